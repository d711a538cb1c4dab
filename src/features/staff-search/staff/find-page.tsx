import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import { FIND } from '../../../staff/client/find-parts'
import { FindField } from '../../../staff/parts/find-field'
import { type Hit, MAX_HITS, type Source } from './hits'

export interface FoundGroup {
  source: Source
  hits: Hit[]
}

interface FoundProps {
  view: View
  q: string
  groups: FoundGroup[]
}

/** The search page: its field, the number of results, and the results. */
export function FindPage(props: FoundProps) {
  const { view, q } = props
  return (
    <div className="stack" id={FIND.page}>
      <FindField view={view} q={q} />
      <p className="muted" role="status">
        {countText(props)}
      </p>
      <FoundGroups {...props} />
    </div>
  )
}

/** The search results by kind, with their number for the script. Without a query these are the actions. */
export function FoundGroups(props: FoundProps) {
  const { view, q, groups } = props
  return (
    <div className="panel-grid" data-count={countText(props)}>
      {groups.map((group) => (
        <FoundPanel key={group.source.label} view={view} q={q} group={group} />
      ))}
    </div>
  )
}

function countText({ view: { t, lang }, q, groups }: FoundProps): string {
  if (q === '') return t('staff.find.text')
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return count === 0
    ? t('staff.find.none', { words: q })
    : plural(t, lang, 'staff.find.count', count)
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
            <a href={href}>
              {title}
              {note ? <small className="muted"> {note}</small> : null}
            </a>
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
