import { isManager } from '../listing/manager'
import type { Manager } from '../listing/property'

/** As much of the agency as tells whose office something is. */
interface Agency {
  offices: readonly { id: number; name: string; crmName: string | null }[]
  team: readonly {
    id: number
    email: string | null
    crmName: string | null
    officeId: number | null
  }[]
}

/** What a lead tells of its office. */
interface LeadSubject {
  /** The home or project that it is about. */
  listing: { officeName?: string | null; manager: Manager | null } | null
  /** The name of the office that the visitor chose. */
  chosen: string | undefined
  /** The person that it is written to. */
  memberId: number | undefined
}

/** The office of a lead: that of its listing, else of the listing's manager, the one that was chosen, or of who it is written to. */
export function officeOfLead(agency: Agency, { listing, chosen, memberId }: LeadSubject) {
  return (
    officeNamed(agency, listing?.officeName) ??
    officeOfManager(agency, listing?.manager ?? null) ??
    officeNamed(agency, chosen) ??
    officeOf(agency, ({ id }) => id === memberId)
  )
}

function officeNamed({ offices }: Agency, name: string | null | undefined): number | null {
  if (!name) return null
  return offices.find((office) => office.crmName === name || office.name === name)?.id ?? null
}

function officeOfManager(agency: Agency, manager: Manager | null): number | null {
  return officeOf(agency, ({ email, crmName }) =>
    isManager(
      { emails: email ? [email.toLowerCase()] : [], names: crmName ? [crmName] : [] },
      manager,
    ),
  )
}

/** The office of the first of the team who fits, where it is one of the agency's. */
function officeOf(
  { offices, team }: Agency,
  fits: (member: Agency['team'][number]) => boolean,
): number | null {
  const officeId = team.find(fits)?.officeId
  return offices.find(({ id }) => id === officeId)?.id ?? null
}
