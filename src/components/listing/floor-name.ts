import type { Translate } from '../../platform/i18n'

/** `Gelijkvloers`, `Verdieping 2`; '' when it is not known. */
export function floorName(
  t: Translate<'prop.basement' | 'prop.floornumber' | 'prop.groundfloor'>,
  floor: number | null,
): string {
  if (floor === null) return ''
  if (floor === 0) return t('prop.groundfloor')
  return floor < 0 ? t('prop.basement') : t('prop.floornumber', { floor })
}
