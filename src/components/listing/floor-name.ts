import type { Translate } from '../../platform/i18n'

/** Returns the name of a floor, as in `Gelijkvloers` or `Verdieping 2`, or '' if it is not known. */
export function floorName(
  t: Translate<'prop.basement' | 'prop.floornumber' | 'prop.groundfloor'>,
  floor: number | null,
): string {
  if (floor === null) return ''
  if (floor === 0) return t('prop.groundfloor')
  return floor < 0 ? t('prop.basement') : t('prop.floornumber', { floor })
}
