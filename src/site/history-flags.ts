import { z } from 'zod'

const ids = z.array(z.number().int()).default([])

/** The parts of a home's history that its owner sees; the names are the spec's (`anonimizeContacts`). */
export const historyFlags = z.object({
  /** Shows the notes on appointments. */
  showComments: z.boolean().default(true),
  /** Leaves the texts of communications out; who, when and about what stays. */
  hideCommentsCommunication: z.boolean().default(false),
  showVisitStats: z.boolean().default(true),
  showCalendarHistory: z.boolean().default(true),
  showMediaOnline: z.boolean().default(true),
  showAutomaticHistory: z.boolean().default(true),
  showDocuments: z.boolean().default(true),
  /** Leaves appointments to come out. */
  showPastOnly: z.boolean().default(false),
  anonimizeContacts: z.boolean().default(true),
  /** Kinds of communications, and of appointments, that stay in the agency. */
  hideTypeIDs: ids,
  hideCalendarTypeIDs: ids,
})
export type HistoryFlags = z.infer<typeof historyFlags>

/** The flags in which one home differs from the agency's settings. */
export type OwnFlags = Partial<HistoryFlags>

/** The CRM's internal notes: no owner ever sees them. */
export const INTERNAL_TYPE = 13
