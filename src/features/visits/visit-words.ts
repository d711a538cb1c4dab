import type { View } from '../../components/ui/view'
import { plural } from '../../platform/i18n'

/** Returns the number of visits in words: `5.732 bezoeken`, `nog geen bezoeken`. */
export function visitsInWords(
  { t, lang }: View,
  words: 'history.visits' | 'history.week',
  count: number,
): string {
  return count === 0 ? t('history.visits.none') : plural(t, lang, words, count)
}
