import { placeNames } from '../../../../listing/places/place-names'
import type { Entries } from '../../../../platform/fields/field'
import { readCountry } from '../../../../platform/format/iso-codes'
import { LANGS } from '../../../../platform/format/lang'

/** Returns true if the form names another country than Belgium. */
export function isAbroad({ country }: Entries): boolean {
  return Boolean(country?.trim()) && readCountry(country ?? '') !== 'BE'
}

/** Returns the form with the names of the main place of its postcode if no place was entered. */
export function withPlace(entries: Entries): Entries {
  if (isAbroad(entries) || LANGS.some((lang) => entries[`city.${lang}`]?.trim())) return entries
  const placeEntries = Object.entries(placeNames(entries.zip?.trim() ?? '', {}))
  return {
    ...entries,
    ...Object.fromEntries(placeEntries.map(([lang, name]) => [`city.${lang}`, name])),
  }
}
