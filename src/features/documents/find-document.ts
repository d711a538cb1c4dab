import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { ListingDocument } from '../../listing/property'
import type { PublicDocument } from '../../listing/published'
import { readProjectPage, readPropertyPage } from '../../listing/queries/cached-details'
import { documentsOf } from '../../listing/record-file'
import { type Lang, pick } from '../../platform/format/lang'
import { documentPath } from '../../urls'
import { findLeadListing, type LeadListing } from '../leads/leads'

export interface DocumentMatch {
  listing: LeadListing
  facts: PublicDocument
  /** The stored record; its address is never sent to a browser. */
  record: ListingDocument
  path: string
}

/**
 * Returns the document of a listing by the two parts of its path, or null. A property that is not public yet has some only
 * for a reader with early access, or with a link to the file.
 */
export async function findDocument(
  c: Context<AppEnv>,
  { isAllowed, earlyToken = null }: { isAllowed: boolean; earlyToken?: string | null },
): Promise<DocumentMatch | null> {
  const [, project, id] = /^(p?)([1-9]\d{0,11})$/.exec(c.req.param('listing') ?? '') ?? []
  const documentId = Number(c.req.param('document'))
  const isEarly = isAllowed || earlyToken !== null
  if (!id) return null
  const isProject = project === 'p'
  const facts = (await publicDocuments(c, isProject, Number(id), isEarly)).find(
    (document) => document.id === documentId,
  )
  if (!facts) return null
  const ids = {
    propertyId: isProject ? null : Number(id),
    projectId: isProject ? Number(id) : null,
  }
  const { settings } = c.get('content').site
  const listing = await findLeadListing(c.get('db'), c.get('cache'), settings, ids, earlyToken)
  if (!listing) return null
  const { documents } = listing.record
  const all = listing.kind === 'property' ? documentsOf(listing.record) : documents
  const record = all.find((document) => document.id === documentId)
  if (!record) return null
  return { listing, facts, record, path: documentPath(listing.kind, Number(id), documentId) }
}

/** Returns the document's name as on the listing's page. */
export function documentName({ facts }: DocumentMatch, lang: Lang): string {
  return pick(facts.comment, lang) || pick(facts.typeName, lang) || facts.fileName
}

async function publicDocuments(
  c: Context<AppEnv>,
  isProject: boolean,
  id: number,
  isEarly: boolean,
): Promise<PublicDocument[]> {
  const [db, cache, { settings }] = [c.get('db'), c.get('cache'), c.get('content').site]
  if (isProject) {
    const answer = await readProjectPage(db, cache, settings, id)
    return answer && typeof answer === 'object' ? answer.detail.documents : []
  }
  const answer = await readPropertyPage(db, cache, settings, id, { isEarly })
  return answer && typeof answer === 'object' ? answer.detail.property.documents : []
}
