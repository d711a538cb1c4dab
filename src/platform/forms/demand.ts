import { z } from 'zod'
import { areaText, checkbox, integer, integerItem, line, lineItem, listOf } from './fields'

/** The fields of a search request. The texts are the labels that the page showed for the numbers. */
export const demand = {
  Goal: integer(-1).pipe(z.literal([-1, 0, 1, 2], 'choice').optional()),
  TypeOfPropertyIDs: listOf(integerItem),
  TypeOfPropertyIDsText: line(500),
  Zips: listOf(lineItem),
  ZipsText: line(1000),
  /** A drawn area in the format of URLs. */
  Area: areaText,
  PriceMin: integer(),
  PriceMax: integer(),
  MinRooms: integer().pipe(z.int().max(50, 'number').optional()),
  /** True if the visitor wants mails about new matching listings. They must be confirmed by a link in a mail. */
  MailMe: checkbox,
}

/** Returns true if the minimum is not above the maximum. A missing bound is unlimited. */
export function isBudget({ PriceMin, PriceMax }: { PriceMin?: unknown; PriceMax?: unknown }) {
  return typeof PriceMin !== 'number' || typeof PriceMax !== 'number' || PriceMin <= PriceMax
}
