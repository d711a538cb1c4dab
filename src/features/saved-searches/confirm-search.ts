import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { placeLookup } from '../../listing/places/areas'
import type { Db } from '../../platform/db/db'
import { insertRowIf } from '../../platform/db/insert-rows'
import { crmLead, lead } from '../../platform/db/schema-leads'
import { savedSearch } from '../../platform/db/schema-searches'
import { crmLeadRow, type NewCrmLead } from '../leads/leads'
import { isRequested, type SavedSearch } from './queries'
import { wishedFilter } from './requested-filter'
import { firstMailAt, searchEnd } from './saved-search'
import { isSameSearch } from './search-terms'

export interface Confirming {
  /** The other search of the same address that ends with it; '' for none. */
  replaces: string
  /** The words that are agreed to. */
  consent: string
  /** Its lead for the CRM, as it is sent where no request brought one there. */
  forCrm: NewCrmLead | null
}

/** Requests of one address that are looked at, the newest ones. */
const REQUESTS_READ = 20

/**
 * Confirms a search that was asked for, once, and makes it a lead: that of the request that it came with, or that
 * asked the same, that of the same search before, else one of its own. The same search of the same address, and the one
 * that it shall replace, end with it. Gives the search; null where another call was first.
 */
export async function confirmSearch(
  db: Db,
  asked: SavedSearch,
  { replaces, consent, forCrm }: Confirming,
  now: Date,
): Promise<SavedSearch | null> {
  const { id, email, kind, query, frequency } = asked
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
        leadId: leadOf(asked, await findRequest(db, asked)),
        consent,
        agreedAt: at,
      })
      .where(and(eq(savedSearch.id, id), isRequested(now)))
      .returning(),
    insertRowIf(db, lead, leadRow(asked, now), isItsOwn).onConflictDoNothing(),
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

/** The lead that stands for the search already, else one by its own id. */
function leadOf({ id, email, kind, query, leadId }: SavedSearch, requestId: string | null): SQL {
  const ofTheSame = sql`select other.lead_id from ${savedSearch} other where other.email = ${email}
    and other.kind = ${kind} and other.query = ${query} and other.id <> ${id} and other.state <> 'asked'`
  return sql`coalesce((select known.id from ${lead} known where known.id in (${leadId}, ${requestId})
    or known.id in (${ofTheSame}) limit 1), ${id})`
}

/** The search request of the same address that asked for the same homes; null without one. */
async function findRequest(db: Db, { email, kind, query }: SavedSearch): Promise<string | null> {
  if (kind !== 'list') return null
  const requests = await db
    .select({ id: lead.id, data: lead.data })
    .from(lead)
    .where(and(sql`lower(${lead.data} ->> '$.Email') = ${email}`, eq(lead.kind, 'demand')))
    .orderBy(sql`${lead.createdAt} DESC`)
    .limit(REQUESTS_READ)
  return (
    requests.find(({ data }) => isSameSearch(query, wishedFilter(data), placeLookup))?.id ?? null
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
