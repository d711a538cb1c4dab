import { type CodeTable, codeOf, meterParts } from '../../platform/format/codes'
import { brusselsDay } from '../../platform/format/local-time'
import { hasRegions, regionOf } from '../../platform/geo/belgian-region'
import { WEB_ID } from '../../platform/goal'
import {
  availableFrom,
  codeValue,
  dateValue,
  type FieldValue,
  numberValue,
  textValue,
} from '../field-value'
import type { ListingDetail } from '../listing-types'
import { type AdField, adRules } from './ad-rules'

/** The value of a fact that the law requires in adverts. Codes have the abbreviations of adverts. */
export type AdValue =
  | FieldValue
  | { kind: 'abbreviation'; table: CodeTable; value: string; written: string }
  | { kind: 'charges'; value: number; fixed: boolean | null; currency?: string }
  | { kind: 'interval'; value: number; max: number; currency?: string }
  | { kind: 'meters'; value: ReturnType<typeof meterParts> }
  | { kind: 'planningInfo'; href: string }

type Home = ListingDetail

/** The label and value of each fact in the legal section of a listing. */
const AD_FACTS = {
  Price: {
    label: 'price.rent',
    value: (home) => numberValue('monthly', home.price, home.currency),
  },
  Charges: { label: 'price.charges', value: charges },
  Deposit: {
    label: 'price.deposit',
    value: ({ law, currency }) => numberValue('money', law.deposit, currency),
  },
  AvailableFrom: { label: 'prop.available', value: availableFrom },
  ReferenceRent: {
    label: 'price.refrent',
    value: referenceRent,
  },
  SurfaceLiving: {
    label: 'prop.livingarea',
    value: (home) =>
      numberValue('surface', home.surfaceLiving) ?? numberValue('surface', home.surfaceTotal),
  },
  LeaseType: { label: 'price.lease', value: ({ law }) => codeValue('lease', law.leaseType) },
  LastRent: {
    label: 'price.lastrent',
    value: ({ law, currency }) => numberValue('monthly', law.lastRent, currency),
  },
  LastRentDate: {
    label: 'price.lastrentdate',
    value: ({ law }) => (law.lastRent ? dateValue(law.lastRentDate) : null),
  },
  IndividualMeters: { label: 'plan.meters', value: meters },
  PlanningPermit: {
    label: 'plan.permit',
    value: ({ law }) => abbreviation('permit', law.planningPermit),
  },
  PlanningZone: {
    label: 'plan.destination',
    value: ({ law }) => abbreviation('zone', law.planningZone),
  },
  PlanningSummons: {
    label: 'plan.summons',
    value: ({ law }) => abbreviation('summons', law.planningSummons),
  },
  PlanningPreemption: {
    label: 'plan.preemption',
    value: ({ law }) => abbreviation('preemption', law.planningPreemption),
  },
  PlanningSubdivision: {
    label: 'plan.subdivision',
    value: ({ law }) => abbreviation('subdivision', law.planningSubdivision),
  },
  FloodP: { label: 'plan.floodparcel', value: ({ law }) => abbreviation('floodscore', law.floodP) },
  FloodG: {
    label: 'plan.floodbuilding',
    value: ({ law }) => abbreviation('floodscore', law.floodG),
  },
  FloodZone: { label: 'plan.floodzone', value: ({ law }) => codeValue('flood', law.floodZone) },
  PlanningUse: { label: 'plan.use', value: ({ law }) => textValue(law.planningUse) },
  PlanningInfoUrl: { label: 'plan.info', value: planningInfo },
  FloodReportDate: {
    label: 'plan.floodreport',
    value: ({ law }) => dateValue(law.floodReportDate),
  },
  Asbestos: { label: 'energy.asbestos', value: ({ law }) => codeValue('asbestos', law.asbestos) },
  AsbestosCommon: {
    label: 'energy.asbestos.common',
    value: ({ law }) => codeValue('asbestos', law.asbestosCommon),
  },
  ElectricalInspection: {
    label: 'energy.electricity',
    value: ({ law }) => codeValue('electrical', law.electricalInspection),
  },
  SoilCertificate: {
    label: 'energy.soil',
    value: ({ law }) => codeValue('soil', law.soilCertificate),
  },
  Heritage: { label: 'plan.heritage', value: ({ law }) => codeValue('heritage', law.heritage) },
} as const satisfies Partial<
  Record<AdField, { label: string; value: (home: Home) => AdValue | null }>
>
type AdFactName = keyof typeof AD_FACTS

const PRIVATE_ASBESTOS = 'energy.asbestos.private'
type AdLabel = (typeof AD_FACTS)[AdFactName]['label']

export type AdFact = AdValue & { label: AdLabel | typeof PRIVATE_ASBESTOS }

/**
 * Returns the facts that the law of the listing's region requires on day `on` (ISO), in its order. Unknown facts are
 * omitted. Returns none abroad.
 */
export function adFacts(home: Home, on: string = brusselsDay(new Date())): AdFact[] {
  if (home.gone || !hasRegions(home.countryId)) return []
  const rules = adRules(regionOf(home.zip, home.countryId), home.goal, on)
  return rules.flatMap(({ field }) => {
    if (!isAdFact(field)) return []
    const { label, value } = AD_FACTS[field]
    const adValue: AdValue | null = value(home)
    return adValue ? [{ ...adValue, label: labelFor(home, label) }] : []
  })
}

/** The labels of the facts in the energy section and the price. */
const OTHER_LABELS = {
  ChargesFixed: 'price.chargesfixed',
  EPCLabelText: 'energy.label',
  EnergyPerformance: 'energy.espec',
  EPCUniqueCode: 'energy.uniquecode',
  EPCTotal: 'energy.etotal',
  CO2: 'energy.co2',
} as const satisfies Record<Exclude<AdField, AdFactName>, string>

/** Returns the label of any fact that the law may require. */
export function adLabel(field: AdField) {
  return isAdFact(field) ? AD_FACTS[field].label : OTHER_LABELS[field]
}

function isAdFact(field: AdField): field is AdFactName {
  return field in AD_FACTS
}

/** Returns an abbreviation such as `Wug` with its explanation, or the agency's text if the code is unknown. */
function abbreviation(table: CodeTable, written: string | null): AdValue | null {
  const value = codeOf(table, written)
  return value
    ? { kind: 'abbreviation', table, value, written: advertSpelling(value) }
    : textValue(written)
}

/** Returns the code as adverts write it, independent of its case in the record: `Wug`, `WgLk`. */
function advertSpelling(value: string): string {
  return value === 'wglk' ? 'WgLk' : value.charAt(0).toUpperCase() + value.slice(1)
}

function charges({ law, currency }: Home): AdValue | null {
  const amount = numberValue('monthly', law.charges)
  return law.charges && amount
    ? {
        kind: 'charges',
        value: law.charges,
        fixed: law.chargesFixed,
        ...(currency && { currency }),
      }
    : null
}

/** Returns the reference rent, or its interval, a month. The CRM may have the bounds in the wrong order. */
function referenceRent({ law, currency }: Home): AdValue | null {
  const { referenceRent: first, referenceRentMax: second } = law
  const amount = numberValue('monthly', first, currency)
  if (!first || !second || !amount || !numberValue('monthly', second, currency)) return amount
  return {
    kind: 'interval',
    value: Math.min(first, second),
    max: Math.max(first, second),
    ...(currency && { currency }),
  }
}

function meters({ law }: Home): AdValue | null {
  const written = textValue(law.individualMeters)
  if (written?.kind !== 'text') return null
  const value = meterParts(Object.values(written.value)[0] ?? '')
  return value.length ? { kind: 'meters', value } : null
}

function planningInfo({ law }: Home): AdValue | null {
  return law.planningInfoUrl ? { kind: 'planningInfo', href: law.planningInfoUrl } : null
}

/** Returns the label of a fact. An apartment has one asbestos certificate of its own and one of the common parts. */
function labelFor({ webIds }: Home, label: AdLabel): AdFact['label'] {
  const isOfFlat = label === 'energy.asbestos' && webIds.includes(WEB_ID.apartment)
  return isOfFlat ? PRIVATE_ASBESTOS : label
}
