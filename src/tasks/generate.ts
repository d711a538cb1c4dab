import { max } from 'drizzle-orm'
import { importListings } from '../features/crm/import/import'
import type { Db } from '../platform/db/db'
import { property } from '../platform/db/schema'
import { generatedItem } from './generated-item'

const FIRST_ID = 1_000_000
const PAGE = 1000

/**
 * Adds `count` plausible listings after the highest id. A listing depends only on its id, so the same count on an empty
 * database results in the same listings.
 */
export async function generateListings(
  db: Db,
  count: number,
): Promise<{ generated: number; firstId: number; lastId: number }> {
  const [highest] = await db.select({ id: max(property.id) }).from(property)
  const firstId = Math.max(FIRST_ID, (highest?.id ?? 0) + 1)
  const end = firstId + count
  for (let id = firstId; id < end; id += PAGE) {
    const size = Math.min(PAGE, end - id)
    const items = Array.from({ length: size }, (_, index) => generatedItem(id + index))
    const options = {
      source: 'generate',
      now: new Date(),
      duplicates: 'ignore' as const,
    }
    const result = await importListings(db, { Items: items }, options)
    if (result.status === 'failed' || result.refused.length > 0) {
      throw new Error(`Generated listings were refused: ${JSON.stringify(result).slice(0, 500)}`)
    }
  }
  return { generated: count, firstId, lastId: end - 1 }
}
