import { codeOf } from '../platform/format/codes'
import { regionOf } from '../platform/geo/belgian-region'
import { hasFullAddress } from './address'
import { epcLabel } from './epc/epc'
import { numberValue } from './field-value'
import type { FloodScores, ListingCard, PublishSettings } from './listing-types'
import type { Property } from './property'

/** The facts that an advert shows on every medium, also where it is short. */
type AdvertFacts = Pick<ListingCard, 'epc' | 'energyPerformance' | 'epcCode' | 'flood'>

/** The advert facts of a listing that left the market. */
export const NO_ADVERT_FACTS: AdvertFacts = {
  epc: null,
  energyPerformance: undefined,
  epcCode: undefined,
  flood: undefined,
}

/** Returns the energy label and score of a property. In Flanders, adds the certificate's code and the flood scores D. */
export function advertFacts(property: Property, settings: PublishSettings): AdvertFacts {
  const { energyPerformance, law, zip, countryId } = property
  const isFlemish = regionOf(zip, countryId) === 'flanders'
  const isCodeShown = isFlemish && !hasFullAddress(property, settings)
  const flood = isFlemish ? floodScores(property) : null
  return {
    epc: epcLabel(property, settings),
    ...(energyPerformance !== null &&
      numberValue('perM2', energyPerformance) && { energyPerformance }),
    ...(isCodeShown && law.epcUniqueCode && { epcCode: law.epcUniqueCode }),
    ...(flood && { flood: { scores: flood, reported: law.floodReportDate } }),
  }
}

function floodScores({ law }: Property): 'p' | 'g' | 'pg' | null {
  const isPlotD = codeOf('floodscore', law.floodP) === 'd'
  const isBuildingD = codeOf('floodscore', law.floodG) === 'd'
  if (isPlotD && isBuildingD) return 'pg'
  if (isPlotD) return 'p'
  return isBuildingD ? 'g' : null
}

/**
 * Returns the flood scores D of any of these units, with the date of the oldest report. The advert of a project must
 * have them.
 */
export function floodOfUnits(units: readonly Pick<AdvertFacts, 'flood'>[]): FloodScores | null {
  const floods = units.flatMap(({ flood }) => flood ?? [])
  const has = (score: 'p' | 'g') => floods.some(({ scores }) => scores.includes(score))
  const [reported = null] = floods.flatMap(({ reported }) => reported ?? []).sort()
  if (has('p')) return { scores: has('g') ? 'pg' : 'p', reported }
  return has('g') ? { scores: 'g', reported } : null
}
