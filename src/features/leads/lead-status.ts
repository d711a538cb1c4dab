/** How a lead stands, from its coming to its end. */
export const LEAD_STATUSES = ['new', 'taken', 'answered', 'visit', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** The statuses of leads that somebody still has to look after. */
export const OPEN_STATUSES = ['new', 'taken', 'answered', 'visit'] as const satisfies LeadStatus[]

/** Tells whether nothing more is to be done with a lead. */
export function isClosed(status: LeadStatus): boolean {
  return !OPEN_STATUSES.some((one) => one === status)
}
