import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { teamMember } from './schema'

/** How one of the agency's people is written to; null for an unknown id. */
export async function findMemberAddress(
  db: Db,
  id: number,
): Promise<{ name: string; email: string | null } | null> {
  const row = await db
    .select({ name: teamMember.name, email: teamMember.email })
    .from(teamMember)
    .where(eq(teamMember.id, id))
    .get()
  return row ?? null
}
