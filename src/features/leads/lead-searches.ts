import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { savedSearch } from '../../platform/db/schema-searches'

/** The saved search of a lead for reading; it can be changed only by the links in its mails. */
export type LeadSearch = Pick<
  typeof savedSearch.$inferSelect,
  'kind' | 'query' | 'frequency' | 'state' | 'endsAt' | 'consent' | 'agreedAt'
>

/** Lists the confirmed saved searches by the IDs of their leads. */
export async function listSearches(
  db: Db,
  leadIds: readonly string[],
): Promise<Map<string, LeadSearch>> {
  const { leadId, kind, query, frequency, state, endsAt, consent, agreedAt } = savedSearch
  const rows = await db
    .select({ leadId, kind, query, frequency, state, endsAt, consent, agreedAt })
    .from(savedSearch)
    .where(inArray(leadId, [...leadIds]))
  const agreed = rows.filter((row) => row.agreedAt !== null)
  return new Map(agreed.map(({ leadId: id, ...search }) => [id ?? '', search]))
}
