import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { listingRules, project, property } from '../db/schema'
import { showCopies } from './import'

const LISTINGS_A_TICK = 50
/** The value of the mark once all listings are checked. Higher ones are IDs of properties, lower ones of projects. */
const DONE = -1

/** Returns the mark after the project with this ID, or of the end without one. */
function markOf(projectId = 0): number {
  return DONE - projectId
}

/** Returns the ID of the last project that was checked at this mark, or 0. */
function projectOf(mark: number): number {
  return Math.max(0, DONE - mark)
}

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
  const properties = rules.from < DONE ? [] : await listForeign(db, property, rules.from)
  const isAtProjects = properties.length === 0
  const projects = isAtProjects ? await listForeign(db, project, projectOf(rules.from)) : []
  if (properties.length + projects.length > 0)
    await showCopies(db, { properties, projects }, now, ownPictures)
  await db
    .update(listingRules)
    .set({ picturesCheckedTo: properties.at(-1) ?? markOf(projects.at(-1)) })
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
