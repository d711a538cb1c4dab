import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { property } from '../../platform/db/schema'
import { nextPastPrices } from '../former-price'
import type { PublishSettings } from '../listing-types'
import type { Property } from '../property'

/** Returns changed properties with the past prices that follow from their stored versions. */
export async function withPastPrices<Item extends { record: Property }>(
  db: Db,
  changed: readonly Item[],
  settings: PublishSettings,
  now: Date,
): Promise<Item[]> {
  const ids = changed.map(({ record }) => record.id)
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id: property.id, data: property.data, firstSeenAt: property.firstSeenAt })
      .from(property)
      .where(
        and(
          sql`${property.id} in ${valuesOf(chunk)}`,
          eq(property.wasPublished, true),
          isNull(property.deletedAt),
        ),
      ),
  )
  const stored = new Map((await Promise.all(pages)).flat().map((row) => [row.id, row]))
  return changed.map((item) => {
    const { data = null, firstSeenAt = null } = stored.get(item.record.id) ?? {}
    const pastPrices = nextPastPrices(data, item.record, settings, now, firstSeenAt)
    const { pastPrices: _, ...record } = item.record
    return { ...item, record: pastPrices.length > 0 ? { ...record, pastPrices } : record }
  })
}
