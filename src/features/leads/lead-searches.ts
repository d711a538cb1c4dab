import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { savedSearch } from '../../platform/db/schema-searches'

/** What leads tell of a search: it can be read here, and changed by the links of its mails alone. */
export type LeadSearch = Pick<
  typeof savedSearch.$inferSelect,
  'kind' | 'query' | 'frequency' | 'state' | 'endsAt' | 'consent' | 'agreedAt'
>

/** The confirmed searches that get mails, by the leads that they belong to. */
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
