import { belgianNumber } from '../format/number'
import { hidesPrice } from './marquee'
import type { Property } from './property'
import { STATUS } from './status'

/** No home is sold for less: what costs less is a rent. */
export const MIN_SALE_PRICE = 10_000

/** The CRM's price unit 'starting from'. */
export const PRICE_UNIT_FROM = 7

/** Sold and rented: their price is history. */
const STATUSES_WITHOUT_PRICE: readonly number[] = [STATUS.sold, STATUS.rented]

const NBSP = '\u00A0'

type PriceFacts = Pick<Property, 'publishPrice' | 'marquee' | 'status' | 'price'>

/** `€ 685.000` in every language, cents only when there are any; 'NaN' for what is no number. */
export function formatEuro(value: number): string {
  const text = belgianNumber(value, hasCents(value) ? 2 : 0)
  return text === 'NaN' ? text : `€${NBSP}${text}`
}

/** True when the price is public: published, not under option, not sold or rented, above 0. */
export function isPriceShown({ publishPrice, marquee, status, price }: PriceFacts): boolean {
  return (
    publishPrice &&
    price !== null &&
    price > 0 &&
    !hidesPrice(marquee) &&
    !STATUSES_WITHOUT_PRICE.includes(status)
  )
}

/** The price a visitor may see, else null: on request, hidden or gone. */
export function shownPrice(property: PriceFacts): number | null {
  return isPriceShown(property) ? property.price : null
}

function hasCents(value: number): boolean {
  return Math.round(Math.abs(value) * 100) % 100 !== 0
}
