import type { View } from '../../../components/ui/view'
import { type ListingRecords, readListingRecords } from '../../../listing/queries/listing-records'
import type { Db } from '../../../platform/db/db'
import { cleanText, truncate } from '../../../platform/format/text'
import { RESIDENCE_FIELD } from '../../../site/forms/rental-application'
import { joinParts, listingName } from '../../../staff/listings/listing-title'
import { projectPath, propertyPath } from '../../../urls'
import type { LeadSearch } from '../lead-searches'
import { briefFacts, describedListing } from '../mail/lead-rows'
import type { Lead } from '../queries'
import { withListingIds } from './lead-content'
import { searchedFor } from './lead-search'

const MAX_QUESTION = 120

interface SubjectProps {
  view: View
  lead: Lead & { search: LeadSearch | null }
  records: ListingRecords
}

export function readLeadListings(db: Db, leads: readonly Lead[]): Promise<ListingRecords> {
  return readListingRecords(db, {
    properties: leads.flatMap(({ propertyId }) => propertyId ?? []),
    projects: leads.flatMap(({ projectId }) => projectId ?? []),
  })
}

/** The subject of a lead: the linked listing, or else the subject of its form. */
export function Subject(props: SubjectProps) {
  const { lang } = props.view
  const { propertyId, projectId } = props.lead
  const text = subjectText(props)
  if (propertyId !== null) return <a href={propertyPath(lang, propertyId)}>{text}</a>
  if (projectId !== null) return <a href={projectPath(lang, projectId)}>{text}</a>
  return text || null
}

/**
 * Returns the subject of a lead as text: the name of a listing, a search, the search criteria, or the subject or
 * address that the sender typed.
 */
export function subjectText({ view, lead, records }: SubjectProps): string {
  const { t, lang, site } = view
  const { kind, data, propertyId, projectId } = lead
  if (kind === 'search') return lead.search ? searchedFor(view, lead.search) : ''
  const record =
    records.properties.get(propertyId ?? 0) ?? records.projects.get(projectId ?? 0) ?? null
  if (record) return listingName(view, record)
  if (propertyId !== null || projectId !== null) {
    return describedListing({ data: withListingIds(lead) }, t)
  }
  const facts = briefFacts({ kind, data, site, origin: '' }, lang)
  return joinParts([data.Subject, lead.extra[RESIDENCE_FIELD] ?? '', ...facts])
}

/** Returns the beginning of a lead's message on one line, or '' if it has none. */
export function questionText({ data }: Lead): string {
  const text = cleanText(data.Content ?? '', MAX_QUESTION + 1)
  return text.length > MAX_QUESTION ? `${truncate(text, MAX_QUESTION)} …` : text
}
