import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { teamMember } from '../db/schema-content'

export type TeamMember = Omit<typeof teamMember.$inferSelect, 'sort'>

/** Everybody of the agency, in the agency's own order. */
export async function listTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db.select().from(teamMember).orderBy(asc(teamMember.sort), asc(teamMember.id))
  return rows.map(({ sort, ...member }) => member)
}

/** The name and mail address of a team member; null for an unknown id. */
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
