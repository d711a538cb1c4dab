import type { LabelKey } from '../../i18n'
import { LABEL_TEXTS } from './marquee-label'

/** All texts that `ListingCard` may show. */
export const CARD_TEXTS: LabelKey[] = [
  'card.bedrooms',
  'card.bedroomsrange',
  'card.plot',
  'detail.surface',
  'prop.livingarea',
  'card.units.one',
  'card.units.other',
  'energy.labelalt',
  'favourite.add',
  'favourite.remove',
  ...LABEL_TEXTS,
  'picture.carousel',
  'picture.index',
  'picture.next',
  'picture.previous',
  'price.from',
  'price.onrequest',
  'price.permonth',
  'project.range',
  'project.to',
  'prop.bedrooms',
  'prop.bedrooms.one',
  'prop.bedrooms.other',
]
