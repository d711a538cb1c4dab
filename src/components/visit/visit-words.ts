import { plural } from '../../platform/i18n'
import type { View } from '../ui/view'

/** Returns the number of visits in words: `5.732 bezoeken`, `nog geen bezoeken`. */
export function visitsInWords(
  { t, lang }: View,
  words: 'history.visits' | 'history.week',
  count: number,
): string {
  return count === 0 ? t('history.visits.none') : plural(t, lang, words, count)
}
