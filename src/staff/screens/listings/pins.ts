import { and, eq, lt } from 'drizzle-orm'
import { KIND } from '../../../listing/filter/lists'
import type { ListingKind } from '../../../listing/overrides/overrides'
import { pinnedUntil } from '../../../listing/overrides/pin'
import { localTime, retryOnConflict } from '../../../listing/queries/listing-index'
import type { Actor } from '../../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { listingPin } from '../../../platform/db/schema-overrides'
import { raiseVersionFrom, readVersion } from '../../../platform/db/version'
import {
  type Editable,
  openDocument,
  publishDocument,
  type SaveResult,
} from '../../../site/revisions/documents'

/**
 * The same listing with its pin as a part of its document. The pin stands in a table of its own, as an import
 * leaves it alone and as it ends by itself.
 */
export function withPin(editable: Editable, kind: ListingKind, id: number): Editable {
  return {
    ...editable,
    parse(document) {
      const read = editable.parse(document)
      return read && { ...read, pinnedUntil: untilOf(document) }
    },
    async read(db) {
      const [document, until] = await Promise.all([editable.read(db), findPin(db, kind, id)])
      return document && { ...document, pinnedUntil: until }
    },
    async write(db, document, actor) {
      const until = untilOf(document)
      const statements = await editable.write(db, document, actor)
      return [...statements, pinRow(db, { kind: KIND[kind], id, until })]
    },
  }
}

function untilOf(document: unknown): string | null {
  const { pinnedUntil: told } = document as { pinnedUntil?: unknown }
  return pinnedUntil.safeParse(told).data ?? null
}

/** The last day on which a listing is pinned; null where it is not. */
async function findPin(db: Db, kind: ListingKind, id: number): Promise<string | null> {
  const row = await db.select().from(listingPin).where(isPinOf(KIND[kind], id)).get()
  return row?.until ?? null
}

interface Pin {
  kind: number
  id: number
  until: string | null
}

/** A day that is over, as that of an old revision, pins nothing. */
function pinRow(db: Db, { kind, id, until }: Pin): Statement {
  if (until === null || until < today(new Date()))
    return db.delete(listingPin).where(isPinOf(kind, id))
  return db
    .insert(listingPin)
    .values({ kind, id, until })
    .onConflictDoUpdate({ target: [listingPin.kind, listingPin.id], set: { until } })
}

function isPinOf(kind: number, id: number) {
  return and(eq(listingPin.kind, kind), eq(listingPin.id, id))
}

/** Takes a listing from the top of its lists, as a revision; null where there is no such listing. */
export async function endPin(db: Db, editable: Editable, actor: Actor): Promise<SaveResult | null> {
  const open = await openDocument(db, editable)
  if (!open) return null
  const document = { ...open.document, pinnedUntil: null }
  return publishDocument(db, editable, { document, base: open.base, ...actor })
}

/** Ends the pins whose last day is over, and every cached list with them; true where there were any. */
export function followPins(db: Db, now: Date): Promise<boolean> {
  const isOver = lt(listingPin.until, today(now))
  return retryOnConflict(async () => {
    const version = await readVersion(db)
    if ((await db.$count(listingPin, isOver)) === 0) return false
    const raise = raiseVersionFrom(db, version, 'listings')
    await runBatch(db, [raise, db.delete(listingPin).where(isOver)])
    return true
  })
}

/** The day in Belgium. */
export function today(now: Date): string {
  return localTime(now).slice(0, 10)
}
