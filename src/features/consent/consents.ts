import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { consentCount } from '../../platform/db/schema-people'

/** The answers to the question about scripts: which were asked about, and which categories were agreed to. */
interface ConsentAnswer {
  asked: string
  answer: string
}

/** Counts an answer of this day. */
export async function countConsent(db: Db, given: ConsentAnswer, day: string): Promise<void> {
  await db
    .insert(consentCount)
    .values({ ...given, day, count: 1 })
    .onConflictDoUpdate({
      target: [consentCount.day, consentCount.asked, consentCount.answer],
      set: { count: sql`${consentCount.count} + 1` },
    })
}

/** The counted answers, newest day first. */
export async function listConsents(db: Db, limit: number) {
  return db
    .select()
    .from(consentCount)
    .orderBy(desc(consentCount.day), consentCount.asked, consentCount.answer)
    .limit(limit)
}
