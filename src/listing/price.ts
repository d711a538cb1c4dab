import { belgianNumber } from '../platform/format/number'
import { hidesPrice } from './marquee'
import type { Property, SaleMethod } from './property'
import { STATUS } from './status'

/** The minimum sale price. A lower amount is a rent. */
export const MIN_SALE_PRICE = 10_000

/** The CRM's price unit 'starting from'. */
export const PRICE_UNIT_FROM = 7

/** Sold and rented listings do not show their price. */
const STATUSES_WITHOUT_PRICE: readonly number[] = [STATUS.sold, STATUS.rented]

const NBSP = '\u00A0'

type PriceFacts = Pick<Property, 'publishPrice' | 'marquee' | 'status' | 'price' | 'saleMethod'>

/**
 * Returns `€ 685.000` in every language, also within sentences, with cents only if there are any. Returns 'NaN' if the
 * value is not a number.
 */
export function formatEuro(value: number): string {
  return formatPrice(value)
}

/** Returns a price in any currency by its ISO 4217 code: `CHF 1.250.000`. */
export function formatPrice(value: number, currency = 'EUR'): string {
  const text = belgianNumber(value, hasCents(value) ? 2 : 0)
  const symbol = currency === 'EUR' ? '€' : currency
  return text === 'NaN' ? text : `${symbol}${NBSP}${text}`
}

/**
 * Returns the price in euros, by which lists are filtered and sorted and listings are compared. Returns null for a
 * price in another currency, because no exchange rate is available and rates change daily.
 */
export function euroPrice({
  price,
  currency,
}: {
  price: number | null
  currency?: string
}): number | null {
  return currency === undefined || currency === 'EUR' ? price : null
}

/**
 * Returns true if the price is public: published, not under option, not sold or rented, above 0. A life annuity and a
 * public sale have no price.
 */
export function isPriceShown(property: PriceFacts): boolean {
  const { price, saleMethod } = property
  return areAmountsShown(property) && price !== null && price > 0 && !saleMethod
}

export function shownSaleMethod(property: PriceFacts): { saleMethod?: SaleMethod } {
  const { saleMethod } = property
  if (!saleMethod || areAmountsShown(property)) return { ...(saleMethod && { saleMethod }) }
  return { saleMethod: { ...saleMethod, amount: null, annuity: null } }
}

/** Returns the price, or else the lump sum or opening bid; null for none. */
export function askedAmount({
  price,
  saleMethod,
}: {
  price: number | null
  saleMethod?: SaleMethod | undefined
}): number | null {
  return price ?? saleMethod?.amount ?? null
}

/** Returns the amounts of a method of sale by their meaning; null for an amount that it does not have. */
export function saleAmounts(saleMethod: SaleMethod | undefined) {
  const { name, amount = null, annuity: monthlyAnnuity = null } = saleMethod ?? {}
  const isPublicSale = name === 'publicSale'
  return {
    lumpSum: isPublicSale ? null : amount,
    monthlyAnnuity,
    openingBid: isPublicSale ? amount : null,
  }
}

function areAmountsShown({ publishPrice, marquee, status }: PriceFacts): boolean {
  return publishPrice && !hidesPrice(marquee) && !STATUSES_WITHOUT_PRICE.includes(status)
}

/** Returns the public price, or null if it is on request, hidden, or the listing is sold or rented. */
export function shownPrice(property: PriceFacts): number | null {
  return isPriceShown(property) ? property.price : null
}

function hasCents(value: number): boolean {
  return Math.round(Math.abs(value) * 100) % 100 !== 0
}
