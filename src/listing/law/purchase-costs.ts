import { brusselsDay } from '../../platform/format/local-time'
import { hasRegions, type Region, regionOf } from '../../platform/geo/belgian-region'
import { CONDITION, GOAL, WEB_ID } from '../../platform/goal'
import { euroPrice } from '../price'
import { isInForce, type LegalPeriod } from './legal-period'

/** The rate for a sole residence with a price of at most `priceCap`. The first `allowance` euros are exempt. */
interface OwnHomeDuty {
  rate: number
  allowance?: number
  priceCap?: number
}

/** The conditions of the rate for a sole residence: when the buyer registers at the address, and for how long. */
interface Residence {
  registerWithinYears: number
  stayYears: number
}

interface Duty extends LegalPeriod {
  general: number
  /** The duty for buyers whose only property is this one, and who will live in it. */
  ownHome: OwnHomeDuty
  residence?: Residence
}

/** The regions whose registration duties are known. */
export type DutyRegion = Exclude<Region, 'luxembourg'>

/** The date of the last comparison of these rates with their sources. */
export const RATES_CHECKED = '2026-11-20'

const FLANDERS = {
  general: 0.12,
  ownHome: { rate: 0.02 },
  source: 'Vlaamse Codex Fiscaliteit (Vlabel)',
  checkedOn: RATES_CHECKED,
}

/**
 * The registration duties by region, newest last, by the date of the deed. Flanders 2 % and 12 % (Argenta, July 2025;
 * pim.be), with the conditions of residence since 2026 (vgd.eu, forumadvocaten.be). Wallonia 3 % and 12.5 % (decree of
 * 5 December 2024, circular 2025/C/42). Brussels 12.5 %, for a sole residence up to 600,000 € without the first
 * 200,000 € (notaire.be). Reductions that depend on the buyer or on works are not included.
 */
export const REGISTRATION_DUTIES: Record<DutyRegion, readonly Duty[]> = {
  flanders: [
    { ...FLANDERS, from: '2025-01-01', until: '2026-01-01' },
    { ...FLANDERS, from: '2026-01-01', residence: { registerWithinYears: 3, stayYears: 1 } },
  ],
  wallonia: [
    {
      from: '2025-01-01',
      general: 0.125,
      ownHome: { rate: 0.03 },
      source: 'Décret wallon du 05/12/2024, circulaire 2025/C/42',
      checkedOn: RATES_CHECKED,
    },
  ],
  brussels: [
    {
      from: '2023-04-01',
      general: 0.125,
      ownHome: { rate: 0.125, allowance: 200_000, priceCap: 600_000 },
      source: 'notaire.be / notaris.be',
      checkedOn: RATES_CHECKED,
    },
  ],
}

/**
 * The notaries' fee: each share applies to the part of the price up to `upTo` (notaire.be). A sole residence gets a
 * reduction whose exact scale we have not found, so this is the maximum.
 */
const NOTARY_FEE: readonly { upTo: number; share: number }[] = [
  { upTo: 7_500, share: 0.0456 },
  { upTo: 17_500, share: 0.0285 },
  { upTo: 30_000, share: 0.0228 },
  { upTo: 45_495, share: 0.0171 },
  { upTo: 64_095, share: 0.0114 },
  { upTo: 250_095, share: 0.0057 },
  { upTo: Number.POSITIVE_INFINITY, share: 0.00057 },
]

const NOTARY_VAT = 0.21

/** When the notaries' fee and the fixed costs of a file apply. */
export const NOTARY_PERIOD: LegalPeriod = {
  from: '2023-01-01',
  source: 'KB / AR 16/12/1950 (notaris.be / notaire.be)',
  checkedOn: RATES_CHECKED,
}

/** A notary's fixed fee for the file of a purchase since 2023, in euros. Searches cost extra. */
export const FILE_COSTS = 750

/** Houses and apartments. For other categories no rate for a sole residence is computed. */
const HOME_WEB_IDS: readonly number[] = [WEB_ID.house, WEB_ID.apartment]

export interface PurchaseFacts {
  goal: number
  /** The public price, or null if it is hidden. */
  price: number | null
  region: Region | null
  /**
   * True if VAT applies instead of registration duty. Its amount depends on the land's share of the price. False
   * abroad.
   */
  newBuild: boolean
  /** True for a house or an apartment. */
  dwelling: boolean
}

/** An estimate of the costs that a buyer pays in addition to the price, in euros without cents. */
export interface PurchaseCosts {
  /** Null if the lower rate does not apply to the category: a plot, a garage, a shop. */
  ownHomeDuty: number | null
  generalDuty: number
  /** The conditions of the lower rate that depend on where the buyer lives. Null if there are none. */
  residence: Residence | null
  /** The maximum fee. */
  notary: { fee: number; withVat: number }
}

/** Returns the public facts of a listing on which its purchase costs depend. */
export function purchaseFacts(home: {
  kind: 'property' | 'project'
  goal: number
  price: number | null
  currency?: string
  zip: string
  countryId: number | null
  webIds: readonly number[]
  projectId?: number | null
  conditionId?: number | null
}): PurchaseFacts {
  return {
    goal: home.goal,
    price: euroPrice(home),
    region: regionOf(home.zip, home.countryId),
    newBuild: hasRegions(home.countryId) && isNewBuild(home),
    dwelling: home.webIds.some((id) => HOME_WEB_IDS.includes(id)),
  }
}

/**
 * Returns taxes and fees of a purchase, in euros, for a deed on day `on` (`2026-11-20`). Returns null for rentals, new
 * buildings (VAT), a hidden price, and regions or days without known rates.
 */
export function purchaseCosts(
  { goal, price, region, newBuild, dwelling }: PurchaseFacts,
  on: string = brusselsDay(new Date()),
): PurchaseCosts | null {
  if (goal !== GOAL.sale || newBuild || !price || !region || region === 'luxembourg') return null
  const duty = REGISTRATION_DUTIES[region].find((one) => isInForce(one, on))
  if (!duty) return null
  return {
    ownHomeDuty: dwelling ? ownHomeDuty(price, duty) : null,
    generalDuty: inCents(price * duty.general),
    residence: (dwelling && duty.residence) || null,
    notary: notaryFee(price),
  }
}

/** Returns all costs at the rate for a sole residence, if the category has one, or at the general rate. */
export function totalCosts(
  { ownHomeDuty, generalDuty, notary }: PurchaseCosts,
  isOwnHome: boolean,
): number {
  const duty = isOwnHome ? (ownHomeDuty ?? generalDuty) : generalDuty
  return duty + notary.withVat + FILE_COSTS
}

/** Returns the fee for the deed, without and with VAT. */
export function notaryFee(price: number): { fee: number; withVat: number } {
  let from = 0
  let fee = 0
  for (const { upTo, share } of NOTARY_FEE) {
    fee += Math.max(0, Math.min(price, upTo) - from) * share
    from = upTo
  }
  return { fee: inCents(fee), withVat: inCents(fee * (1 + NOTARY_VAT)) }
}

function ownHomeDuty(price: number, { general, ownHome }: Duty): number {
  const { rate, allowance = 0, priceCap = Number.POSITIVE_INFINITY } = ownHome
  if (price > priceCap) return inCents(price * general)
  return inCents(Math.max(0, price - allowance) * rate)
}

/** Returns true for a project, a unit of a project, or the CRM's condition 'new'. */
function isNewBuild(home: {
  kind: 'property' | 'project'
  projectId?: number | null
  conditionId?: number | null
}): boolean {
  const isUnit = (home.projectId ?? null) !== null
  return home.kind === 'project' || isUnit || home.conditionId === CONDITION.new
}

function inCents(euros: number): number {
  return Math.round(euros * 100) / 100
}
