import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clock } from '../../listing/open-house'
import type { ListingKind } from '../../listing/overrides/overrides'
import { type Actor, auditRow } from '../../platform/audit/audit'
import type { Db, Statement } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { earlyAccess } from '../../platform/db/schema-overrides'
import { account } from '../../platform/db/schema-people'
import { brusselsTime } from '../../platform/format/dates'
import { momentOf } from '../../platform/format/local-time'
import type { Editable } from '../../site/revisions/documents'
import { withPin } from './pins'

/**
 * The Belgian time from which a property is public. Null without the consent of the seller: the property is then public
 * at once.
 */
export const earlyPeriod = z.object({ date: z.iso.date(), time: clock }).nullable().default(null)
type EarlyPeriod = NonNullable<z.infer<typeof earlyPeriod>>

const MAX_DAYS = 31
const HOUR_MS = 3_600_000

/** Returns the reason why a property can't be public from a time, relative to `now`, or null if it can. */
export function earlyIssue(period: EarlyPeriod, now: Date): 'none' | 'past' | 'far' | null {
  const publicFrom = instantOf(period)
  if (publicFrom === null) return 'none'
  if (publicFrom <= now.getTime()) return 'past'
  return publicFrom - now.getTime() > MAX_DAYS * 24 * HOUR_MS ? 'far' : null
}

function instantOf({ date, time }: EarlyPeriod): number | null {
  return momentOf(`${date}T${time}`)?.getTime() ?? null
}

/** Returns the period that ends some hours after `now`, at the next full hour. */
export function proposedPeriod(hours: number, now: Date): EarlyPeriod {
  const [date = '', time = ''] = localParts(
    Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS,
  )
  return { date, time }
}

function localParts(ms: number): string[] {
  return (brusselsTime(ms) ?? '').slice(0, 16).split('T')
}

/** The part of a new listing's document that is stored outside its record. */
export const UNPLACED = { pinnedUntil: null, early: null }

/** Returns the editable document of a listing with its pin and its early access. */
export function withPlacement(editable: Editable, kind: ListingKind, id: number): Editable {
  return withEarlyAccess(withPin(editable, kind, id), kind, id)
}

/**
 * Returns the editable document of a listing with its early access. It is stored in a separate table, because imports do
 * not change it and it ends automatically.
 */
function withEarlyAccess(editable: Editable, kind: ListingKind, id: number): Editable {
  return {
    ...editable,
    parse(document) {
      const read = editable.parse(document)
      return read && { ...read, early: periodIn(document) }
    },
    async read(db) {
      const [document, row] = await Promise.all([
        editable.read(db),
        kind === 'property' ? findPending(db, id) : null,
      ])
      const [date = '', time = ''] = row ? localParts(row.publicFrom) : []
      return document && { ...document, early: row && { date, time } }
    },
    async write(db, document, actor) {
      const statements = await editable.write(db, document, actor)
      const early = kind === 'property' ? await earlyStatements(db, id, document, actor) : []
      return [...statements, ...early]
    },
  }
}

function periodIn(document: unknown): EarlyPeriod | null {
  const { early } = document as { early?: unknown }
  return earlyPeriod.safeParse(early).data ?? null
}

async function findPending(db: Db, id: number) {
  const row = await db.select().from(earlyAccess).where(eq(earlyAccess.id, id)).get()
  return row && row.publicFrom > Date.now() ? row : null
}

/** Returns true if a property may become early: it has not been public, and is not a unit of a project. */
export async function canBeEarly(db: Db, id: number): Promise<boolean> {
  if (await findPending(db, id)) return true
  const { projectId, wasPublished } = property
  const row = await db
    .select({ projectId, wasPublished })
    .from(property)
    .where(eq(property.id, id))
    .get()
  return row?.projectId === null && !row.wasPublished
}

/**
 * Returns the statements that store the early access of a property. A time in the past, as in an old revision, ends it, and
 * so does a document without one. What is over stays, for the report to the owner.
 */
async function earlyStatements(
  db: Db,
  id: number,
  document: object,
  { by, now }: Actor,
): Promise<Statement[]> {
  const period = periodIn(document)
  const publicFrom = period && instantOf(period)
  const before = await findPending(db, id)
  if (publicFrom === null || publicFrom <= now.getTime())
    return before ? [db.delete(earlyAccess).where(eq(earlyAccess.id, id))] : []
  if (before?.publicFrom === publicFrom || !(await canBeEarly(db, id))) return []
  const values = { publicFrom, isOver: false, agreedBy: by, agreedAt: now.getTime() }
  return [
    db
      .insert(earlyAccess)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: earlyAccess.id, set: values }),
    auditRow(db, { by, now, action: 'listing.early', subjectId: id }),
  ]
}

/** Returns who recorded the consent of the seller (`by` is `AGREED_IN_CRM` or an account), and when (ms), or null. */
export async function findConsent(
  db: Db,
  id: number,
): Promise<{ name: string | null; by: number; at: number } | null> {
  const row = await db
    .select({ name: account.name, by: earlyAccess.agreedBy, at: earlyAccess.agreedAt })
    .from(earlyAccess)
    .leftJoin(account, eq(account.id, earlyAccess.agreedBy))
    .where(eq(earlyAccess.id, id))
    .get()
  return row ?? null
}
