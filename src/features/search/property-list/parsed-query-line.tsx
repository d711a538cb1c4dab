import { joined } from '../../../components/listing/list-heading'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { filterQuery, type ListFilter, withPage } from '../../../listing/filter/list-filter'
import type { LabelKey } from '../../../platform/i18n'
import { withQuery, withQueryWords } from '../../../urls'
import type { ParsedQueryChip } from '../parsed-query-chips'
import type { Said } from './parsed-query'

interface ParsedQueryLineProps {
  view: View
  filter: ListFilter
  said: Said | null
}

/**
 * Shows how a natural-language query was understood. Each part links to the list without it. The element is empty
 * without a query.
 */
export function ParsedQueryLine({ view, filter, said }: ParsedQueryLineProps) {
  return (
    <div className="said-line" data-live="said">
      {said && (
        <>
          <Chips label="said.understood" chips={said.understood} {...{ view, filter, said }} />
          <Chips label="said.unread" chips={said.unread} {...{ view, filter, said }} />
          {said.without.length > 0 && <p>{withoutText(view, said)}</p>}
        </>
      )}
    </div>
  )
}

/** Returns the text with the words that do not narrow the list. */
function withoutText({ t, lang }: View, { without }: Said): string {
  const words = without.map((text) => t('said.text', { text }))
  return t('said.without', { words: joined(lang, words) })
}

interface ChipsProps {
  view: View
  filter: ListFilter
  said: Said
  label: LabelKey
  chips: ParsedQueryChip[]
}

function Chips({ view, filter, said, label, chips }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <p>
      <span>{view.t(label)}</span>
      {chips.map(({ name, without }) =>
        without ? (
          <a
            key={name}
            className="chip"
            href={pathWithout(view, filter, said, without)}
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
  { words }: Said,
  without: Partial<ListFilter>,
): string {
  const query = filterQuery({ ...withPage(filter, 1), ...without })
  return withQuery(path, query ? withQueryWords(query, words) : '')
}
