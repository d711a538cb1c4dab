import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { lead } from '../../platform/db/schema-leads'
import type { Lead } from './queries'

/** The subject of a lead, without its sender. */
export type LeadTopic = Pick<Lead, 'id' | 'kind' | 'propertyId' | 'projectId' | 'createdAt'>

/** Returns the subjects of these leads by ID; a deleted lead is left out. */
export async function readLeadTopics(
  db: Db,
  ids: Iterable<string>,
): Promise<Map<string, LeadTopic>> {
  const { id, kind, propertyId, projectId, createdAt } = lead
  const pages = await Promise.all(
    jsonChunks(new Set(ids)).map((chunk) =>
      db
        .select({ id, kind, propertyId, projectId, createdAt })
        .from(lead)
        .where(sql`${id} in ${valuesOf(chunk)}`),
    ),
  )
  return new Map(pages.flat().map((topic) => [topic.id, topic]))
}
