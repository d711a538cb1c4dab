import { isManager, type ManagerNames } from '../../listing/manager'
import type { Manager } from '../../listing/property'

/** As much of the agency as tells whose office something is. */
export interface Agency {
  offices: readonly { id: number; name: string; crmName: string | null }[]
  team: readonly {
    id: number
    email: string | null
    crmName: string | null
    officeId: number | null
  }[]
}

/** As much of a home or a project; the CRM names no office of a project. */
interface Listing {
  officeName?: string | null
  manager: Pick<Manager, 'name' | 'email'> | null
}

/** What a lead tells of its office. */
interface LeadSubject {
  /** The home or project that it is about. */
  listing: Listing | null
  /** The name of the office that the visitor chose. */
  chosen: string | undefined
  /** The person that it is written to. */
  memberId: number | undefined
}

/** The office of a lead: that of its listing, else of the listing's manager, the one that was chosen, or of who it is written to. */
export function officeOfLead(agency: Agency, { listing, chosen, memberId }: LeadSubject) {
  return (
    (listing && officeOfListing(agency, listing)) ??
    officeNamed(agency, chosen) ??
    officeOf(agency, ({ id }) => id === memberId)
  )
}

/** The office of a home or a project: the one that the CRM names, else that of its manager. */
export function officeOfListing(agency: Agency, { officeName, manager }: Listing): number | null {
  return officeNamed(agency, officeName) ?? officeOfManager(agency, manager)
}

/** What the homes of one office have in common: its names in the CRM, or those of its people where the home names no office. */
export interface OfficeHomes {
  id: number
  names: string[]
  /** The names of the other offices, whose homes are theirs whoever manages them. */
  others: string[]
  managers: ManagerNames
}

/** By what the homes of an office are found. */
export function officeHomes({ offices, team }: Agency, id: number): OfficeHomes {
  const namesOf = (isIt: boolean) =>
    offices
      .filter((office) => (office.id === id) === isIt)
      .flatMap(({ name, crmName }) => (crmName ? [name, crmName] : [name]))
  const people = team.filter(({ officeId }) => officeId === id)
  return {
    id,
    names: namesOf(true),
    others: namesOf(false),
    managers: {
      emails: people.flatMap(({ email }) => email?.toLowerCase() ?? []),
      names: people.flatMap(({ crmName }) => crmName ?? []),
    },
  }
}

function officeNamed({ offices }: Agency, name: string | null | undefined): number | null {
  if (!name) return null
  return offices.find((office) => office.crmName === name || office.name === name)?.id ?? null
}

function officeOfManager(agency: Agency, manager: Listing['manager']): number | null {
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
