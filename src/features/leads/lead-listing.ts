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
}

interface ListingIds {
  propertyId: number | null
  projectId: number | null
}

/** Returns the listing of a form; null if it is not stored, or not any more. */
export async function findLeadListing(
  db: Db,
  cache: CacheContext,
  settings: SiteSettings,
  { propertyId, projectId }: ListingIds,
): Promise<LeadListing | null> {
  const property = propertyId === null ? null : await findProperty(db, propertyId)
  if (property && property !== 'gone') {
    const answer = await readPropertyPage(db, cache, settings, property.id)
    return { kind: 'property', record: property, card: publicPage(answer)?.property ?? null }
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
