import { isManager, type ManagerNames } from '../../listing/manager'
import type { Manager } from '../../listing/property'

/** The facts of an agency that decide the office of a lead or listing. */
export interface Agency {
  offices: readonly { id: number; name: string; crmName: string | null }[]
  team: readonly {
    id: number
    email: string | null
    crmName: string | null
    officeId: number | null
  }[]
}

/** The facts of a listing that decide its office; the CRM names no office of a project. */
interface Listing {
  officeName?: string | null
  manager: Pick<Manager, 'name' | 'email'> | null
}

interface LeadSubject {
  /** The listing that the lead is about. */
  listing: Listing | null
  /** The name of the office that the visitor chose. */
  officeName: string | undefined
  /** The ID of the team member to whom the lead is addressed. */
  memberId: number | undefined
}

/**
 * Returns the office of a lead: that of its listing or the listing's manager, else the chosen one, else that of the
 * team member to whom it is addressed.
 */
export function officeOfLead(agency: Agency, { listing, officeName, memberId }: LeadSubject) {
  return (
    (listing && officeOfListing(agency, listing)) ??
    officeNamed(agency, officeName) ??
    officeOf(agency, ({ id }) => id === memberId)
  )
}

/** Returns the office of a listing: the one that the CRM names, or else that of its manager. */
export function officeOfListing(agency: Agency, { officeName, manager }: Listing): number | null {
  return officeNamed(agency, officeName) ?? officeOfManager(agency, manager)
}

/**
 * The facts by which the listings of one office are found: its names in the CRM, or those of its team members for
 * listings without an office.
 */
export interface OfficeListings {
  id: number
  names: string[]
  /** The names of the other offices, to which listings belong regardless of their manager. */
  others: string[]
  managers: ManagerNames
}

/** Returns the facts by which the listings of an office are found. */
export function officeListings({ offices, team }: Agency, id: number): OfficeListings {
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

/** Returns the office of the first matching team member, if it is one of the agency's. */
function officeOf(
  { offices, team }: Agency,
  fits: (member: Agency['team'][number]) => boolean,
): number | null {
  const officeId = team.find(fits)?.officeId
  return offices.find(({ id }) => id === officeId)?.id ?? null
}
