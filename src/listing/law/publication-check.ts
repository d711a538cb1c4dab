import type { ImportIssue } from '../../features/crm/import/import-issue'
import { codeOf } from '../../platform/format/codes'
import { brusselsDay } from '../../platform/format/local-time'
import { type Region, regionOf } from '../../platform/geo/belgian-region'
import { CONDITION, GOAL, isDwelling, WEB_ID } from '../../platform/goal'
import { hasFullAddress } from '../address'
import { epcLabel, isUnreadableLabel } from '../epc/epc'
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

/** The leases of at most three years. */
const SHORT_LEASES: readonly string[] = ['short', 'student']

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
  if (region === 'flanders' && isOldFloodReport(property, on))
    missing.push({
      field: 'FloodReportDate',
      reason: `${prefix}the flood report is older than one year`,
    })
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
    isShortLease: SHORT_LEASES.includes(codeOf('lease', law.leaseType) ?? ''),
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
  if (field === 'EnergyPerformance') return property.energyPerformance !== null
  if (field === 'SurfaceLiving') return (property.surfaceLiving ?? property.surfaceTotal) !== null
  if (field === 'FloodP') return codeOf('floodscore', law.floodP) !== null
  if (field === 'FloodG') return codeOf('floodscore', law.floodG) !== null
  const name = LAW_VALUES[field]
  if (!name) throw new Error(`${field} is required in AD_RULES but has no entry in LAW_VALUES`)
  // Records that were stored before a fact existed do not have it.
  return (law[name] ?? null) !== null
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

/** Returns true for a sale whose flood report is older than one year (VMM). */
function isOldFloodReport({ goal, law }: Property, on: string): boolean {
  if (goal !== GOAL.sale || !law.floodReportDate) return false
  const [year = '', ...monthAndDay] = law.floodReportDate.slice(0, 10).split('-')
  return [Number(year) + 1, ...monthAndDay].join('-') < on
}
