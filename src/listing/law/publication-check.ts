import type { ImportIssue } from '../../features/crm/import/import-issue'
import { codeOf } from '../../platform/format/codes'
import { brusselsDay } from '../../platform/format/local-time'
import { normalise } from '../../platform/format/text'
import { type Region, regionOf } from '../../platform/geo/belgian-region'
import { CONDITION, isDwelling, WEB_ID } from '../../platform/goal'
import { hasFullAddress } from '../address'
import { epcLabel, isUnreadableLabel } from '../epc/epc'
import { numberValue } from '../field-value'
import type { PublishSettings } from '../listing-types'
import { isPriceShown } from '../price'
import type { Law, Property } from '../property'
import { DEFAULT_PUBLISH_SETTINGS } from '../published'
import { isUnitAvailable } from '../status'
import { type AdFacts, type AdField, adRules, appliesTo, periodOf } from './ad-rules'
import { monthAfter } from './legal-period'

/**
 * A legally required fact that a listing's advert does not contain: its CRM name, and the reason for the requirement.
 */
export interface PublicationFinding {
  field: AdField
  reason: string
}

const REGION_NAMES: Record<Region, string> = {
  flanders: 'Flanders',
  brussels: 'Brussels',
  wallonia: 'Wallonia',
  luxembourg: 'Luxembourg',
}

/** The public categories (WebID) that are not heated buildings: land and parking. */
const WITHOUT_BUILDING: readonly number[] = [WEB_ID.land]
const WITHOUT_CERTIFICATE: readonly number[] = [WEB_ID.land, WEB_ID.parking]
const NOT_CERTIFIED_YET: readonly number[] = [
  CONDITION.new,
  CONDITION.toBuild,
  CONDITION.toDemolish,
]

/** Matches the words for a lease of at most three years, in the form of `normalise`. */
const SHORT_LEASE = /\b(?:kort|korte|kortlopende?|courte?|short|kurze?|student\w*|etudiant\w*)\b/
/** Matches the term of a lease. The first one counts: `9 years, may end after 3`. */
const LEASE_TERM =
  /\b(\d{1,3}) ?(?:(jaar|jaren|ans?|years?|jahre?|jahren)|maand(?:en)?|mois|months?|monate?|monaten)\b/
const MAX_SHORT_MONTHS = 36
/** The leases of more than nine years. */
const LONG_LEASES: readonly string[] = ['long', 'life']

/** Returns true for a lease of at most three years, by its code, its name or its term. */
function isShortLease(written: string | null): boolean {
  const code = codeOf('lease', written)
  if (code) return code === 'short' || code === 'student'
  const words = normalise(written ?? '')
  const [, count = '', years] = LEASE_TERM.exec(words) ?? []
  if (count) return Number(count) * (years ? 12 : 1) <= MAX_SHORT_MONTHS
  return SHORT_LEASE.test(words)
}

/**
 * Returns the facts that the law of the region requires in the advert on day `on` (ISO) and that a listing on the market
 * does not have. The findings are only reported to the agency. They do not change what visitors see.
 */
export function publicationCheck(
  property: Property,
  settings: PublishSettings = DEFAULT_PUBLISH_SETTINGS,
  on: string = brusselsDay(new Date()),
): PublicationFinding[] {
  if (!isUnitAvailable(property, settings)) return []
  const region = regionOf(property.zip, property.countryId)
  const prefix = region ? `${REGION_NAMES[region]}: ` : ''
  const missing = requiredFacts(property, settings, on).flatMap(({ field, why, isMissing }) =>
    isMissing ? [{ field, reason: prefix + why }] : [],
  )
  if (region && isUnreadableLabel(property)) missing.push(notALabel(property, prefix))
  return missing
}

/** A fact that the law of the region requires in the advert, and whether the listing lacks it. */
export interface RequiredFact {
  field: AdField
  /** The reason for the requirement. */
  why: string
  /** The first day of the requirement. */
  from: string
  isMissing: boolean
}

/** Returns the facts that the law of the region requires in the advert of a listing on the market on day `on`. */
export function requiredFacts(
  property: Property,
  settings: PublishSettings = DEFAULT_PUBLISH_SETTINGS,
  on: string = brusselsDay(new Date()),
): RequiredFact[] {
  if (!isUnitAvailable(property, settings)) return []
  const facts = factsOf(property, settings)
  const region = regionOf(property.zip, property.countryId)
  return adRules(region, property.goal, on).flatMap((rule) => {
    if (rule.duty !== 'required' || !appliesTo(rule, facts)) return []
    const { field, why } = rule
    const isMissing = !hasFact(field, property, settings)
    return [{ field, why, from: periodOf(rule)?.from ?? '', isMissing }]
  })
}

/** Returns the facts that the advert lacks and that a law requires from a day within a month of `on`. */
export function upcomingFacts(
  property: Property,
  settings: PublishSettings,
  on: string = brusselsDay(new Date()),
): RequiredFact[] {
  const soon = requiredFacts(property, settings, monthAfter(on))
  return soon.filter(({ from, isMissing }) => isMissing && from > on)
}

/** Returns true for an import issue that comes from this check. Staff read its findings on a separate page. */
export function isCheckIssue({ code }: ImportIssue): boolean {
  return code === 'publicationCheck' || code === 'publicationCheckMore'
}

function factsOf(property: Property, settings: PublishSettings): AdFacts {
  const { webId, conditionId, law } = property
  return {
    needsCertificate: !WITHOUT_CERTIFICATE.includes(webId ?? 0),
    isNewBuild: NOT_CERTIFIED_YET.includes(conditionId ?? 0),
    hasBuilding: !WITHOUT_BUILDING.includes(webId ?? 0),
    fullAddress: hasFullAddress(property, settings),
    hasCharges: (law.charges ?? 0) > 0,
    isHome: webId === null || isDwelling(webId),
    isApartment: webId === WEB_ID.apartment,
    isShortLease: isShortLease(law.leaseType),
    isLongLease: LONG_LEASES.includes(codeOf('lease', law.leaseType) ?? ''),
  }
}

/** The field of the record that contains the fact. The other facts have separate rules below. */
const LAW_VALUES: Partial<Record<AdField, keyof Law>> = {
  ChargesFixed: 'chargesFixed',
  IndividualMeters: 'individualMeters',
  ReferenceRent: 'referenceRent',
  LeaseType: 'leaseType',
  LastRent: 'lastRent',
  LastRentDate: 'lastRentDate',
  EPCUniqueCode: 'epcUniqueCode',
  EPCTotal: 'epcTotal',
  CO2: 'co2',
  PlanningPermit: 'planningPermit',
  PlanningZone: 'planningZone',
  PlanningSummons: 'planningSummons',
  PlanningPreemption: 'planningPreemption',
  PlanningSubdivision: 'planningSubdivision',
  PlanningUse: 'planningUse',
  PlanningInfoUrl: 'planningInfoUrl',
}

function hasFact(field: AdField, property: Property, settings: PublishSettings): boolean {
  const { law } = property
  if (field === 'Price') return isPriceShown(property)
  if (field === 'Charges') return (law.charges ?? 0) > 0
  if (field === 'EPCLabelText') return epcLabel(property, settings) !== null
  if (field === 'EnergyPerformance')
    return numberValue('perM2', property.energyPerformance) !== null
  if (field === 'SurfaceLiving') return (property.surfaceLiving || property.surfaceTotal || 0) > 0
  if (field === 'FloodP') return codeOf('floodscore', law.floodP) !== null
  if (field === 'FloodG') return codeOf('floodscore', law.floodG) !== null
  const name = LAW_VALUES[field]
  if (!name) throw new Error(`${field} is required in AD_RULES but has no entry in LAW_VALUES`)
  // Records that were stored before a fact existed do not have it. Visitors do not see a number of 0 or less.
  const value = law[name] ?? null
  return typeof value === 'number' && field !== 'CO2' ? value > 0 : value !== null
}

/**
 * Returns the finding for a certificate text that is not a label, such as 'PEB en cours'. An advert must not present it
 * as one.
 */
function notALabel({ epcLabel: text }: Property, prefix: string): PublicationFinding {
  return {
    field: 'EPCLabelText',
    reason: `${prefix}'${(text ?? '').slice(0, 40)}' is not an energy label`,
  }
}
