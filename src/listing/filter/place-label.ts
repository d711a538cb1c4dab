import { normalise } from '../../platform/format/text'

/** Matches `fusie`, `Fusiegemeente`, `fusionnées`, `Gemeindefusion`: words with this start or end. */
const MERGER = /(?:^| )(?:(?:fusie|fusion)\p{L}*|\p{L}*(?:fusie|fusion))(?: |$)/u
/** The terms of bpost for a change of boundaries. */
const BOUNDARIES =
  /grenswijziging|grenzanderung|boundary change|(?:changement|modification) (?:de |des )?limites?/
const YEAR = /(?:^| )(?:19|20)\d\d(?: |$)/

/** Returns true if a place's label announces a change of municipal boundaries ('Pajottegem (fusie 2025)'). */
export function announcesMerger(label: string): boolean {
  const text = normalise(label)
  return BOUNDARIES.test(text) || (MERGER.test(text) && YEAR.test(text))
}
