import type { View } from '../../components/ui/view'
import { filterQuery, type ListFilter } from '../../listing/filter/list-filter'
import type { MarketList } from '../../listing/filter/lists'
import { withColon } from '../../platform/format/lang'
import { escapeMarkup } from '../../platform/format/xml'
import { GOAL } from '../../platform/goal'
import { EMBED_SCRIPT_PATH, homePath, rolePath, withQuery } from '../../urls'

export const MIN_CARDS = 3
export const MAX_CARDS = 12
const DEFAULT_CARDS = 6

/** Returns the number of cards in an address, within its limits. */
export function cardCount(text: string | null | undefined): number {
  const count = /^\d{1,3}$/.test(text ?? '') ? Number(text) : DEFAULT_CARDS
  return Math.min(MAX_CARDS, Math.max(MIN_CARDS, count))
}

/** Returns the agency's steps of the maximum price in a list. */
export function priceSteps({ site }: View, list: MarketList): number[] {
  return site.priceRanges.max[list === 'rent' ? GOAL.rent : GOAL.sale]
}

/** The cards of a list in a frame. */
export interface ListEmbed {
  list: MarketList
  filter: ListFilter
  cards: number
}

/**
 * Returns the HTML by which another site shows a frame in the language of the view, or the search form without a list.
 * Without scripts it is a link.
 */
export function embedSnippet(view: View, embed: ListEmbed | null): string {
  const { t, lang, site, origin } = view
  const { name } = site.settings
  const filter = embed && filterQuery(embed.filter)
  const path = withQuery(
    (embed && rolePath(site, lang, embed.list)) ?? homePath(lang),
    filter ?? '',
  )
  const attributes = Object.entries({
    'data-show': embed ? null : 'search',
    'data-list': embed?.list,
    'data-cards': embed?.cards,
    'data-filter': filter,
    'data-lang': lang,
  }).map(([name, value]) => (value ? ` ${name}="${escapeMarkup(String(value))}"` : ''))
  const label = embed
    ? `${withColon(lang, name)} ${t(`nav.${embed.list}`)}`
    : t('embeds.find', { name })
  return `<div>
  <a href="${escapeMarkup(origin + path)}">${escapeMarkup(label)}</a>
  <script src="${escapeMarkup(origin + EMBED_SCRIPT_PATH)}"${attributes.join('')} async></script>
</div>`
}
