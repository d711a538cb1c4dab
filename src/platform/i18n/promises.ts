import { fill, type Translate } from './translate'

/** The number of days that a link to a file in a mail is valid. */
export const MAILED_LINK_DAYS = 7

/** Returns the response times that the agency promises, for placeholders in mails and thank-you pages. */
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

/** Returns a text of the agency with `{reply}` and `{valuation}` filled in. Other braces remain. */
export function withPromisedTimes(t: Translate<'promise'>, text: string): string {
  return text.replace(/\{(?:reply|valuation)\}/g, (slot) => fill(slot, promisedTimes(t)))
}
