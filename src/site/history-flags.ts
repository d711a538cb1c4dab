import { z } from 'zod'

const ids = z.array(z.number().int()).default([])

/** The parts of a property's history that its owner sees. The names are those of the spec (`anonimizeContacts`). */
export const historyFlags = z.object({
  /** Shows the notes on appointments. */
  showComments: z.boolean().default(true),
  /** Leaves out the texts of communications. The person, time and subject remain. */
  hideCommentsCommunication: z.boolean().default(false),
  showVisitStats: z.boolean().default(true),
  showCalendarHistory: z.boolean().default(true),
  showMediaOnline: z.boolean().default(true),
  showAutomaticHistory: z.boolean().default(true),
  showDocuments: z.boolean().default(true),
  /** Leaves out future appointments. */
  showPastOnly: z.boolean().default(false),
  anonimizeContacts: z.boolean().default(true),
  /** The types of communications and of appointments that owners do not see. */
  hideTypeIDs: ids,
  hideCalendarTypeIDs: ids,
})
export type HistoryFlags = z.infer<typeof historyFlags>

/** The flags of one property that differ from the agency's settings. */
export type PropertyFlags = Partial<HistoryFlags>

/** The type of the CRM's internal notes, which no owner ever sees. */
export const INTERNAL_TYPE = 13
