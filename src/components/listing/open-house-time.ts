import type { OpenHouse } from '../../listing/property'
import { dayInWords, weekday } from '../../platform/format/dates'
import type { Lang } from '../../platform/format/lang'

/** Returns the day and the time of an open house: `zaterdag 5 december, 10:00–12:00`. */
export function openHouseTime({ date, from, until }: OpenHouse, lang: Lang): string {
  return `${weekday(date, lang)} ${dayInWords(date, lang)}, ${from}–${until}`
}
