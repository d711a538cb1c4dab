import { fill, type Translate } from './translate'

/** Days that the link to a file works in a mail. */
export const MAILED_LINK_DAYS = 7

/** Returns the times that the agency promises, for the slots of mails and thank-you pages. */
export function promisedTimes(t: Translate<'promise'>): {
  reply: string
  valuation: string
  days: number
} {
  return {
    reply: t('promise.reply'),
    valuation: t('promise.valuation'),
    days: MAILED_LINK_DAYS,
  }
}

/** Returns a text of the agency with `{reply}` and `{valuation}` filled; other braces stay. */
export function withPromisedTimes(t: Translate<'promise'>, text: string): string {
  return text.replace(/\{(?:reply|valuation)\}/g, (slot) => fill(slot, promisedTimes(t)))
}
