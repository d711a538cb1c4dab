import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { consentCount } from '../../platform/db/schema-people'

/** A visitor's consent choice: the categories that were offered, and those that were accepted. */
interface ConsentAnswer {
  scripts: string
  answer: string
}

export async function countConsent(db: Db, consent: ConsentAnswer, day: string): Promise<void> {
  await db
    .insert(consentCount)
    .values({ ...consent, day, count: 1 })
    .onConflictDoUpdate({
      target: [consentCount.day, consentCount.scripts, consentCount.answer],
      set: { count: sql`${consentCount.count} + 1` },
    })
}

/** Lists the counted choices, the newest day first. */
export async function listConsents(db: Db, limit: number) {
  return db
    .select()
    .from(consentCount)
    .orderBy(desc(consentCount.day), consentCount.scripts, consentCount.answer)
    .limit(limit)
}
