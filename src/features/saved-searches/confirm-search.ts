import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { placeLookup } from '../../listing/places/areas'
import type { Db } from '../../platform/db/db'
import { insertRowIf } from '../../platform/db/insert-rows'
import { crmLead, lead } from '../../platform/db/schema-leads'
import { savedSearch } from '../../platform/db/schema-searches'
import { crmLeadRow, type NewCrmLead, SUSPECTED } from '../leads/leads'
import { queueLeadEvent } from '../webhooks/webhooks'
import { isRequested, type SavedSearch } from './queries'
import { combinedFilter } from './requested-filter'
import { firstMailAt, searchEnd } from './saved-search'
import { isSameSearch } from './search-terms'

export interface Confirming {
  /** The id of the other search of the same address that is deleted, or '' for none. */
  replaces: string
  /** The text that the visitor agreed to. */
  consent: string
  /** The lead of the search for the CRM. It is sent if no earlier request created a lead there. */
  forCrm: NewCrmLead | null
}

/** The maximum number of requests of one address that are read, the newest first. */
const REQUESTS_READ = 20

/**
 * Confirms a requested search, once, and assigns it a lead: that of the search request that it came with or that has
 * the same criteria, that of an earlier identical search, or a new one. An identical search of the same address, and
 * the one that it replaces, are deleted. Returns the search, or null if another call confirmed it first.
 */
export async function confirmSearch(
  db: Db,
  search: SavedSearch,
  { replaces, consent, forCrm }: Confirming,
  now: Date,
): Promise<SavedSearch | null> {
  const { id, email, kind, query, frequency } = search
  const at = now.getTime()
  const isTheSame = and(eq(savedSearch.kind, kind), eq(savedSearch.query, query))
  const isOn = sql`exists (select 1 from ${savedSearch} where ${savedSearch.id} = ${id}
    and ${savedSearch.state} = 'on')`
  const isItsOwn = sql`exists (select 1 from ${savedSearch} where ${savedSearch.id} = ${id}
    and ${savedSearch.state} = 'on' and ${savedSearch.leadId} = ${id})`
  const [confirmed] = await db.batch([
    db
      .update(savedSearch)
      .set({
        state: 'on',
        tokenHash: null,
        since: at,
        dueAt: firstMailAt(frequency, at),
        endsAt: searchEnd(at),
        leadId: leadOf(search, await findRequest(db, search)),
        consent,
        agreedAt: at,
      })
      .where(and(eq(savedSearch.id, id), isRequested(now)))
      .returning(),
    insertRowIf(db, lead, leadRow(search, now), isItsOwn).onConflictDoNothing(),
    queueLeadEvent(db, leadRow(search, now), isItsOwn, now),
    ...(forCrm
      ? [insertRowIf(db, crmLead, crmLeadRow(forCrm, now), isItsOwn).onConflictDoNothing()]
      : []),
    db
      .delete(savedSearch)
      .where(
        and(
          eq(savedSearch.email, email),
          ne(savedSearch.id, id),
          ne(savedSearch.state, 'asked'),
          or(eq(savedSearch.id, replaces), isTheSame),
          isOn,
        ),
      ),
  ])
  return confirmed[0] ?? null
}

/** Returns the existing lead of the search, else a lead with the id of the search. */
function leadOf({ id, email, kind, query, leadId }: SavedSearch, requestId: string | null): SQL {
  const ofTheSame = sql`select other.lead_id from ${savedSearch} other where other.email = ${email}
    and other.kind = ${kind} and other.query = ${query} and other.id <> ${id} and other.state <> 'asked'`
  return sql`coalesce((select known.id from ${lead} known where known.id in (${leadId}, ${requestId})
    or known.id in (${ofTheSame}) limit 1), ${id})`
}

/** Returns the search request of the same address with the same criteria, or null. */
async function findRequest(db: Db, { email, kind, query }: SavedSearch): Promise<string | null> {
  if (kind !== 'list') return null
  const requests = await db
    .select({ id: lead.id, data: lead.data })
    .from(lead)
    .where(
      and(
        sql`lower(${lead.data} ->> '$.Email') = ${email}`,
        eq(lead.kind, 'demand'),
        ne(lead.status, SUSPECTED),
      ),
    )
    .orderBy(sql`${lead.createdAt} DESC`)
    .limit(REQUESTS_READ)
  return (
    requests.find(({ data }) => isSameSearch(query, combinedFilter(data), placeLookup))?.id ?? null
  )
}

function leadRow({ id, email, lang }: SavedSearch, now: Date): typeof lead.$inferInsert {
  const data = { FirstName: '', Name: '', PhoneNumber: '', Subject: '', Content: '' }
  return {
    id,
    kind: 'search',
    lang,
    createdAt: now.toISOString(),
    data: { ...data, Email: email, IsReceivedEmail: false },
    extra: {},
    referrer: '',
    campaign: '',
    contentHash: '',
    status: 'new',
  }
}
