import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { listingRules, project, property } from '../db/schema'
import { showCopies } from './import'

const LISTINGS_A_TICK = 50
/** The value of the mark once all listings are checked. */
const DONE = -1

/**
 * Gives the pictures of other hosts in stored listings addresses of this site: some listings a tick, until all have
 * been checked once. An import of today stores no such picture.
 */
export async function replaceForeignPictures(
  db: Db,
  ownPictures: boolean,
  now: Date,
): Promise<void> {
  const rules = await db.select({ from: listingRules.picturesCheckedTo }).from(listingRules).get()
  if (!rules || rules.from === DONE) return
  const properties = await listForeign(db, property, rules.from)
  const projects = properties.length > 0 ? [] : await listForeign(db, project, 0)
  if (properties.length + projects.length > 0)
    await showCopies(db, { properties, projects }, now, ownPictures)
  await db
    .update(listingRules)
    .set({ picturesCheckedTo: properties.at(-1) ?? DONE })
    .where(eq(listingRules.picturesCheckedTo, rules.from))
}

async function listForeign(
  db: Db,
  table: typeof property | typeof project,
  from: number,
): Promise<number[]> {
  const hasForeign = sql`(${table.data} ->> '$.manager.photo' like 'http%' or exists (
    select 1 from json_each(${table.data}, '$.pictures') where value ->> 'url' like 'http%'))`
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(gt(table.id, from), isNull(table.deletedAt), hasForeign))
    .orderBy(asc(table.id))
    .limit(LISTINGS_A_TICK)
  return rows.map(({ id }) => id)
}
