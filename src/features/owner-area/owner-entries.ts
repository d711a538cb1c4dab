import { and, desc, eq, like } from 'drizzle-orm'
import { type Actor, auditIfChanged } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { ownerEntry } from '../../platform/db/schema-appointments'
import type { Lang } from '../../platform/format/lang'
import type { Translate } from '../../platform/i18n'

/** The kinds of what the agency did for a property. */
export const ENTRY_KINDS = ['visit', 'call', 'message', 'media'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const ENTRY_STATES = ['planned', 'cancelled', 'took-place', 'missed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** An entry of a property's history that the agency wrote. It names no visitor. */
export type OwnerEntry = typeof ownerEntry.$inferSelect

/** The part of a visitor's answers that staff released. */
export type ReleasedFeedback = NonNullable<OwnerEntry['feedback']>

export const MAX_ENTRY_LENGTH = 500
/** The IDs of entries that staff wrote by hand begin with this. The others have the ID of their appointment. */
const BY_HAND = 'by-hand-'

export function isByHand({ id }: Pick<OwnerEntry, 'id'>): boolean {
  return id.startsWith(BY_HAND)
}

/** Returns the entries of a property, the newest first. */
export function listEntries(db: Db, propertyId: number, limit: number): Promise<OwnerEntry[]> {
  return db
    .select()
    .from(ownerEntry)
    .where(eq(ownerEntry.propertyId, propertyId))
    .orderBy(desc(ownerEntry.at), ownerEntry.id)
    .limit(limit)
}

/** Returns an entry, or null. That of a visit has the ID of its appointment. */
export async function findEntry(db: Db, id: string): Promise<OwnerEntry | null> {
  return (await db.select().from(ownerEntry).where(eq(ownerEntry.id, id)).get()) ?? null
}

/**
 * Returns the statement that releases a visitor's feedback to the owner: the answers, or the words of staff instead. An
 * empty text without feedback withdraws it.
 */
export function releaseFeedback(
  db: Db,
  appointmentId: string,
  { text, feedback }: Pick<OwnerEntry, 'text' | 'feedback'>,
  now: Date,
): Statement {
  // The visitor's own words, which a feedback may have, are only for staff.
  const released = feedback && { liking: feedback.liking, reasons: feedback.reasons }
  return db
    .update(ownerEntry)
    .set({ text, feedback: released, releasedAt: released ? now.getTime() : null })
    .where(eq(ownerEntry.id, appointmentId))
}

/** Stores an entry that staff wrote. A `key` identifies the form, so that two clicks store one entry. */
export async function addEntry(
  db: Db,
  { key, ...entry }: Omit<OwnerEntry, 'id' | 'feedback' | 'releasedAt'> & { key: string },
  actor: Actor,
): Promise<void> {
  const row = { ...entry, id: BY_HAND + key, feedback: null, releasedAt: null }
  await runBatch(db, [
    db.insert(ownerEntry).values(row).onConflictDoNothing(),
    auditIfChanged(db, { ...actor, action: 'listing.entry', subjectId: entry.propertyId }),
  ])
}

/** Deletes an entry of a property that staff wrote by hand. */
export async function deleteEntry(
  db: Db,
  { id, propertyId }: Pick<OwnerEntry, 'id' | 'propertyId'>,
  actor: Actor,
): Promise<void> {
  const isEntry = and(eq(ownerEntry.id, id), eq(ownerEntry.propertyId, propertyId))
  await runBatch(db, [
    db.delete(ownerEntry).where(and(isEntry, like(ownerEntry.id, `${BY_HAND}%`))),
    auditIfChanged(db, { ...actor, action: 'listing.entry-removal', subjectId: propertyId }),
  ])
}

/** Returns a visitor's answers in the owner's language, or '' without answers. */
export function feedbackInWords(
  t: Translate,
  lang: Lang,
  feedback: OwnerEntry['feedback'],
): string {
  if (!feedback) return ''
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  const liking = t('history.entry.liking', {
    liking: lower(t(`appointment.liking.${feedback.liking}`)),
  })
  const reasons = feedback.reasons.map((reason) => {
    const text = t(`appointment.reason.${reason}`)
    // Most reasons are nouns, which have a capital in German.
    return lang === 'de' && reason !== 'other' ? text : lower(text)
  })
  if (reasons.length === 0) return liking
  return `${liking} ${t('history.entry.reasons', { reasons: reasons.join(', ') })}`
}
