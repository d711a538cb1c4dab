/** The statuses of a lead, from the first to the last. */
export const LEAD_STATUSES = ['new', 'taken', 'answered', 'visit', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** The statuses of leads that still need work. */
export const OPEN_STATUSES = ['new', 'taken', 'answered', 'visit'] as const satisfies LeadStatus[]

/** Returns true if a lead needs no more work. */
export function isClosed(status: LeadStatus): boolean {
  return !OPEN_STATUSES.some((one) => one === status)
}
