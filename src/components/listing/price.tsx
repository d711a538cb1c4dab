import { formatPrice } from '../../listing/price'
import type { ListingCard } from '../../listing/published'
import { pick, withColon } from '../../platform/format/lang'
import { GOAL } from '../../platform/goal'
import type { Words } from '../ui/view'
import { type Labelled, labelText } from './marquee-label'

const NBSP = '\u00A0'

type PriceWords = Words<PriceKey>
type PriceKey = 'label' | 'price.from' | 'price.method' | 'price.onrequest' | 'price.permonth'

type Priced = Labelled &
  Pick<
    ListingCard,
    'goal' | 'price' | 'currency' | 'formerPrice' | 'priceFrom' | 'priceUnitText' | 'saleMethod'
  > & {
    gone?: boolean
  }

/** The public price of a listing with its former price, or its status once it is off the market. */
export function Price({ view, listing }: { view: Words<PriceKey | 'price.was'>; listing: Priced }) {
  const { formerPrice, currency } = listing
  return (
    <p className="price">
      <PriceText view={view} listing={listing} />
      {formerPrice !== undefined && (
        <>
          {' '}
          <small>
            {`${view.t('price.was')}${NBSP}`}
            <s>{formatPrice(formerPrice, currency)}</s>
          </small>
        </>
      )}
    </p>
  )
}

/** The price without a paragraph, for tables and bars. */
export function PriceText({ view, listing }: { view: PriceWords; listing: Priced }) {
  const { price, currency, priceFrom, gone = false } = listing
  if (gone) return labelText(view, listing)
  if (listing.saleMethod) {
    const [name, ...amounts] = methodWords(view, listing)
    return (
      <>
        {name}
        {amounts.length > 0 && ' '}
        {amounts.length > 0 && <small>{amounts.join(', ')}</small>}
      </>
    )
  }
  if (price === null) return view.t('price.onrequest')
  const unit = priceUnit(view, listing)
  return (
    <>
      {priceFrom ? <small>{view.t('price.from')}</small> : null}
      {`${priceFrom ? ' ' : ''}${formatPrice(price, currency)}${unit ? ' ' : ''}`}
      {unit ? <small>{unit}</small> : null}
    </>
  )
}

/**
 * Returns the price as text, with a prefix for a lowest price, or the method of sale with its amounts. A price of null
 * means 'on request', or shows that the listing is off the market.
 */
export function priceWords(
  view: Words<PriceKey | 'map.from'>,
  listing: Priced,
  least: 'price.from' | 'map.from' = 'price.from',
): string | null {
  const { price, currency } = listing
  if (listing.saleMethod) return methodText(view, listing)
  return price === null
    ? null
    : withUnit(view, listing, formatPrice(price, currency), view.t(least))
}

/** Returns the price on a pin, without its unit, or null if it is not public. */
export function pinPrice(view: Words<'map.from'>, listing: Priced): string | null {
  const { price, currency, priceFrom } = listing
  if (price === null) return null
  const amount = formatPrice(price, currency)
  return priceFrom ? `${view.t('map.from')} ${amount}` : amount
}

/** Returns a method of sale with its amounts: "Life annuity: lump sum € 40.000, annuity € 600 per month". */
function methodText(view: PriceWords, listing: Priced): string {
  const [name = '', ...amounts] = methodWords(view, listing)
  return amounts.length === 0 ? name : `${withColon(view.lang, name)} ${amounts.join(', ')}`
}

/** Returns the name of the method of sale, and then its public amounts with their names. */
function methodWords({ t, lang }: PriceWords, { saleMethod, currency }: Priced): string[] {
  if (!saleMethod) return []
  const format = (amount: number) => formatPrice(amount, currency)
  const { name, amount, annuity } = saleMethod
  const lower = (text: string) => (lang === 'de' ? text : text.toLocaleLowerCase(lang))
  const amountName = t(`price.method.${name === 'publicSale' ? 'openingbid' : 'lumpsum'}`)
  return [
    t(`price.method.${name}`),
    ...(amount === null ? [] : [`${lower(amountName)} ${format(amount)}`]),
    ...(annuity === null
      ? []
      : [`${lower(t('price.method.annuity'))} ${format(annuity)} ${t('price.permonth')}`]),
  ]
}

function withUnit(view: PriceWords, listing: Priced, price: string, least: string): string {
  const from = listing.priceFrom ? least : ''
  return [from, price, priceUnit(view, listing)].filter(Boolean).join(' ')
}

/** Returns the unit of the price, such as 'a month', or '' if it needs none. */
function priceUnit(view: PriceWords, { goal, priceFrom, priceUnitText }: Priced): string {
  if (priceFrom && goal !== GOAL.rent) return ''
  const text = priceFrom ? '' : pick(priceUnitText, view.lang)
  return text || (goal === GOAL.rent ? view.t('price.permonth') : '')
}
