/** Prefixes of the texts of a listing card. */
export const CARD_TEXTS = [
  'card',
  'energy.labelalt',
  'energy.perm2',
  'favourite',
  'label',
  'picture.carousel',
  'picture.index',
  'picture.next',
  'picture.origin',
  'picture.previous',
  'price.from',
  'price.method',
  'price.onrequest',
  'price.permonth',
  'price.was',
  'project.range',
  'project.to',
  'prop.bedrooms',
] as const
export type CardText = (typeof CARD_TEXTS)[number]
