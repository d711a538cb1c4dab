import { and, desc, eq, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Db, runBatch } from '../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { leaseEnd } from '../../platform/db/lease'
import { webhook, webhookDelivery } from '../../platform/db/schema-webhooks'
import type { Lang } from '../../platform/format/lang'
import type { LeadKind } from '../../site/forms/forms'
import type { WebhookEvent } from './webhook'

export type DeliveryEvent = WebhookEvent | 'webhook.test'

export interface ListingRef {
  kind: 'property' | 'project'
  id: number
}

/** The stored facts of a message. Addresses are added when it is sent. */
export type DeliveryData =
  | (ListingRef & { status: 'available' | 'sold' | 'rented' | 'withdrawn' })
  | { id: string; form: LeadKind; lang: Lang; listing: ListingRef | null }
  | { test: true }

/** A finished attempt. `failure` is null if the receiver accepted the message. */
export interface Attempt {
  at: string
  failure: Failure | null
}

/** The status of a response, or the reason why there was none. */
export type Failure = `${number}` | 'timeout' | 'away' | 'address' | 'secret'

export type Delivery = typeof webhookDelivery.$inferSelect

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_MS = 24 * HOUR * 1000
/** The seconds before the next attempt, by the number of failed ones. The tenth is after almost three days. */
const PAUSES = [1, 5, 30, 120, 300, 600, 840, 1200, 1200].map((minutes) => minutes * MINUTE)
const MAX_AGE_MS = 3 * DAY_MS
const STORED_MS = 30 * DAY_MS
/** The status of a receiver that wants no further messages (Standard Webhooks). */
const GONE: Failure = '410'

/** Matches the rows of `webhook` to which messages are sent. */
export const IS_ON = sql.raw('active AND secret IS NOT NULL')

/** Returns the values of the columns of a new message after its data. */
export function pendingValues(now: Date): SQL {
  const at = now.toISOString()
  return sql`'pending', '[]', ${at}, NULL, ${at}`
}

/** Returns the webhooks with due messages, or only the one with this id. */
export function listReceivers(db: Db, now: Date, id?: number) {
  // A literal state, because SQLite would otherwise not use the partial index.
  const hasDue = sql`EXISTS (SELECT 1 FROM ${webhookDelivery} d
    WHERE d.state = 'pending' AND d.webhook_id = ${webhook.id} AND d.next_at <= ${now.toISOString()})`
  const isIt = id === undefined ? undefined : eq(webhook.id, id)
  return db
    .select()
    .from(webhook)
    .where(and(IS_ON, hasDue, isIt))
}
export type Receiver = Awaited<ReturnType<typeof listReceivers>>[number]

/** Claims the next due message of a webhook, or returns null. It is due again when its lease ends. */
export async function claimDelivery(
  db: Db,
  webhookId: number,
  now: Date,
): Promise<Delivery | null> {
  const { id, state, nextAt, createdAt } = webhookDelivery
  const isDue = and(
    sql`${state} = 'pending'`,
    eq(webhookDelivery.webhookId, webhookId),
    lte(nextAt, now.toISOString()),
  )
  const due = db
    .select({ id })
    .from(webhookDelivery)
    .where(isDue)
    .orderBy(nextAt, createdAt)
    .limit(1)
  const [row] = await db
    .update(webhookDelivery)
    .set({ claim: crypto.randomUUID(), nextAt: leaseEnd(now) })
    .where(inArray(id, due))
    .returning()
  return row ?? null
}

/**
 * Stores the result of a claimed message's attempt. After a failure it waits for the next one, or is dead after three
 * days. A receiver that is gone turns its webhook off.
 */
export async function markAttempt(
  db: Db,
  { id, claim, webhookId, attempts, createdAt }: Delivery,
  failure: Failure | null,
  now: Date,
): Promise<void> {
  const pause = PAUSES[attempts.length] ?? Number.POSITIVE_INFINITY
  const next = now.getTime() + pause * 1000
  const isLast = failure === GONE || next > Date.parse(createdAt) + MAX_AGE_MS
  const result = failure === null ? 'delivered' : isLast ? 'dead' : 'pending'
  await runBatch(db, [
    db
      .update(webhookDelivery)
      .set({
        state: result,
        attempts: [...attempts, { at: now.toISOString(), failure }],
        nextAt: new Date(result === 'pending' ? next : now).toISOString(),
        claim: null,
      })
      .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.claim, claim ?? ''))),
    ...(failure === GONE
      ? [db.update(webhook).set({ active: false }).where(eq(webhook.id, webhookId))]
      : []),
  ])
}

/** Queues a message that tests a webhook. */
export async function queueTest(db: Db, webhookId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.insert(webhookDelivery).values({
    id: `msg_${crypto.randomUUID()}`,
    webhookId,
    event: 'webhook.test',
    data: { test: true },
    state: 'pending',
    attempts: [],
    nextAt: at,
    createdAt: at,
  })
}

/** Makes a message due again under the same id. Returns false if it does not exist or is being sent. */
export async function resendDelivery(
  db: Db,
  webhookId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const { state, claim } = webhookDelivery
  const rows = await db
    .update(webhookDelivery)
    .set({ state: 'pending', nextAt: now.toISOString(), claim: null })
    .where(
      and(
        eq(webhookDelivery.id, id),
        eq(webhookDelivery.webhookId, webhookId),
        or(ne(state, 'pending'), isNull(claim)),
      ),
    )
    .returning({ id: webhookDelivery.id })
  return rows.length > 0
}

/** Returns the last messages of a webhook, the newest first. */
export function listDeliveries(db: Db, webhookId: number, limit: number): Promise<Delivery[]> {
  const { createdAt, id } = webhookDelivery
  return db
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, webhookId))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

/** Returns the statement that deletes the messages of a webhook, whose id a later one may get. */
export function deleteDeliveries(db: Db, webhookId: number) {
  return db.delete(webhookDelivery).where(eq(webhookDelivery.webhookId, webhookId))
}

export async function deleteExpiredDeliveries(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STORED_MS).toISOString()
  const isOld = lt(webhookDelivery.createdAt, oldest)
  await repeatUntilDone(db, [deleteSome(db, webhookDelivery, [webhookDelivery.id], isOld)])
}
