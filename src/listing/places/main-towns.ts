import type { Lang } from '../../platform/format/lang'
import type { Point } from '../../platform/geo/coordinates'

/**
 * The NIS codes of the towns that a map of the country names, in order of importance: the cities, then towns that the
 * empty parts of the map need.
 */
export const MAIN_TOWNS: readonly number[] = [
  21004, 11002, 44021, 62063, 52011, 31005, 92094, 53053, 71072, 24062, 81001, 34022, 35013, 82039,
  57081, 63079, 13040, 46021, 12025, 41002, 63023, 91034, 83034, 71016, 38025, 36015, 33011, 56016,
  25112, 58001, 73111, 24020, 84077, 63067, 61031, 31043, 43005, 51004, 72020, 93014, 85045, 25072,
  13008, 57096, 63049, 24107, 55040, 41018, 91114, 84010, 42006, 84043, 93056, 13025, 63072, 83031,
]

/** The sea and the neighbouring countries, at points near the border, the best first. */
export const ABROAD: readonly { name: Record<Lang, string>; points: Point[] }[] = [
  {
    name: { nl: 'Noordzee', fr: 'Mer du Nord', en: 'North Sea', de: 'Nordsee' },
    points: [
      { lat: 51.42, lng: 2.75 },
      { lat: 51.3, lng: 2.5 },
      { lat: 51.55, lng: 2.9 },
      { lat: 51.42, lng: 2.95 },
    ],
  },
  {
    name: { nl: 'Nederland', fr: 'Pays-Bas', en: 'Netherlands', de: 'Niederlande' },
    points: [
      { lat: 51.62, lng: 5.1 },
      { lat: 51.75, lng: 4.6 },
      { lat: 51.65, lng: 5.9 },
    ],
  },
  {
    name: { nl: 'Frankrijk', fr: 'France', en: 'France', de: 'Frankreich' },
    points: [
      { lat: 50.02, lng: 3.5 },
      { lat: 49.75, lng: 3.7 },
      { lat: 50.3, lng: 2.7 },
    ],
  },
  {
    name: { nl: 'Duitsland', fr: 'Allemagne', en: 'Germany', de: 'Deutschland' },
    points: [
      { lat: 50.68, lng: 6.5 },
      { lat: 50.4, lng: 6.7 },
      { lat: 50.9, lng: 6.5 },
    ],
  },
  {
    name: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
    points: [
      { lat: 49.78, lng: 6.12 },
      { lat: 49.6, lng: 6.3 },
    ],
  },
]
