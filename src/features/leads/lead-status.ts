/** The statuses that staff give a lead, from the first to the last. */
export const LEAD_STATUSES = ['new', 'taken', 'answered', 'visit', 'won', 'lost', 'spam'] as const

/** The status of a lead whose form had a filled honeypot, until staff release or delete it. */
export const SUSPECTED = 'suspected'
export type LeadStatus = (typeof LEAD_STATUSES)[number] | typeof SUSPECTED

/** The statuses of leads that no figure counts. */
export const UNWANTED_STATUSES = ['spam', SUSPECTED] as const satisfies LeadStatus[]

/** The statuses of leads that still need work. */
export const OPEN_STATUSES = ['new', 'taken', 'answered', 'visit'] as const satisfies LeadStatus[]

/** Returns true if a lead needs no more work. */
export function isClosed(status: LeadStatus): boolean {
  return !OPEN_STATUSES.some((one) => one === status)
}
