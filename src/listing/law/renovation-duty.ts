import { brusselsDay } from '../../platform/format/local-time'
import type { Region } from '../../platform/geo/belgian-region'
import { GOAL, WEB_ID } from '../../platform/goal'
import { isInForce, type LegalPeriod } from './legal-period'

/** A duty of the buyer of a building in Flanders to renovate it. */
interface RenovationDuty extends LegalPeriod {
  kind: 'home' | 'business'
  /** The years after the deed within which the works must be done. */
  years: number
  webIds: readonly number[]
  /** The labels that cause the duty; null for any label. */
  labels: readonly string[] | null
}

const SOURCE = { source: 'vlaanderen.be, renovatieverplichting', checkedOn: '2026-11-28' }
const HOMES = { ...SOURCE, kind: 'home', webIds: [WEB_ID.house, WEB_ID.apartment] } as const

/**
 * The duties by the date of the deed. Homes with label E or F: label D within six years (five years before 2025). Shops
 * and offices: four measures within five years.
 */
export const RENOVATION_DUTIES: readonly RenovationDuty[] = [
  { ...HOMES, from: '2023-01-01', until: '2025-01-01', years: 5, labels: ['E', 'F'] },
  { ...HOMES, from: '2025-01-01', years: 6, labels: ['E', 'F'] },
  {
    ...SOURCE,
    kind: 'business',
    from: '2022-01-01',
    years: 5,
    webIds: [WEB_ID.office, WEB_ID.shop, WEB_ID.industry],
    labels: null,
  },
]

/**
 * Returns the renovation duty of the buyer for a deed on day `on`, or null. The agency's or CRM's own fact decides where it is known; else the
 * category and the label do.
 */
export function renovationDuty(
  facts: {
    region: Region | null
    goal: number
    webIds: readonly number[]
    label: string | null
    stated: boolean | null
  },
  on: string = brusselsDay(new Date()),
): RenovationDuty | null {
  const { region, goal, webIds, label, stated } = facts
  if (region !== 'flanders' || goal !== GOAL.sale || stated === false) return null
  const duty = RENOVATION_DUTIES.find(
    (one) => isInForce(one, on) && one.webIds.some((id) => webIds.includes(id)),
  )
  const applies = duty && (stated || !duty.labels || duty.labels.includes(label ?? ''))
  return applies ? duty : null
}
