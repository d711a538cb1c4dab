import { advertWords } from '../../../components/listing/advert-facts'
import { picturesWithWords, withOriginWords } from '../../../components/listing/listing-picture'
import { labelOf } from '../../../components/listing/marquee-label'
import { placeLine } from '../../../components/listing/place-line'
import { priceWords } from '../../../components/listing/price'
import type { Words } from '../../../components/ui/view'
import { epcImage } from '../../../listing/epc/epc'
import { MARQUEE } from '../../../listing/marquee'
import { formatEuro } from '../../../listing/price'
import type { ListingCard } from '../../../listing/published'
import { previewPicture } from '../../../platform/files/preview-picture'
import { momentInWords } from '../../../platform/format/dates'
import { pick } from '../../../platform/format/lang'
import { formatSurface } from '../../../platform/format/number'
import { hasLivingArea } from '../../../platform/goal'
import { plural } from '../../../platform/i18n'
import type { MailListing } from '../../../platform/mail/mail-content'
import { detailPath, withEarlyToken } from '../../../urls'
import type { ListingEvent } from '../listing-events'

/** Language and texts of a mail, and the site's origin for absolute addresses. */
type MailWords = Words & { origin: string }

export interface DescribedListing {
  event: ListingEvent
  was: number | null
  /** The title of a listing that is in no list any more. */
  label: string
  card: ListingCard | null
  /** Set for a property that is not public yet: the token of its link, and the time (ms) from which it is public. */
  early?: { token: string; publicFrom: number } | null
}

/** The labels that the heading above the listings of an event replaces. */
const HEADING_MARQUEES: Partial<Record<ListingEvent, number>> = {
  cheaper: MARQUEE.newPrice,
  option: MARQUEE.option,
}

/** Returns a listing for a mail about it, with its earlier price if it is cheaper now. */
export function describedListing(
  words: MailWords,
  { event, was, label, card, early }: DescribedListing,
): MailListing {
  if (!card) return { title: label, lines: [] }
  const marquee = card.marquee === HEADING_MARQUEES[event] ? null : card.marquee
  const { price, href, ...mailListing } = toMailListing(words, { ...card, marquee })
  const before =
    event === 'cheaper' && was ? words.t('mail.search.was', { price: formatEuro(was) }) : ''
  return {
    ...mailListing,
    price: [price, before].filter(Boolean).join(', '),
    ...(href && { href: withEarlyToken(href, early?.token) }),
    ...(early && { lines: [earlyLine(words, early.publicFrom), ...mailListing.lines] }),
  }
}

function earlyLine({ t, lang }: Words, publicFrom: number): string {
  return t('mail.search.early', { moment: momentInWords(publicFrom, lang) })
}

/**
 * Returns a listing for a mail, with the public data of its card in the card's order. The label 'just listed' is left
 * out, because a mail may be read when it no longer holds.
 */
export function toMailListing(words: MailWords, card: ListingCard): MailListing {
  const { t, lang, origin } = words
  const { gone, epc, epcRange, hasPage, marquee } = card
  const label = marquee === MARQUEE.new && !gone ? null : labelOf(words, card)
  const title = pick(card.title, lang)
  const candidates = picturesWithWords(words, card).map((picture) => ({
    url: picture.url,
    alt: picture.words,
  }))
  const picture = previewPicture(candidates, origin)
  const path = detailPath(lang, card)
  const labels = new Map(
    [epc, epcRange?.worst, epcRange?.best].flatMap((label) => (label ? [[label.key, label]] : [])),
  )
  return {
    ...(label && { label }),
    price: gone ? '' : (priceWords(words, card) ?? t('price.onrequest')),
    title,
    lines: [placeLine(card, lang), factsLine(words, card)].filter(Boolean),
    symbols: [
      ...[...labels.values()].map(({ region, key, label }) => ({
        src: origin + epcImage(region, key),
        alt: t('energy.labelalt', { label }),
      })),
      ...(card.flood ? [{ src: `${origin}/images/flood-d.png`, alt: '' }] : []),
    ],
    facts: advertWords(words, card).join(', '),
    ...(picture && {
      picture: {
        src: picture.url,
        alt: withOriginWords(title, picture.alt),
        caption: picture.alt,
        width: picture.width,
        height: picture.height,
      },
    }),
    ...(hasPage && { href: origin + path }),
  }
}

function factsLine({ t, lang }: Words, card: ListingCard): string {
  const { bedroomsMin, bedroomsMax, surface, plot, units } = card
  const hasRange = bedroomsMax && bedroomsMin !== bedroomsMax
  const bedrooms = card.bedrooms ?? bedroomsMax
  return [
    hasRange ? t('card.bedroomsrange', { min: bedroomsMin ?? 0, max: bedroomsMax }) : '',
    bedrooms && !hasRange ? plural(t, lang, 'prop.bedrooms', bedrooms) : '',
    surface
      ? t(hasLivingArea(card) ? 'card.living' : 'card.surface', { area: formatSurface(surface) })
      : '',
    plot ? t('card.plot', { area: formatSurface(plot) }) : '',
    units ? plural(t, lang, 'card.units', units.available) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
