import { type Region, regionOf } from '../../platform/geo/belgian-region'
import type { Property } from '../property'
import { type BrusselsScale, epcKeys, epcScale, LUXEMBOURG_KEYS } from './epc-scales'

export type EpcLabel = { region: Region; key: string; label: string }
export type EpcRange = { worst: EpcLabel; best: EpcLabel }

/** `on` is the day whose scale applies (`2026-08-12`). Without it the newest scale applies. */
type EpcOptions = { brusselsScale?: BrusselsScale; on?: string }

type EpcFacts = Pick<Property, 'energyPerformance' | 'epcLabel' | 'zip' | 'countryId'>

/**
 * Returns the energy label of a property. The certificate's text takes precedence. Otherwise the label is that of the
 * first band whose upper bound is not below the unrounded value (kWh/m² a year). Returns null without a region, or
 * without text and value.
 */
export function epcLabel(property: EpcFacts, options: EpcOptions = {}): EpcLabel | null {
  const region = regionOf(property.zip, property.countryId)
  if (!region) return null
  const key = keyOfText(property.epcLabel, region) ?? keyOfValue(property, region, options)
  return key === null ? null : { region, key, label: labelOfKey(key) }
}

/** Returns true if the certificate's text is not a label: 'PEB en cours'. */
export function isUnreadableLabel({ epcLabel: text, zip, countryId }: EpcFacts): boolean {
  const region = regionOf(zip, countryId)
  return region !== null && text !== null && keyOfText(text, region) === null
}

/** Returns the worst and the best of several labels of one region, for an advert with several units. */
export function epcRange(labels: readonly EpcLabel[]): EpcRange | null {
  const ranked = labels.toSorted((a, b) => rankOf(a) - rankOf(b))
  const [best, worst] = [ranked[0], ranked.at(-1)]
  return best && worst ? { worst, best } : null
}

/** Returns the label as a number, 1 for A to 9 for I. Half steps (A+, B-) count as their main letter. */
export function epcRank({ key }: EpcLabel): number {
  return LUXEMBOURG_KEYS.findIndex((letter) => key.startsWith(letter)) + 1
}

/** Returns the path of the label's picture, `/images/epc/flanders/a_plus.png` (spec, section 7). */
export function epcImage(region: Region, key: string): string {
  return `/images/epc/${region}/${key}.png`
}

/**
 * Returns the letter that determines the colour of the tag: 'A+' for A+ and A++, else the letter without its half step.
 */
export function epcColourLetter(label: string): string {
  const letter = label.slice(0, 1).toUpperCase()
  return letter === 'A' && label.includes('+') ? 'A+' : letter
}

/** The words before the label on certificates, in the languages of Belgium and Luxembourg. */
const CERTIFICATE_WORDS =
  /^\s*(?:(?:epc|peb|epb|cpe|dpe|label|klasse|classe|class|klass|[ée]nerg[ée]tique|energie(?:pass|label|klasse)?|energy|(?:energie)?effizienzklasse)(?![a-zà-ÿ])[\s:.-]*)+/

/** Luxembourg's certificate also has a class for insulation and one for climate: 'B/C/C'. */
const FURTHER_CLASSES = /^([a-i])(?:[/|,-][a-i]){1,2}$/

/** Returns the region's label key for a text such as 'a+', 'A +', 'a_plus' or 'PEB: A−', or null if there is none. */
function keyOfText(text: string | null, region: Region): string | null {
  const written = (text ?? '')
    .toLowerCase()
    .replace(CERTIFICATE_WORDS, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/plus/g, '+')
    .replace(/sub|min(us)?|moins/g, '-')
    .replace(/[\s_]/g, '')
  const compact = region === 'luxembourg' ? written.replace(FURTHER_CLASSES, '$1') : written
  const [, letter, sign = ''] = /^([a-i])(\+\+|\+|-)?$/.exec(compact) ?? []
  if (!letter) return null
  const key = letter + SUFFIX_OF_SIGN[sign]
  return keysOf(region).includes(key) ? key : null
}

function keysOf(region: Region): readonly string[] {
  return region === 'luxembourg' ? LUXEMBOURG_KEYS : epcKeys(region)
}

function rankOf({ region, key }: EpcLabel): number {
  return key === 'a_plusplus' ? -1 : keysOf(region).indexOf(key)
}

function keyOfValue(
  { energyPerformance: value }: EpcFacts,
  region: Region,
  options: EpcOptions,
): string | null {
  if (region === 'luxembourg' || value === null || Number.isNaN(value)) return null
  return epcScale(region, options).bands.find((band) => band.max >= value)?.key ?? null
}

const SUFFIX_OF_SIGN: Record<string, string> = {
  '': '',
  '+': '_plus',
  '++': '_plusplus',
  '-': '_sub',
}

function labelOfKey(key: string): string {
  return key.replace('_plusplus', '++').replace('_plus', '+').replace('_sub', '-').toUpperCase()
}
