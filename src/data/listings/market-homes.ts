import { sql } from 'drizzle-orm'
import type { ExportedHome } from '../../crm/export/openimmo-object'
import { KIND, LIST } from '../../domain/list/lists'
import { type PublishSettings, publicDetail } from '../../domain/listing/published'
import type { Db } from '../db/db'
import { property } from '../db/schema'
import { atOfficialPlace } from '../places/place-names'

/** Records in one answer of D1: their texts may be long. */
const PAGE = 200

/**
 * Every home on the market, those in published projects too, by ascending ID: some at a time, so that
 * thousands are never held at once.
 */
export async function* marketHomes(
  db: Db,
  settings: PublishSettings,
): AsyncGenerator<ExportedHome[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: Awaited<ReturnType<typeof recordsAfter>> = await recordsAfter(db, last)
    yield rows.flatMap(({ data, updatedAt }) => {
      const home = data && publicDetail(atOfficialPlace(data), settings)
      return home && !home.gone ? [{ home, changed: updatedAt.slice(0, 10) }] : []
    })
    last = rows.length === PAGE ? rows.at(-1)?.id : undefined
  }
}

/** Walks the index of places in a list, of each list and kind the next few, and takes the first of them. */
function recordsAfter(db: Db, id: number) {
  const parts = [LIST.sale, LIST.rent].flatMap((list) =>
    [KIND.property, KIND.unit].map(
      (kind) =>
        sql`SELECT * FROM (SELECT id FROM listing WHERE list = ${list} AND kind = ${kind} AND id > ${id}
          ORDER BY id LIMIT ${PAGE})`,
    ),
  )
  const ids = sql`SELECT id FROM (${sql.join(parts, sql` UNION ALL `)}) ORDER BY id LIMIT ${PAGE}`
  return db
    .select({ id: property.id, data: property.data, updatedAt: property.updatedAt })
    .from(property)
    .where(sql`${property.id} IN (${ids})`)
    .orderBy(property.id)
}
