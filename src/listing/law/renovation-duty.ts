import type { Region } from '../../platform/geo/belgian-region'
import { GOAL, WEB_ID } from '../../platform/goal'

/** A duty of the buyer of a building in Flanders to renovate it. */
interface RenovationDuty {
  kind: 'home' | 'business'
  /** The first date of deeds to which the duty applies in this form. */
  from: string
  /** The years after the deed within which the works must be done. */
  years: number
  webIds: readonly number[]
  /** The labels that cause the duty; null for any label. */
  labels: readonly string[] | null
}

/**
 * The duties in force (vlaanderen.be, renovatieverplichting). Homes with label E or F: label D within six years, for
 * deeds since 2025 (five years before). Shops and offices: four measures within five years, for deeds since 2022.
 */
export const RENOVATION_DUTIES: readonly RenovationDuty[] = [
  {
    kind: 'home',
    from: '2025-01-01',
    years: 6,
    webIds: [WEB_ID.house, WEB_ID.apartment],
    labels: ['E', 'F'],
  },
  {
    kind: 'business',
    from: '2022-01-01',
    years: 5,
    webIds: [WEB_ID.office, WEB_ID.shop, WEB_ID.industry],
    labels: null,
  },
]

/**
 * Returns the renovation duty of the buyer, or null. The agency's or CRM's own fact decides where it is known; else the
 * category and the label do.
 */
export function renovationDuty(facts: {
  region: Region | null
  goal: number
  webIds: readonly number[]
  label: string | null
  stated: boolean | null
}): RenovationDuty | null {
  const { region, goal, webIds, label, stated } = facts
  if (region !== 'flanders' || goal !== GOAL.sale || stated === false) return null
  const duty = RENOVATION_DUTIES.find((one) => one.webIds.some((id) => webIds.includes(id)))
  const applies = duty && (stated || !duty.labels || duty.labels.includes(label ?? ''))
  return applies ? duty : null
}
