import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { searchFieldName } from '../../../platform/fields/search-select'
import type { LabelKey } from '../../../platform/i18n'
import { RICH_TEXT } from '../../rich-text/client/rich-parts'
import { filterByName } from '../choices/find-items'
import type { EditForm, Reference } from '../edit-form'

/** The maximum number of files shown. The newest are first, and any other address can be pasted. */
const MAX_LINKS = 200

/** The name by which the form marks a search for links, in place of a field name. */
const LINKS = 'links'

const KINDS = [
  { kind: 'page', label: 'links.page' },
  { kind: 'article', label: 'links.article' },
  { kind: 'file', label: 'links.file' },
] as const satisfies { kind: 'page' | 'article' | 'file'; label: LabelKey }[]

/** Help for links to pages, articles, listings and files in an HTML text, with the address to copy for each. */
export function LinkHelp({ form }: { form: EditForm }) {
  const { view, references, search } = form
  const { t } = view
  const query = search?.name === LINKS ? search.words : ''
  const groups = KINDS.map(({ kind, label }) => ({
    kind,
    title: t(label),
    items: filterByName(references?.[kind] ?? [], query),
  }))
  return (
    <details className="group link-help" id={RICH_TEXT.help} open={search?.name === LINKS}>
      <summary>
        <Icon name="link" />
        {t('links.title')}
      </summary>
      <div className="stack">
        <p className="small muted">{t('links.text')}</p>
        <LinkLookup view={view} query={query} count={groups.flatMap(({ items }) => items).length} />
        {groups.map((group) => (
          <Group key={group.kind} {...group} isOpen={query !== ''} />
        ))}
        <p className="small muted">
          {t('links.listing')} <code>listing:410131</code> <code>listing:p9001</code>
        </p>
        <p className="small muted">
          {t('links.figure')}{' '}
          <code>{'<figure><img src="file:7"><figcaption>…</figcaption></figure>'}</code>
        </p>
      </div>
    </details>
  )
}

/** The search that filters the lists. Its button sends the complete form and stores nothing. */
function LinkLookup({ view: { t }, query, count }: { view: View; query: string; count: number }) {
  return (
    <p className="field">
      <span className="seek">
        <input
          type="search"
          name={searchFieldName(LINKS)}
          aria-label={t('choice.search', { field: t('links.title') })}
          placeholder={t('choice.word')}
          maxLength={100}
          autoComplete="off"
        />
        <button
          type="submit"
          className="button quiet"
          name="action"
          value={searchFieldName(LINKS)}
          formNoValidate
        >
          {t('choice.find')}
        </button>
        {query ? <small role="status">{t('choice.found', { words: query, count })}</small> : null}
      </span>
    </p>
  )
}

interface GroupProps {
  kind: string
  title: string
  items: Reference[]
  isOpen: boolean
}

function Group({ kind, title, items, isOpen }: GroupProps) {
  if (items.length === 0) return null
  return (
    <details open={isOpen}>
      <summary>
        {title} <small className="muted">{items.length}</small>
      </summary>
      <ul className="rows">
        {items.slice(0, MAX_LINKS).map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <code>{`<a href="${kind}:${id}">${name}</a>`}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
