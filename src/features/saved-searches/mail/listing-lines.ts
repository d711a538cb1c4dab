import { oneLine } from '../../../listing/address'
import { priceInText } from '../../../listing/price'
import type { ListingCard } from '../../../listing/published'
import { type Lang, pick } from '../../../platform/format/lang'
import { formatSurface } from '../../../platform/format/number'
import { pictureFiles } from '../../../platform/format/picture-files'
import { GOAL } from '../../../platform/goal'
import { plural, type Translate } from '../../../platform/i18n'
import type { MailListing } from '../../../platform/mail/mail-content'
import { projectPath, propertyPath } from '../../../urls'
import type { ListingEvent } from '../listing-events'

export interface DescribedListing {
  event: ListingEvent
  was: number | null
  /** The title of a listing that is in no list any more. */
  label: string
  card: ListingCard | null
}

/** Returns a listing for a mail, with only the data of its public card. */
export function toMailListing(
  { t, lang, origin }: { t: Translate; lang: Lang; origin: string },
  { event, was, label, card }: DescribedListing,
): MailListing {
  if (!card) return { title: label, lines: [] }
  const [picture] = card.pictures
  const address = oneLine({
    street: pick(card.address.street, lang),
    place: [card.zip, pick(card.city, lang)].filter(Boolean).join(' '),
    country: pick(card.address.country, lang),
  })
  const before =
    event === 'cheaper' && was ? t('mail.search.was', { price: priceInText(was, lang) }) : ''
  const price = [priceOf(t, lang, card), before].filter(Boolean).join(', ')
  const path = card.kind === 'project' ? projectPath(lang, card.id) : propertyPath(lang, card.id)
  return {
    title: pick(card.title, lang),
    lines: [address, factsOf(t, lang, card), price].filter(Boolean),
    ...(picture && { picture: new URL(pictureFiles(picture.url).src, origin).href }),
    ...(card.hasPage && { href: origin + path }),
  }
}

function factsOf(t: Translate, lang: Lang, { bedrooms, surface }: ListingCard): string {
  const rooms = bedrooms ? plural(t, lang, 'chips.bedrooms', bedrooms) : ''
  return [rooms, surface ? formatSurface(surface) : ''].filter(Boolean).join(', ')
}

/** Returns the price of the card, or '' for a listing that left the market. */
function priceOf(
  t: Translate,
  lang: Lang,
  { gone, price, currency, priceFrom, goal }: ListingCard,
): string {
  if (gone) return ''
  if (price === null) return t('price.onrequest')
  const unit = goal === GOAL.rent && !priceFrom ? t('price.permonth') : ''
  return [priceFrom ? t('price.from') : '', priceInText(price, lang, currency), unit]
    .filter(Boolean)
    .join(' ')
}
