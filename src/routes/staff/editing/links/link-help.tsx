import { RICH } from '../../../../client/staff/rich/rich-parts'
import { Icon } from '../../../../components/ui/icon'
import type { LabelKey } from '../../../../i18n'
import type { EditForm, Reference } from '../edit-form'

/** The library may be large: its newest files come first, and any address can be pasted instead. */
const MOST_SHOWN = 200

const KINDS = [
  { kind: 'page', label: 'links.page' },
  { kind: 'article', label: 'links.article' },
  { kind: 'file', label: 'links.file' },
] as const satisfies { kind: 'page' | 'article' | 'file'; label: LabelKey }[]

/** How a text leads to a page, article, listing or file, with what to copy for each. */
export function LinkHelp({ form: { view, references } }: { form: EditForm }) {
  const { t } = view
  return (
    <details className="group link-help" id={RICH.help}>
      <summary>
        <Icon name="link" />
        {t('links.title')}
      </summary>
      <div className="stack">
        <p className="small muted">{t('links.text')}</p>
        {KINDS.map(({ kind, label }) => (
          <Group key={kind} kind={kind} title={t(label)} found={references?.[kind] ?? []} />
        ))}
        <p className="small muted">
          {t('links.listing')} <code>listing:410131</code> <code>listing:p9001</code>
        </p>
      </div>
    </details>
  )
}

function Group({ kind, title, found }: { kind: string; title: string; found: Reference[] }) {
  if (found.length === 0) return null
  return (
    <details>
      <summary>
        {title} <small className="muted">{found.length}</small>
      </summary>
      <ul>
        {found.slice(0, MOST_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <code>{`<a href="${kind}:${id}">${name}</a>`}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
