import type { Region } from '../../platform/geo/belgian-region'
import { GOAL } from '../../platform/goal'
import type { Property } from '../property'
import { LAWS, type LawName } from './laws'
import { isInForce, type LegalPeriod } from './legal-period'

/** The facts that the law may require in an advert, by their CRM field names. */
export type AdField =
  | 'Price'
  | 'Charges'
  | 'ChargesFixed'
  | 'Deposit'
  | 'AvailableFrom'
  | 'IndividualMeters'
  | 'SurfaceLiving'
  | 'ReferenceRent'
  | 'LeaseType'
  | 'LastRent'
  | 'LastRentDate'
  | 'EPCLabelText'
  | 'EnergyPerformance'
  | 'EPCUniqueCode'
  | 'EPCTotal'
  | 'CO2'
  | 'PlanningPermit'
  | 'PlanningZone'
  | 'PlanningSummons'
  | 'PlanningPreemption'
  | 'PlanningSubdivision'
  | 'PlanningUse'
  | 'PlanningInfoUrl'
  | 'FloodP'
  | 'FloodG'
  | 'FloodZone'
  | 'FloodReportDate'
  | 'Asbestos'
  | 'AsbestosCommon'
  | 'ElectricalInspection'
  | 'SoilCertificate'
  | 'Heritage'

/** The facts of a listing on which the rules below depend. */
export interface AdFacts {
  /** True for a heated building in which people live or work. It needs an energy certificate. */
  needsCertificate: boolean
  /** True for a building that is not built or not certified yet. */
  isNewBuild: boolean
  hasBuilding: boolean
  /** True if the advert contains street and number. */
  fullAddress: boolean
  hasCharges: boolean
  isHome: boolean
  isApartment: boolean
  /** True for a lease of at most three years. */
  isShortLease: boolean
  /** True for a lease of more than nine years. */
  isLongLease: boolean
}

/** The conditions of the rules. Their texts are `law.when.<name>`. */
const CONDITIONS = {
  certified: ({ needsCertificate }) => needsCertificate,
  certifiedNow: ({ needsCertificate, isNewBuild }) => needsCertificate && !isNewBuild,
  withoutAddress: ({ needsCertificate, isNewBuild, fullAddress }) =>
    needsCertificate && !isNewBuild && !fullAddress,
  building: ({ hasBuilding }) => hasBuilding,
  charges: ({ hasCharges }) => hasCharges,
  home: ({ isHome }) => isHome,
  shortLease: ({ isHome, isNewBuild, isShortLease }) => isHome && !isNewBuild && isShortLease,
  longLease: ({ isLongLease }) => isLongLease,
  apartment: ({ isApartment }) => isApartment,
} as const satisfies Record<string, (facts: AdFacts) => boolean>
export type Condition = keyof typeof CONDITIONS

/** A fact that the advert is incomplete without, and the reason for the agency. */
interface RequiredRule {
  field: AdField
  duty: 'required'
  why: string
  law: LawName
  when?: Condition
}

/** A fact that is shown if it is known. It has a law if the deed or the lease needs the fact. */
interface OptionalRule {
  field: AdField
  duty: 'optional'
  law?: LawName
  when?: Condition
}

export type AdRule = RequiredRule | OptionalRule

export type AdGoal = 'sale' | 'rent'

/** Every Flemish advert shows the energy score. Without a full address it also shows the certificate's code. */
const FLEMISH_ENERGY: AdRule[] = [
  required(
    'flemishEnergy',
    'EnergyPerformance',
    'the energy score must be in the advert',
    'certifiedNow',
  ),
  { field: 'EPCLabelText', duty: 'optional' },
  required(
    'flemishEnergy',
    'EPCUniqueCode',
    'the unique code must be in the advert when the full address does not',
    'withoutAddress',
  ),
]

const WALLOON_ENERGY: AdRule[] = [
  required('walloonEnergy', 'EPCLabelText', 'the PEB class must be in the advert', 'certified'),
  required(
    'walloonEnergy',
    'EPCUniqueCode',
    'the unique code of the PEB certificate must be in the advert',
    'certified',
  ),
  required(
    'walloonEnergy',
    'EnergyPerformance',
    'the specific primary energy use (kWh/m² a year) must be in the advert',
    'certified',
  ),
  required(
    'walloonEnergy',
    'EPCTotal',
    'the total primary energy use (kWh a year) must be in the advert',
    'certified',
  ),
]

const BRUSSELS_CLASS = required(
  'brusselsEnergy',
  'EPCLabelText',
  'the PEB class must be in the advert',
  'certified',
)

/** The facts about costs that a rental shows in every region. */
function rentRules(law: LawName): AdRule[] {
  return [
    required(law, 'Price', 'a rental must show its rent'),
    required(law, 'Charges', 'a rental must show its charges; 0 counts as missing'),
    { field: 'Deposit', duty: 'optional' },
    { field: 'AvailableFrom', duty: 'optional' },
  ]
}

/** The flood facts of a rental. A lease of more than nine years needs them like a sale. */
const FLEMISH_FLOOD_RENT: AdRule[] = [
  required(
    'flemishFlood',
    'FloodP',
    'a lease of more than nine years must state the P-score of the plot',
    'longLease',
  ),
  required(
    'flemishFlood',
    'FloodG',
    'a lease of more than nine years must state the G-score of the building',
    'longLease',
  ),
  { field: 'FloodZone', duty: 'optional', law: 'flemishFlood' },
  { field: 'FloodReportDate', duty: 'optional', law: 'flemishFlood' },
]

/** Facts that the preliminary agreement or the deed needs, and that are recommended earlier. */
const LATER: AdRule[] = [
  { field: 'Asbestos', duty: 'optional' },
  { field: 'ElectricalInspection', duty: 'optional', law: 'electricity' },
  { field: 'SoilCertificate', duty: 'optional' },
  { field: 'Heritage', duty: 'optional' },
]

/** The facts that a home for rent in Brussels shows on every medium since November 2024. */
const BRUSSELS_HOME_RENT: AdRule[] = [
  required(
    'brusselsHomeRent',
    'SurfaceLiving',
    'the habitable surface must be in the advert',
    'home',
  ),
  required(
    'brusselsHomeRent',
    'ReferenceRent',
    'the reference rent or its interval must be in the advert',
    'home',
  ),
  required('brusselsHomeRent', 'LeaseType', 'the type of lease must be in the advert', 'home'),
  required(
    'brusselsHomeRent',
    'LastRent',
    'a lease of at most three years must state the last rent of the previous tenant',
    'shortLease',
  ),
  required(
    'brusselsHomeRent',
    'LastRentDate',
    'a lease of at most three years must state the date of the last rent',
    'shortLease',
  ),
]

/** The rules for adverts by region and goal, in the order of the page. */
export const AD_RULES: Record<Exclude<Region, 'luxembourg'>, Record<AdGoal, readonly AdRule[]>> = {
  flanders: {
    sale: [
      ...FLEMISH_ENERGY,
      required(
        'flemishPlanning',
        'PlanningPermit',
        'the advert must say whether a permit was issued (Vg, Gvg)',
      ),
      required('flemishPlanning', 'PlanningZone', 'the advert must state the planning zone'),
      required(
        'flemishPlanning',
        'PlanningSummons',
        'the advert must state summonses and remedies (Dv, Gdv, Gmo …)',
      ),
      required(
        'flemishPlanning',
        'PlanningPreemption',
        'the advert must state a right of pre-emption (Vkr, Gvkr)',
      ),
      required(
        'flemishPlanning',
        'PlanningSubdivision',
        'the advert must state a subdivision permit (Vv, Gvv)',
      ),
      required('flemishFlood', 'FloodP', 'the advert must state the P-score of the plot'),
      required(
        'flemishFlood',
        'FloodG',
        'the advert must state the G-score of the building',
        'building',
      ),
      { field: 'FloodZone', duty: 'optional', law: 'flemishFlood' },
      { field: 'FloodReportDate', duty: 'optional', law: 'flemishFlood' },
      { field: 'Asbestos', duty: 'optional', law: 'flemishAsbestos' },
      {
        field: 'AsbestosCommon',
        duty: 'optional',
        law: 'flemishCommonAsbestos',
        when: 'apartment',
      },
      { field: 'ElectricalInspection', duty: 'optional', law: 'electricity' },
      { field: 'SoilCertificate', duty: 'optional', law: 'flemishSoil' },
      { field: 'Heritage', duty: 'optional', law: 'flemishHeritage' },
    ],
    rent: [
      ...rentRules('flemishRent'),
      ...FLEMISH_ENERGY,
      { field: 'IndividualMeters', duty: 'optional' },
      ...FLEMISH_FLOOD_RENT,
    ],
  },
  wallonia: {
    sale: [
      ...WALLOON_ENERGY,
      { field: 'PlanningZone', duty: 'optional' },
      { field: 'PlanningPermit', duty: 'optional' },
      { field: 'FloodZone', duty: 'optional' },
      ...LATER,
    ],
    rent: [
      ...rentRules('walloonRent'),
      required(
        'walloonRent',
        'ChargesFixed',
        'a rental must say whether its charges are fixed or an advance',
        'charges',
      ),
      ...WALLOON_ENERGY,
      { field: 'IndividualMeters', duty: 'optional' },
    ],
  },
  brussels: {
    sale: [
      BRUSSELS_CLASS,
      required(
        'brusselsEnergy',
        'CO2',
        'the CO₂ emissions must be in the advert (order of 2011)',
        'certified',
      ),
      required(
        'brusselsPlanning',
        'PlanningUse',
        'the advert must state the lawful planning use (CoBAT 281)',
      ),
      required(
        'brusselsPlanning',
        'PlanningInfoUrl',
        'the advert must state where the planning information stands (CoBAT 281)',
      ),
      { field: 'PlanningZone', duty: 'optional' },
      { field: 'FloodZone', duty: 'optional' },
      ...LATER,
    ],
    rent: [
      ...rentRules('brusselsRent'),
      ...BRUSSELS_HOME_RENT,
      required(
        'brusselsRent',
        'IndividualMeters',
        'a rental must state whether water, gas and electricity have meters of their own',
      ),
      BRUSSELS_CLASS,
      { field: 'CO2', duty: 'optional' },
      required(
        'brusselsPlanning',
        'PlanningUse',
        'a lease of more than nine years must state the lawful planning use (CoBAT 281)',
        'longLease',
      ),
      required(
        'brusselsPlanning',
        'PlanningInfoUrl',
        'a lease of more than nine years must state where the planning information stands (CoBAT 281)',
        'longLease',
      ),
    ],
  },
}

/** The rules outside Belgium. None of these laws applies there, but a rental still shows its costs. */
const ELSEWHERE: Record<AdGoal, readonly AdRule[]> = {
  sale: [],
  rent: rentRules('brusselsRent').map(({ field }) => ({ field, duty: 'optional' })),
}

/**
 * Returns the required and optional facts of an advert in `region` whose law is in force on day `on`. Null and Luxembourg
 * have no required facts.
 */
export function adRules(
  region: Region | null,
  goal: Property['goal'],
  on: string,
): readonly AdRule[] {
  const rules = region && region !== 'luxembourg' ? AD_RULES[region] : ELSEWHERE
  return rules[goal === GOAL.rent ? 'rent' : 'sale'].filter((rule) => {
    const period = periodOf(rule)
    return !period || isInForce(period, on)
  })
}

/** Returns the dates and source of a rule, or null for a fact that no law requires. */
export function periodOf({ law }: AdRule): LegalPeriod | null {
  return law ? LAWS[law] : null
}

/** Returns true if a listing with these facts is subject to the rule. */
export function appliesTo({ when }: AdRule, facts: AdFacts): boolean {
  return when === undefined || CONDITIONS[when](facts)
}

function required(law: LawName, field: AdField, why: string, when?: Condition): RequiredRule {
  return { field, duty: 'required', why, law, ...(when && { when }) }
}
