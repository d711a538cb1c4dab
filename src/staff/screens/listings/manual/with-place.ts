import { placeNames } from '../../../../listing/places/place-names'
import type { Entries } from '../../../../platform/fields/field'
import { readCountry } from '../../../../platform/format/iso-codes'
import { LANGS } from '../../../../platform/format/lang'

/** The form with the names of its postcode's main place where no place was written. */
export function withPlace(entries: Entries): Entries {
  const isAbroad = Boolean(entries.country?.trim()) && readCountry(entries.country ?? '') !== 'BE'
  if (isAbroad || LANGS.some((lang) => entries[`city.${lang}`]?.trim())) return entries
  const names = Object.entries(placeNames(entries.zip?.trim() ?? '', {}))
  return { ...entries, ...Object.fromEntries(names.map(([lang, name]) => [`city.${lang}`, name])) }
}
