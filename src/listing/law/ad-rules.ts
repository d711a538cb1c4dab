import type { Region } from '../../platform/geo/belgian-region'
import { GOAL } from '../../platform/goal'
import type { Property } from '../property'

/** The facts that the law may require in an advert, by their CRM field names. */
export type AdField =
  | 'Price'
  | 'Charges'
  | 'ChargesFixed'
  | 'Deposit'
  | 'AvailableFrom'
  | 'IndividualMeters'
  | 'ReferenceRent'
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
  | 'Asbestos'
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
}

interface AdRule {
  field: AdField
  /** 'required': the advert is incomplete without the fact. 'optional': the fact is shown if it is known. */
  duty: 'required' | 'optional'
  /** The reason, for the agency. Only required fields have one. */
  why?: string
  when?: (facts: AdFacts) => boolean
}

type AdGoal = 'sale' | 'rent'

const certified = ({ needsCertificate }: AdFacts) => needsCertificate
const certifiedNow = ({ needsCertificate, isNewBuild }: AdFacts) => needsCertificate && !isNewBuild

/** Every Flemish advert shows the energy score. Without a full address it also shows the certificate's code. */
const FLEMISH_ENERGY: AdRule[] = [
  {
    field: 'EnergyPerformance',
    duty: 'required',
    why: 'the energy score must be in the advert',
    when: certifiedNow,
  },
  { field: 'EPCLabelText', duty: 'optional' },
  {
    field: 'EPCUniqueCode',
    duty: 'required',
    why: 'the unique code must be in the advert when the full address does not',
    when: (facts) => certifiedNow(facts) && !facts.fullAddress,
  },
]

const WALLOON_ENERGY: AdRule[] = [
  {
    field: 'EPCLabelText',
    duty: 'required',
    why: 'the PEB class must be in the advert',
    when: certified,
  },
  {
    field: 'EPCUniqueCode',
    duty: 'required',
    why: 'the unique code of the PEB certificate must be in the advert',
    when: certified,
  },
  {
    field: 'EnergyPerformance',
    duty: 'required',
    why: 'the specific primary energy use (kWh/m² a year) must be in the advert',
    when: certified,
  },
  {
    field: 'EPCTotal',
    duty: 'required',
    why: 'the total primary energy use (kWh a year) must be in the advert',
    when: certified,
  },
]

const BRUSSELS_CLASS: AdRule = {
  field: 'EPCLabelText',
  duty: 'required',
  why: 'the PEB class must be in the advert',
  when: certified,
}

/** The facts about costs that a rental shows in every region. */
const RENT: AdRule[] = [
  { field: 'Price', duty: 'required', why: 'a rental must show its rent' },
  {
    field: 'Charges',
    duty: 'required',
    why: 'a rental must show its charges; 0 counts as missing',
  },
  { field: 'Deposit', duty: 'optional' },
  { field: 'AvailableFrom', duty: 'optional' },
]

const FLEMISH_FLOOD_OPTIONAL: AdRule[] = [
  { field: 'FloodP', duty: 'optional' },
  { field: 'FloodG', duty: 'optional' },
  { field: 'FloodZone', duty: 'optional' },
]

/** Facts that are required for the preliminary agreement or the deed, and recommended earlier. */
const LATER: AdRule[] = [
  { field: 'Asbestos', duty: 'optional' },
  { field: 'ElectricalInspection', duty: 'optional' },
  { field: 'SoilCertificate', duty: 'optional' },
  { field: 'Heritage', duty: 'optional' },
]

/** The rules for adverts by region and goal (state of knowledge: November 2026), in the order of the page. */
export const AD_RULES: Record<Exclude<Region, 'luxembourg'>, Record<AdGoal, readonly AdRule[]>> = {
  flanders: {
    sale: [
      ...FLEMISH_ENERGY,
      {
        field: 'PlanningPermit',
        duty: 'required',
        why: 'the advert must say whether a permit was issued (Vg, Gvg)',
      },
      { field: 'PlanningZone', duty: 'required', why: 'the advert must state the planning zone' },
      {
        field: 'PlanningSummons',
        duty: 'required',
        why: 'the advert must state summonses and remedies (Dv, Gdv, Gmo …)',
      },
      {
        field: 'PlanningPreemption',
        duty: 'required',
        why: 'the advert must state a right of pre-emption (Vkr, Gvkr)',
      },
      {
        field: 'PlanningSubdivision',
        duty: 'required',
        why: 'the advert must state a subdivision permit (Vv, Gvv)',
      },
      { field: 'FloodP', duty: 'required', why: 'the advert must state the P-score of the plot' },
      {
        field: 'FloodG',
        duty: 'required',
        why: 'the advert must state the G-score of the building',
        when: ({ hasBuilding }) => hasBuilding,
      },
      { field: 'FloodZone', duty: 'optional' },
      ...LATER,
    ],
    rent: [
      ...RENT,
      ...FLEMISH_ENERGY,
      { field: 'IndividualMeters', duty: 'optional' },
      ...FLEMISH_FLOOD_OPTIONAL,
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
      ...RENT,
      {
        field: 'ChargesFixed',
        duty: 'required',
        why: 'a rental must say whether its charges are fixed or an advance',
        when: ({ hasCharges }) => hasCharges,
      },
      ...WALLOON_ENERGY,
      { field: 'IndividualMeters', duty: 'optional' },
    ],
  },
  brussels: {
    sale: [
      BRUSSELS_CLASS,
      {
        field: 'CO2',
        duty: 'required',
        why: 'the CO₂ emissions must be in the advert (order of 2011)',
        when: certified,
      },
      {
        field: 'PlanningUse',
        duty: 'required',
        why: 'the advert must state the lawful planning use (CoBAT 281)',
      },
      {
        field: 'PlanningInfoUrl',
        duty: 'required',
        why: 'the advert must state where the planning information stands (CoBAT 281)',
      },
      { field: 'PlanningZone', duty: 'optional' },
      { field: 'FloodZone', duty: 'optional' },
      ...LATER,
    ],
    rent: [
      ...RENT,
      { field: 'ReferenceRent', duty: 'optional' },
      {
        field: 'IndividualMeters',
        duty: 'required',
        why: 'a rental must state whether water, gas and electricity have meters of their own',
      },
      BRUSSELS_CLASS,
      { field: 'CO2', duty: 'optional' },
      { field: 'PlanningUse', duty: 'optional' },
      { field: 'PlanningInfoUrl', duty: 'optional' },
    ],
  },
}

/** The rules outside Belgium. None of these laws applies there, but a rental still shows its costs. */
const ELSEWHERE: Record<AdGoal, readonly AdRule[]> = {
  sale: [],
  rent: RENT.map(({ field }) => ({ field, duty: 'optional' })),
}

/** Returns the required and optional facts of an advert in `region`. Null and Luxembourg have no required facts. */
export function adRules(region: Region | null, goal: Property['goal']): readonly AdRule[] {
  const rules = region && region !== 'luxembourg' ? AD_RULES[region] : ELSEWHERE
  return rules[goal === GOAL.rent ? 'rent' : 'sale']
}
