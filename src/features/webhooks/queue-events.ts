import { type SQL, sql } from 'drizzle-orm'
import { KIND, LIST } from '../../listing/filter/lists'
import type { ChangedListings } from '../../listing/queries/listing-index'
import { STATUS } from '../../listing/status'
import type { Db, Statement } from '../../platform/db/db'
import { isInNextBatch, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { excluded } from '../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { listing, project, property } from '../../platform/db/schema'
import type { lead } from '../../platform/db/schema-leads'
import { earlyAccess } from '../../platform/db/schema-overrides'
import { webhook, webhookChange, webhookDelivery } from '../../platform/db/schema-webhooks'
import { GOAL } from '../../platform/goal'
import { IS_ON, type ListingRef, pendingValues } from './delivery'
import type { WebhookEvent } from './webhook'

const PROPERTY = sql.raw(String(KIND.property))
const PROJECT = sql.raw(String(KIND.project))
const UNIT = sql.raw(String(KIND.unit))
const SOLD = sql.raw(String(LIST.sold))
const RENT = sql.raw(String(GOAL.rent))
const PUBLISHED = sql.raw([STATUS.active, STATUS.sold, STATUS.rented].join())

/** The state of the listing `c` for visitors: 1 on the market, 0 sold or let, null in no list. A unit is a property. */
const STATE = sql`(SELECT max(l.list <> ${SOLD} AND NOT l.is_gone) FROM ${listing} l
  WHERE l.id = c.id AND l.kind IN (c.kind, iif(c.kind = ${PROPERTY}, ${UNIT}, c.kind)))`

/** 0 for a unit that left the market: a project's lists contain its available units only. */
const LEFT_UNIT = sql`(SELECT 0 FROM ${property} p JOIN ${project} j ON j.id = p.project_id
  WHERE c.kind = ${PROPERTY} AND p.id = c.id AND p.deleted_at IS NULL AND p.status IN (${PUBLISHED})
    AND j.published AND j.deleted_at IS NULL)`

const LEFT_STATUS = sql`iif((SELECT p.goal FROM ${property} p WHERE p.id = c.id) = ${RENT}, 'rented', 'sold')`

/** The event of the change `s`, or null. A listing that was sold before it was ever public is no event. */
const EVENT = sql.raw(`CASE s.status
  WHEN 'available' THEN iif(s.was = 1, iif(s.is_own, 'listing.changed', NULL), 'listing.published')
  WHEN 'withdrawn' THEN iif(s.was IS NULL, NULL, 'listing.changed')
  ELSE CASE s.was WHEN 1 THEN 'listing.sold' WHEN 0 THEN iif(s.is_own, 'listing.changed', NULL) END END`)

/** Returns the condition that a property is not public yet. */
function isEarly(id: SQL, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM ${earlyAccess} e WHERE e.id = ${id} AND e.public_from > ${now.getTime()})`
}

const HAS_WEBHOOK = sql`EXISTS (SELECT 1 FROM ${webhook} WHERE ${IS_ON})`

/** Matches the webhooks with this event. */
function hasEvent(event: SQL): SQL {
  return sql`${IS_ON} AND EXISTS (SELECT 1 FROM json_each(events) WHERE value = ${event})`
}

/**
 * Returns the statements that record listings before they change, and the units of projects. If there are no webhooks,
 * nothing is recorded. If a listing is already recorded, its first state is retained.
 */
export function recordForWebhooks(
  db: Db,
  { propertyIds, projectIds }: ChangedListings,
  now: Date,
): Statement[] {
  const record = (listings: SQL) =>
    db
      .insert(webhookChange)
      .select(
        sql`SELECT c.kind, c.id, iif(c.kind = ${PROPERTY} AND ${isEarly(sql`c.id`, now)}, NULL, ${STATE}), c.own
          FROM (${listings}) c WHERE ${HAS_WEBHOOK}`,
      )
      .onConflictDoUpdate({
        target: [webhookChange.kind, webhookChange.id],
        set: { isOwn: sql`max(${webhookChange.isOwn}, ${excluded(webhookChange.isOwn)})` },
      })
  const chosen = (kind: SQL, ids: string) =>
    record(sql`SELECT ${kind} AS kind, value AS id, 1 AS own FROM json_each(${ids})`)
  return [
    ...jsonChunks(propertyIds).map((ids) => chosen(PROPERTY, ids)),
    ...jsonChunks(projectIds).flatMap((ids) => [
      chosen(PROJECT, ids),
      record(
        sql`SELECT ${PROPERTY} AS kind, id, 0 AS own FROM ${property} WHERE project_id IN ${valuesOf(ids)}`,
      ),
    ]),
  ]
}

/** Returns the statement that records the properties that become public at an hour to come. */
function recordEarly(db: Db, now: Date) {
  return db
    .insert(webhookChange)
    .select(
      sql`SELECT ${PROPERTY}, e.id, NULL, 1 FROM ${earlyAccess} e
        WHERE e.is_over = 0 AND e.public_from > ${now.getTime()} AND ${HAS_WEBHOOK}`,
    )
    .onConflictDoNothing()
}

/**
 * Queues a message about each recorded change for the webhooks with its event, and deletes the record in the same
 * batch. A property that is not public yet waits until its hour.
 */
export async function queueListingEvents(db: Db, now: Date): Promise<void> {
  const { kind, id } = webhookChange
  // The kinds are named, because SQLite would otherwise scan the table.
  const isPublic = sql`(${kind} = ${PROJECT} OR ${kind} = ${PROPERTY} AND NOT ${isEarly(sql`${id}`, now)})`
  const isNext = isInNextBatch(webhookChange, [kind, id], isPublic)
  const changes = sql`SELECT ${kind}, ${id}, ${webhookChange.was}, ${webhookChange.isOwn} FROM ${webhookChange} WHERE ${isNext}`
  await recordEarly(db, now)
  await repeatUntilDone(db, [
    db.insert(webhookDelivery).select(
      sql`SELECT 'msg_' || lower(hex(randomblob(16))), ${webhook.id}, e.event,
          json_object('kind', e.kind, 'id', e.id, 'status', e.status), ${pendingValues(now)}
        FROM (SELECT s.*, ${EVENT} AS event FROM (
          SELECT iif(c.kind = ${PROJECT}, 'project', 'property') AS kind, c.id, c.was, c.is_own,
            CASE coalesce(${STATE}, ${LEFT_UNIT}) WHEN 1 THEN 'available' WHEN 0 THEN ${LEFT_STATUS}
              ELSE 'withdrawn' END AS status
          FROM (${changes}) c) s) e
        JOIN ${webhook} ON ${hasEvent(sql`e.event`)}`,
    ),
    db.delete(webhookChange).where(isNext),
  ])
}

type ReceivedLead = Pick<
  typeof lead.$inferInsert,
  'id' | 'kind' | 'lang' | 'propertyId' | 'projectId'
>

/**
 * Returns the statement that queues a message about a new lead if `condition` is true when it runs, once for each
 * webhook. The message contains no data of the sender, and no number of a property that is not public yet.
 */
export function queueLeadEvent(
  db: Db,
  { id, kind, lang, propertyId = null, projectId = null }: ReceivedLead,
  condition: SQL,
  now: Date,
) {
  const event: WebhookEvent = 'lead.received'
  const about: ListingRef | null =
    propertyId !== null
      ? { kind: 'property', id: propertyId }
      : projectId !== null
        ? { kind: 'project', id: projectId }
        : null
  const listingJson = sql`json(iif(${isEarly(sql`${propertyId}`, now)}, 'null', ${JSON.stringify(about)}))`
  return db
    .insert(webhookDelivery)
    .select(
      sql`SELECT 'msg_' || ${id} || '_' || ${webhook.id}, ${webhook.id}, ${event},
          json_object('id', ${id}, 'form', ${kind}, 'lang', ${lang}, 'listing', ${listingJson}), ${pendingValues(now)}
        FROM ${webhook} WHERE ${hasEvent(sql`${event}`)} AND ${condition}`,
    )
    .onConflictDoNothing()
}
