import { formatInteger } from '../../domain/format/number'
import { plural } from '../../i18n'
import type { View } from '../ui/view'

/** `5.732 bezoeken`, with the dots that numbers have in tables. */
export function visitsInWords(
  { t, lang }: View,
  words: 'history.visits' | 'history.week',
  count: number,
): string {
  return plural(t, lang, words, count).replace(String(count), formatInteger(count))
}
