import { isManager, type ManagerNames } from '../listing/manager'
import type { Manager } from '../listing/property'
import type { SiteSettings } from './site'
import { slugOf } from './slug'
import type { Team } from './team-document'

/** A team member or an office with a page. */
export interface PageLink {
  id: number
  slug: string
}

/** A team member with a page, and the names by which listings refer to the person. */
export interface PersonLink extends PageLink, ManagerNames {
  /** The person's office, or null if it is unknown. */
  officeId: number | null
}

type LinkedMember = Pick<
  Team['members'][number],
  'id' | 'name' | 'email' | 'crmName' | 'officeId' | 'status'
>

/** Returns the team members and offices with a page. There are none if the settings hide these pages. */
export function personLinks(
  team: readonly LinkedMember[],
  { showPeoplePages, offices }: Pick<SiteSettings, 'showPeoplePages' | 'offices'>,
): { people: PersonLink[]; offices: PageLink[] } {
  if (!showPeoplePages) return { people: [], offices: [] }
  const [only, another] = offices
  const defaultOffice = another ? null : (only?.id ?? null)
  const people = withSlugs(team)
    .filter(({ status }) => status === 'Published')
    .map(({ id, slug, email, crmName, officeId }) => ({
      id,
      slug,
      officeId: officeId ?? defaultOffice,
      emails: email ? [email.toLowerCase()] : [],
      names: crmName ? [crmName] : [],
    }))
  return { people, offices: withSlugs(offices).map(({ id, slug }) => ({ id, slug })) }
}

/** Returns the team member that manages a listing, if the person has a page. */
export function findManagerLink(
  people: readonly PersonLink[],
  manager: Pick<Manager, 'name' | 'email'>,
): PersonLink | undefined {
  return people.find((person) => isManager(person, manager))
}

/** Adds unique slugs. Of two items with the same name, the one with the higher id has it in its slug. */
function withSlugs<Item extends { id: number; name: string }>(items: readonly Item[]) {
  const taken = new Set<string>()
  const slugs = new Map<number, string>()
  for (const { id, name } of items.toSorted((a, b) => a.id - b.id)) {
    let slug = slugOf(name) || String(id)
    while (taken.has(slug)) slug += `-${id}`
    taken.add(slug)
    slugs.set(id, slug)
  }
  return items.map((item) => ({ ...item, slug: slugs.get(item.id) ?? '' }))
}
