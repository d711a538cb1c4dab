import type { ownerEntry } from '../../platform/db/schema-appointments'

/** The kinds of what the agency did for a property. */
export const ENTRY_KINDS = ['visit', 'call', 'message', 'media'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const ENTRY_STATES = ['planned', 'cancelled', 'took-place', 'missed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** An entry of a property's history that the agency wrote. It names no visitor. */
export type OwnerEntry = typeof ownerEntry.$inferSelect
