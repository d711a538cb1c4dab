import type { StaffMember } from '../../../listing/overrides/manual-parts'
import type { Db } from '../../../platform/db/db'
import { listTeam } from '../../../site/team'

/** Returns the team members as managers of listings. */
export async function listStaffMembers(db: Db): Promise<StaffMember[]> {
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
