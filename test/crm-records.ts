import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { primaryDb } from '../src/platform/db/db'
import { listing, project, property } from '../src/platform/db/schema'
import { crmItem, crmStaged, crmState } from '../src/platform/db/schema-crm'

const db = primaryDb(env.DB)

/** Returns a stored property. */
export async function recordOf(id: number) {
  const row = await db.select().from(property).where(eq(property.id, id)).get()
  if (!row?.data) throw new Error(`Home ${id} is not stored`)
  return row.data
}

/** Everything that the sync writes, but its runs and the times of them. */
export async function crmRecords() {
  return {
    listings: await listings(),
    own: await db.select().from(crmItem),
    staged: await db.select().from(crmStaged),
    changedUntil: (await db.select().from(crmState).get())?.changedUntil,
    stored: await db.select().from(property),
  }
}

/** Returns the records and their public rows, without their import times. */
export async function listings() {
  const { list, kind, id } = listing
  const rows = await db.select().from(listing).orderBy(list, kind, id)
  const homes = await db.select().from(property).orderBy(property.id)
  return {
    rows: rows.map((row) => ({ ...row, key: 0, started: '', card: { ...row.card, started: '' } })),
    homes: homes.map((row) => ({ ...row, firstSeenAt: '', updatedAt: '' })),
    projects: await db.select().from(project),
  }
}
