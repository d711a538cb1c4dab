import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { type Hit, MAX_HITS, type Source } from './hits'

export interface FoundGroup {
  source: Source
  hits: Hit[]
}

/** The search results by kind. Without a query it shows what can be searched. */
export function FindPage({ view, q, groups }: { view: View; q: string; groups: FoundGroup[] }) {
  const { t } = view
  if (groups.length === 0)
    return (
      <p className="panel" role="status">
        {q ? t('staff.find.none', { words: q }) : t('staff.find.text')}
      </p>
    )
  return (
    <div className="panel-grid">
      {groups.map((group) => (
        <FoundPanel key={group.source.label} view={view} q={q} group={group} />
      ))}
    </div>
  )
}

function FoundPanel({ view: { t }, q, group }: { view: View; q: string; group: FoundGroup }) {
  const { source, hits } = group
  const hasMore = hits.length === MAX_HITS && source.all
  return (
    <section className="panel">
      <h2>{t(source.label)}</h2>
      <ul className="rows">
        {hits.map(({ href, title, note }) => (
          <li key={href + title}>
            <a href={href}>{title}</a>
            {note ? <small className="muted">{note}</small> : null}
          </li>
        ))}
      </ul>
      {hasMore ? (
        <a className="link" href={source.all?.(q)}>
          {t('staff.find.all')}
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </section>
  )
}
