import { placeNames } from '../../../../listing/places/place-names'
import type { Entries } from '../../../../platform/fields/field'
import { readCountry } from '../../../../platform/format/iso-codes'
import { LANGS } from '../../../../platform/format/lang'

/** Returns the form with the names of the main place of its postcode if no place was entered. */
export function withPlace(entries: Entries): Entries {
  const isAbroad = Boolean(entries.country?.trim()) && readCountry(entries.country ?? '') !== 'BE'
  if (isAbroad || LANGS.some((lang) => entries[`city.${lang}`]?.trim())) return entries
  const placeEntries = Object.entries(placeNames(entries.zip?.trim() ?? '', {}))
  return {
    ...entries,
    ...Object.fromEntries(placeEntries.map(([lang, name]) => [`city.${lang}`, name])),
  }
}
