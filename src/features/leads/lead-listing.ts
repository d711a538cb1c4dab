import type { Project, Property } from '../../listing/property'
import type { ListingCard } from '../../listing/published'
import { readProjectPage, readPropertyPage } from '../../listing/queries/cached-details'
import { findProject, findProperty } from '../../listing/queries/listings'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { SiteSettings } from '../../site/site'

/** The listing that a form is about as stored, hidden facts included. */
export type LeadListing = (
  | { kind: 'property'; record: Property }
  | { kind: 'project'; record: Project }
) & {
  /** The listing's public facts, or null if it has no public page. */
  card: ListingCard | null
  /** The token with which the visitor sees a property that is not public yet. */
  earlyToken?: string | null
}

interface ListingIds {
  propertyId: number | null
  projectId: number | null
}

/**
 * Returns the listing of a form; null if it is not stored, or not any more. A property that is not public yet has a card
 * only with a token.
 */
export async function findLeadListing(
  db: Db,
  cache: CacheContext,
  settings: SiteSettings,
  { propertyId, projectId }: ListingIds,
  earlyToken: string | null = null,
): Promise<LeadListing | null> {
  const property = propertyId === null ? null : await findProperty(db, propertyId)
  if (property && property !== 'gone') {
    const isEarly = earlyToken !== null
    const answer = await readPropertyPage(db, cache, settings, property.id, { isEarly })
    const card = publicPage(answer)?.property ?? null
    return { kind: 'property', record: property, card, earlyToken }
  }
  const project = projectId === null ? null : await findProject(db, projectId)
  if (project && project !== 'gone') {
    const answer = await readProjectPage(db, cache, settings, project.id)
    return { kind: 'project', record: project, card: publicPage(answer) }
  }
  return null
}

function publicPage<Page>(answer: { detail: Page } | string | null): Page | null {
  return answer !== null && typeof answer === 'object' ? answer.detail : null
}
