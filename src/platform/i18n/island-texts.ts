import type { Lang } from '../format/lang'
import { textsOf, translator } from '.'
import type { Texts } from './texts'

/** Prefixes of the texts of islands on most pages. */
const PREFIXES = [
  'card.bedrooms',
  'chips.area',
  'chips.remove',
  'chips.to',
  'consent.ad_personalization',
  'consent.ad_storage',
  'consent.ad_user_data',
  'consent.analytics_storage',
  'consent.choose',
  'consent.necessary',
  'consent.necessarytext',
  'consent.save',
  'consent.text',
  'consent.title',
  'costs',
  'demand.goal',
  'demand.max',
  'demand.min',
  'demand.rooms',
  'demand.type',
  'demand.where',
  'detail.documents',
  'detail.mapopen',
  'docs',
  'draw.change',
  'draw.open',
  'error.retry',
  'form',
  'gate',
  'goal.label',
  'issue',
  'label',
  'map',
  'markers',
  'nav.close',
  'place',
  'price',
  'project',
  'promise',
  'prop.basement',
  'prop.floornumber',
  'prop.groundfloor',
  'search',
  'sheet',
  'thanks.tovaluation',
  'thanks.visit',
  'units',
  'valuation.address',
  'valuation.city',
  'valuation.times',
  'valuation.zip',
  'visit',
] as const

const loaded: Partial<Record<Lang, Texts>> = {}

/**
 * Returns the texts of islands in one language, without the agency's replacements. The build writes them to a script
 * that browsers load once. The data blocks of islands contain only what differs.
 */
export function islandTexts(lang: Lang): Texts {
  loaded[lang] ??= textsOf(translator(lang), PREFIXES)
  return loaded[lang]
}
