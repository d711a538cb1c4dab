import { and, eq, lt } from 'drizzle-orm'
import { KIND } from '../../listing/filter/lists'
import type { ListingKind } from '../../listing/overrides/overrides'
import { pinnedUntil } from '../../listing/overrides/pin'
import { localTime } from '../../listing/queries/listing-index'
import type { Actor } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { listingPin } from '../../platform/db/schema-overrides'
import { raiseVersionFrom, readVersion, retryOnConflict } from '../../platform/db/version'
import {
  type Editable,
  openDocument,
  publishDocument,
  type SaveResult,
} from '../../site/revisions/documents'

/**
 * Returns the editable document of a listing with its pin. The pin is stored in a separate table, because imports do
 * not change it and it ends automatically.
 */
export function withPin(editable: Editable, kind: ListingKind, id: number): Editable {
  return {
    ...editable,
    parse(document) {
      const read = editable.parse(document)
      return read && { ...read, pinnedUntil: pinnedUntilOf(document) }
    },
    async read(db) {
      const [document, until] = await Promise.all([editable.read(db), findPin(db, kind, id)])
      return document && { ...document, pinnedUntil: until }
    },
    async write(db, document, actor) {
      const until = pinnedUntilOf(document)
      const statements = await editable.write(db, document, actor)
      return [...statements, pinRow(db, { kind: KIND[kind], id, until })]
    },
  }
}

function pinnedUntilOf(document: unknown): string | null {
  const { pinnedUntil: value } = document as { pinnedUntil?: unknown }
  return pinnedUntil.safeParse(value).data ?? null
}

/** Returns the last day on which a listing is pinned, or null if it is not pinned. */
async function findPin(db: Db, kind: ListingKind, id: number): Promise<string | null> {
  const row = await db.select().from(listingPin).where(isPinOf(KIND[kind], id)).get()
  return row?.until ?? null
}

interface Pin {
  kind: number
  id: number
  until: string | null
}

/** Returns the statement that stores a pin. A day in the past, as in an old revision, removes the pin. */
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

/** Removes the pin of a listing and stores a revision. Returns null if the listing does not exist. */
export async function removePin(
  db: Db,
  editable: Editable,
  actor: Actor,
): Promise<SaveResult | null> {
  const open = await openDocument(db, editable)
  if (!open) return null
  const document = { ...open.document, pinnedUntil: null }
  return publishDocument(db, editable, { document, base: open.base, ...actor })
}

/** Deletes the pins whose last day is over and invalidates the cached lists. Returns true if there were any. */
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

/** Returns the current day in Belgium. */
export function today(now: Date): string {
  return localTime(now).slice(0, 10)
}
