import { sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { lead } from '../db/schema-leads'

/** True when a stored lead has this mail address. */
export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const wanted = email.trim().toLowerCase()
  const row = await db
    .select({ id: lead.id })
    .from(lead)
    .where(sql`lower(${lead.data} ->> '$.Email') = ${wanted}`)
    .limit(1)
    .get()
  return row !== undefined
}
