import type { View } from '../../components/ui/view'
import { plural } from '../../platform/i18n'

/** Returns the number of visits to the page of a listing as text: `5.732 bezoeken`, `nog geen bezoeken`. */
export function formatVisitCount(
  { t, lang }: View,
  text: 'history.visits' | 'history.week',
  count: number,
): string {
  return count === 0 ? t('history.visits.none') : plural(t, lang, text, count)
}
