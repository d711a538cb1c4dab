import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { earlyUntil } from '../../../listing/queries/early-access'
import { hasDetailPage } from '../../../listing/status'
import { mayDo } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import type { Appointment as VisitAppointment } from '../../appointments/appointment'
import { listOfListing } from '../../appointments/appointments.staff'
import type { ListedLead } from '../../leads/find-leads'
import { findLeads, leadFilter, scopeOf } from '../../leads/leads.staff'
import type { Appointment } from '../../owner-area/listing-owners'
import { listAppointments, listOwnersOf } from '../../owner-area/owner-area.staff'
import { type EditedListing, findListing } from '../edit-listing'

const LEADS_SHOWN = 5
const VISITS_SHOWN = 8

/** The related data of a listing in the staff area. A value is null if the account may not see it. */
export interface ListingContext {
  /** True if the listing has a public page. */
  isOnSite: boolean
  owners: { id: number; name: string }[] | null
  appointments: Appointment[] | null
  leads: { all: ListedLead[]; visits: ListedLead[]; planned: VisitAppointment[] } | null
}

/** Loads the owners, visits and leads of a listing, as far as the account may see them. */
export async function loadListingContext(
  c: Context<AppEnv>,
  db: Db,
  listing: EditedListing,
): Promise<ListingContext> {
  const { role } = c.get('staffMember')
  const hasOwners = mayDo(role, 'owners') && listing.kind === 'property'
  const [isOnSite, owners, appointments, leads] = await Promise.all([
    hasPublicPage(c, db, listing),
    hasOwners ? listOwnersOf(db, listing.id) : null,
    hasOwners ? listAppointments(db, listing.id) : null,
    mayDo(role, 'leads') ? loadLeads(c, db, listing) : null,
  ])
  return { isOnSite, owners, appointments: appointments?.slice(0, VISITS_SHOWN) ?? null, leads }
}

/** A unit of an unpublished project has no page either. One with early access has none for all visitors yet. */
async function hasPublicPage(c: Context<AppEnv>, db: Db, listing: EditedListing): Promise<boolean> {
  if (listing.kind === 'project') return listing.record.published
  const { projectId } = listing.record
  if (!hasDetailPage(listing.record, c.get('content').site.settings)) return false
  if (projectId === null) return (await earlyUntil(db, listing.id)) === null
  const parent = await findListing(db, 'project', projectId)
  return parent?.kind === 'project' && parent.record.published
}

async function loadLeads(c: Context<AppEnv>, db: Db, { kind, id }: EditedListing) {
  const account = c.get('staffMember')
  const agentId = mayDo(account.role, 'leads.all') ? null : account.id
  const query = { scope: await scopeOf(db, account), reader: account.id, now: new Date() }
  const filter = { status: 'all', home: String(id) }
  const [planned, all, visits] = await Promise.all([
    listOfListing(db, { kind, id }, agentId),
    findLeads(db, { ...query, filter: leadFilter(filter) }, { size: LEADS_SHOWN }),
    findLeads(
      db,
      { ...query, filter: leadFilter({ ...filter, kind: 'visit' }) },
      { size: VISITS_SHOWN },
    ),
  ])
  const made = new Set(planned.map(({ leadId }) => leadId))
  return {
    all: all.leads,
    planned: planned.slice(0, VISITS_SHOWN),
    // A request with an appointment is shown as that.
    visits: visits.leads.filter((lead) => !made.has(lead.id)),
  }
}
