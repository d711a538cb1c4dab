import { joinNames } from '../../../components/listing/search-sentence'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { filterQuery, type ListFilter, withPage } from '../../../listing/filter/list-filter'
import type { LabelKey } from '../../../platform/i18n'
import { withQuery, withQueryWords } from '../../../urls'
import type { ParsedQueryChip } from '../parsed-query-chips'
import type { ParsedQueryData } from './parsed-query'

interface ParsedQueryLineProps {
  view: View
  filter: ListFilter
  parsedQuery: ParsedQueryData | null
}

/**
 * Shows how a natural-language query was understood. Each part links to the list without it. The element is empty
 * without a query.
 */
export function ParsedQueryLine({ view, filter, parsedQuery }: ParsedQueryLineProps) {
  return (
    <div className="parsed-query" data-live="parsed-query">
      {parsedQuery && (
        <>
          <Chips
            label="parsedquery.understood"
            chips={parsedQuery.understood}
            {...{ view, filter, parsedQuery }}
          />
          <Chips
            label="parsedquery.unread"
            chips={parsedQuery.unread}
            {...{ view, filter, parsedQuery }}
          />
          {parsedQuery.without.length > 0 && <p>{withoutText(view, parsedQuery)}</p>}
        </>
      )}
    </div>
  )
}

/** Returns the text with the words that do not narrow the list. */
function withoutText({ t, lang }: View, { without }: ParsedQueryData): string {
  const words = without.map((text) => t('parsedquery.text', { text }))
  return t('parsedquery.without', { words: joinNames(lang, words) })
}

interface ChipsProps {
  view: View
  filter: ListFilter
  parsedQuery: ParsedQueryData
  label: LabelKey
  chips: ParsedQueryChip[]
}

function Chips({ view, filter, parsedQuery, label, chips }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <p>
      <span>{view.t(label)}</span>
      {chips.map(({ name, cleared }) =>
        cleared ? (
          <a
            key={name}
            className="chip"
            href={pathWithout(view, filter, parsedQuery, cleared)}
            data-in-place
          >
            <span className="sr-only">{view.t('chips.remove', { name })}</span>
            <span aria-hidden="true">{name}</span>
            <Icon name="close" />
          </a>
        ) : (
          <b key={name}>{name}</b>
        ),
      )}
    </p>
  )
}

function pathWithout(
  { path }: View,
  filter: ListFilter,
  { words }: ParsedQueryData,
  cleared: Partial<ListFilter>,
): string {
  const query = filterQuery({ ...withPage(filter, 1), ...cleared })
  return withQuery(path, query ? withQueryWords(query, words) : '')
}
