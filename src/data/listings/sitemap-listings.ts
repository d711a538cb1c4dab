import { sql } from 'drizzle-orm'
import { KIND, LIST } from '../../domain/list/lists'
import type { ListingCard } from '../../domain/listing/published'
import type { Db } from '../db/db'
import { listing } from '../db/schema'

/** Homes on the market, units of projects too; what has left it has no page of its own. */
const HOMES = sql`list IN (${LIST.sale}, ${LIST.rent}) AND kind IN (${KIND.property}, ${KIND.unit})`

/** The ids with which each part of `size` homes begins, ascending; walks one index. */
export async function homePartStarts(db: Db, size: number): Promise<number[]> {
  const numbered = sql`SELECT id, row_number() OVER (ORDER BY id) AS nr FROM listing WHERE ${HOMES}`
  const rows = await db.all<{ id: number }>(
    sql`SELECT id FROM (${numbered}) WHERE (nr - 1) % ${size} = 0 ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

/** The `size` homes from an id on. */
export async function homesFrom(db: Db, id: number, size: number): Promise<ListingCard[]> {
  const keys = sql`SELECT key FROM listing WHERE ${HOMES} AND id >= ${id} ORDER BY id LIMIT ${size}`
  return cards(await selectCards(db, sql`key IN (${keys})`))
}

/** Every project that has a page. */
export async function allProjects(db: Db): Promise<ListingCard[]> {
  return cards(await selectCards(db, sql`list = ${LIST.projects} AND kind = ${KIND.project}`))
}

function selectCards(db: Db, where: ReturnType<typeof sql>) {
  return db.select({ card: listing.card }).from(listing).where(where).orderBy(listing.id)
}

function cards(rows: { card: ListingCard }[]): ListingCard[] {
  return rows.flatMap(({ card }) => (card.hasPage ? [card] : []))
}
