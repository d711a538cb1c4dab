import { asc } from 'drizzle-orm'
import type { StaffMember } from '../listing/overrides/manual-parts'
import type { Db } from '../platform/db/db'
import { teamMember } from '../platform/db/schema-content'

export type TeamMember = Omit<typeof teamMember.$inferSelect, 'sort'>

/** Returns all team members, in the agency's order. */
export async function listTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db.select().from(teamMember).orderBy(asc(teamMember.sort), asc(teamMember.id))
  return rows.map(({ sort, ...member }) => member)
}

export async function listShownTeam(db: Db): Promise<TeamMember[]> {
  return (await listTeam(db)).filter(isShown)
}

export function isShown({ status }: Pick<TeamMember, 'status'>): boolean {
  return status === 'Published'
}

export async function listManagers(db: Db): Promise<StaffMember[]> {
  const team = await listTeam(db)
  return team.map(({ id, name, photo, function: role, ipi, email, mobilePhone }) => ({
    id,
    name,
    photo,
    function: role,
    biv: ipi,
    email,
    mobile: mobilePhone,
  }))
}
