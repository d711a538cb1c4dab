import { sql } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import { AGREED_IN_CRM, readEarlyTimes } from '../../../listing/queries/early-access'
import type { Db, Statement } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { earlyAccess } from '../../../platform/db/schema-overrides'
import { instantOf } from '../../../platform/format/local-time'
import type { StoredProperties } from './stored-records'

/**
 * Returns the statements that store the times from which a CRM wants properties to be public (`PublicFrom`), if it
 * states others than before. A time of staff stays until then. No time, or one in the past, ends early access. A
 * property that was public has none.
 */
export async function statedTimes(
  db: Db,
  properties: readonly Property[],
  stored: StoredProperties,
  now: Date,
): Promise<Statement[]> {
  const restated = properties.filter(
    ({ id, publicFrom = null }) => publicFrom !== (stored.get(id)?.publicFrom ?? null),
  )
  if (restated.length === 0) return []
  const pending = await readEarlyTimes(
    db,
    restated.map(({ id }) => id),
  )
  const rows = restated.flatMap(({ id, publicFrom }) => {
    const at = publicFrom ? (instantOf(publicFrom)?.getTime() ?? 0) : 0
    if (at <= now.getTime() || (stored.get(id)?.wasPublished && !pending.has(id))) return []
    const agreed = { agreedBy: AGREED_IN_CRM, agreedAt: now.getTime() }
    return [{ id, publicFrom: at, isOver: false, ...agreed }]
  })
  const early = new Set(rows.map(({ id }) => id))
  const ended = [...pending.keys()].filter((id) => !early.has(id))
  return [
    ...jsonChunks(ended).map((ids) =>
      db.delete(earlyAccess).where(sql`${earlyAccess.id} in ${valuesOf(ids)}`),
    ),
    ...insertRows(db, earlyAccess, rows).map((insert) =>
      insert.onConflictDoUpdate({
        target: earlyAccess.id,
        set: {
          publicFrom: excluded(earlyAccess.publicFrom),
          agreedBy: excluded(earlyAccess.agreedBy),
          agreedAt: excluded(earlyAccess.agreedAt),
          isOver: excluded(earlyAccess.isOver),
        },
      }),
    ),
  ]
}
