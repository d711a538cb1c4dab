import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type DuplicateFacts, isDuplicate, isLot } from '../../../listing/duplicates'
import { sourceOf } from '../../../listing/overrides/overrides'
import type { Property } from '../../../listing/property'
import { STATUS } from '../../../listing/status'
import type { Db, Statement } from '../../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../../platform/db/delete-in-batches'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { heldListing, property } from '../../../platform/db/schema'
import { crmItem, crmStaged } from '../../../platform/db/schema-crm'
import { daysBefore } from '../../../platform/format/time-before'
import { placeZip } from '../../../platform/geo/belgian-region'
import type { MappedRecord } from '../mapping/map-import'
import { priceIssue } from './hold-rule'
import type { ImportIssue, ItemIssue } from './import-issue'
import type { ImportPart } from './import-parts'
import { firstPictureAddress, queueFirstPictures } from './stored-pictures'
import { readRecords } from './stored-records'

const MAX_HELD_DAYS = 90

export type HeldListing = typeof heldListing.$inferSelect

export interface HoldOptions {
  now: Date
  /** True in a run that changes too many prices: every changed price must be confirmed. */
  holdsPrices: boolean
  /** `hold` if the source numbers its records, `note` if the sender chose our IDs. */
  duplicates: 'hold' | 'note' | 'ignore'
  /** The option of the later import, stored with a held property. */
  ownPictures: boolean
}

/** The part without the held properties, and the reasons why these are held. */
interface HeldPart {
  part: ImportPart
  held: ItemIssue[]
  notes: ItemIssue[]
  statements: Statement[]
}

/** Removes the properties that need a decision of staff from a part. The returned statements store them. */
export async function holdListings(
  db: Db,
  part: ImportPart,
  { now, holdsPrices, duplicates, ownPictures }: HoldOptions,
): Promise<HeldPart> {
  const ids = [...part.properties.keys()]
  const [before, heldById] = await Promise.all([
    readBefore(db, ids),
    readHeld(db, [...ids, ...part.deletedIds]),
  ])
  const isNew = ({ id, status }: Property) =>
    status === STATUS.active && (before.get(id)?.isDeleted ?? true)
  const news = [...part.properties.values()].map(({ record }) => record).filter(isNew)
  const likely =
    duplicates === 'ignore'
      ? new Map<number, number>()
      : await findDuplicates(db, news, duplicates === 'hold')
  const properties = new Map<number, MappedRecord<Property>>()
  const result: HeldPart = { part: { ...part, properties }, held: [], notes: [], statements: [] }
  const rows: (typeof heldListing.$inferInsert)[] = []
  for (const [id, mapped] of part.properties) {
    const { record, label = {} } = mapped
    const previous = heldById.get(id)
    const stored = before.get(id) ?? null
    const twin = likely.get(id)
    const issue =
      priceIssue(record, stored, holdsPrices) ??
      (previous && stillWaits(previous, record, stored) ? previous.issue : null) ??
      (twin !== undefined && duplicates === 'hold'
        ? { code: 'duplicateHeld' as const, other: String(twin) }
        : null)
    if (twin !== undefined && duplicates === 'note') {
      result.notes.push({ ID: id, ...label, issues: [{ code: 'duplicate', other: String(twin) }] })
    }
    const decision = previous && issue && isSameReason(previous, issue) ? previous.decision : null
    if (!issue || decision === 'approved') {
      properties.set(id, mapped)
      continue
    }
    const shown = decision === 'rejected' ? rejected(issue) : issue
    result.held.push({ ID: id, ...label, issues: [shown] })
    const heldAt = previous?.heldAt ?? now.toISOString()
    const numbered = { ...issue, ...(label.key && { number: label.key }) }
    const row = { id, issue: numbered, data: record, ownsPictures: ownPictures, heldAt, decision }
    if (!previous || JSON.stringify(row) !== JSON.stringify({ ...row, ...previous })) rows.push(row)
  }
  const resolvedIds = [...properties.keys(), ...part.deletedIds].filter((id) => heldById.has(id))
  result.statements = [
    ...deleteHeld(db, resolvedIds),
    ...(await queueFirstPictures(
      db,
      rows.map(({ data }) => data),
      now,
    )),
    ...insertRows(db, heldListing, rows).map((insert) =>
      insert.onConflictDoUpdate({
        target: heldListing.id,
        set: {
          issue: excluded(heldListing.issue),
          data: excluded(heldListing.data),
          ownsPictures: excluded(heldListing.ownsPictures),
          decision: excluded(heldListing.decision),
        },
      }),
    ),
  ]
  return result
}

export interface ComparedHeldListing extends HeldListing {
  /** The address of its first picture on this site. */
  picture: string | null
  /** The listing on the site: the version that would change, or the one of which it is probably a duplicate. */
  onSite: Property | null
}

/** Lists the held properties, each with its picture and the listing on the site, the oldest first. */
export async function listComparedHeld(db: Db, limit: number): Promise<ComparedHeldListing[]> {
  const held = await listHeld(db, limit)
  const otherOf = ({ id, issue }: HeldListing) =>
    issue.code === 'duplicateHeld' ? Number(issue.other) : id
  const { properties } = await readRecords(db, { properties: held.map(otherOf), projects: [] })
  return Promise.all(
    held.map(async (listing) => ({
      ...listing,
      picture: await firstPictureAddress(listing.data),
      onSite: properties.get(otherOf(listing))?.record ?? null,
    })),
  )
}

/** Lists the held properties, the oldest first. */
export async function listHeld(db: Db, limit: number): Promise<HeldListing[]> {
  const isOpen = isNull(heldListing.decision)
  return db.select().from(heldListing).where(isOpen).orderBy(asc(heldListing.heldAt)).limit(limit)
}

export function countHeld(db: Db): Promise<number> {
  return db.$count(heldListing, isNull(heldListing.decision))
}

/** Stores a decision on one held property and returns its record; null if there is none. */
export async function decideHeld(
  db: Db,
  id: number,
  decision: 'approved' | 'rejected',
): Promise<Property | null> {
  const isOpen = and(eq(heldListing.id, id), isNull(heldListing.decision))
  const rows = await db.update(heldListing).set({ decision }).where(isOpen).returning()
  return rows[0]?.data ?? null
}

const IS_OF_RUN = and(
  sql`${heldListing.issue} ->> '$.code' = 'pricesHeld'`,
  isNull(heldListing.decision),
)

/** Returns the statement that decides on all properties that are held because their run changed too many prices. */
export function decideHeldPrices(db: Db, decision: 'approved' | 'rejected'): Statement {
  return db.update(heldListing).set({ decision }).where(IS_OF_RUN)
}

/** Counts the properties that are held because their run changed too many prices. */
export function countHeldPrices(db: Db): Promise<number> {
  return db.$count(heldListing, IS_OF_RUN)
}

/** Deletes properties that have been held for 90 days; a property that comes in again is held again. */
export async function deleteExpiredHeld(db: Db, now: Date): Promise<void> {
  const isOld = lt(heldListing.heldAt, daysBefore(now, MAX_HELD_DAYS).toISOString())
  await repeatUntilDone(db, [deleteSome(db, heldListing, [heldListing.id], isOld)])
}

/** Lists the next approved properties for their import. */
export async function listApproved(db: Db, limit: number): Promise<HeldListing[]> {
  const isApproved = eq(heldListing.decision, 'approved')
  return db.select().from(heldListing).where(isApproved).limit(limit)
}

/** Returns true for a price that is held or was rejected and comes again; it is never published without a decision. */
function stillWaits(
  { issue, data, decision }: HeldListing,
  next: Property,
  stored: Pick<Property, 'price'> | null,
): boolean {
  const isNew = next.status === STATUS.active && next.price !== stored?.price
  return isNew && isPriceIssue(issue) && decision !== 'approved' && data.price === next.price
}

/** Returns the issue of a rejected property that came in again. */
function rejected(issue: ImportIssue): ImportIssue {
  return isPriceIssue(issue)
    ? { ...issue, code: 'priceRejected' }
    : { code: 'duplicate', other: issue.other }
}

function isPriceIssue({ code }: ImportIssue): boolean {
  return code === 'priceLow' || code === 'priceJump' || code === 'pricesHeld'
}

function isSameReason({ issue }: HeldListing, other: ImportIssue): boolean {
  return issue.value === other.value && (issue.value !== undefined || issue.other === other.other)
}

export function deleteHeld(db: Db, ids: readonly number[]): Statement[] {
  return jsonChunks(ids).map((chunk) =>
    db.delete(heldListing).where(sql`${heldListing.id} in ${valuesOf(chunk)}`),
  )
}

async function readHeld(db: Db, ids: readonly number[]): Promise<Map<number, HeldListing>> {
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select()
      .from(heldListing)
      .where(sql`${heldListing.id} in ${valuesOf(chunk)}`),
  )
  return new Map((await Promise.all(pages)).flat().map((row) => [row.id, row]))
}

interface StoredVersion extends Pick<Property, 'goal' | 'status' | 'price'> {
  isDeleted: boolean
}

/** Returns the stored versions as their sources sent them, by ID; a deleted one is included while it has data. */
async function readBefore(db: Db, ids: readonly number[]): Promise<Map<number, StoredVersion>> {
  const source = sourceOf('property')
  const goal = sql<Property['goal']>`${source} ->> '$.goal'`
  const status = sql<Property['status']>`${source} ->> '$.status'`
  const price = sql<number | null>`${source} ->> '$.price'`
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id: property.id, goal, status, price, deletedAt: property.deletedAt })
      .from(property)
      .where(and(sql`${property.id} in ${valuesOf(chunk)}`, isNotNull(property.data))),
  )
  return new Map(
    (await Promise.all(pages))
      .flat()
      .map(({ id, deletedAt, ...version }) => [id, { ...version, isDeleted: deletedAt !== null }]),
  )
}

/**
 * Returns for each new property the ID of a listing on the market that is probably the same. Records of the open run
 * are not compared. With `isSync`, lots of one address that the sync has imported are different: its sender may send
 * identical flats in separate files.
 */
async function findDuplicates(
  db: Db,
  news: readonly Property[],
  isSync: boolean,
): Promise<Map<number, number>> {
  // The column contains postcodes in the form for filters: `AT-4600`.
  const placed = news.map((record) => ({ ...record, zip: placeZip(record) }))
  const numbers = placed.flatMap(({ zip, houseNumber }) =>
    houseNumber ? [[zip, houseNumber.toLowerCase()]] : [],
  )
  const pages = jsonChunks(numbers).map((chunk) =>
    db
      .select({
        id: property.id,
        goal: sql<DuplicateFacts['goal']>`${property.goal}`,
        projectId: property.projectId,
        zip: property.zip,
        street: jsonOf<DuplicateFacts['street']>('street'),
        houseNumber: sql<string | null>`${property.data} ->> '$.houseNumber'`,
        boxNr: sql<string | null>`${property.data} ->> '$.boxNr'`,
        webId: sql<number | null>`${property.data} ->> '$.webId'`,
        typeId: sql<number | null>`${property.data} ->> '$.typeId'`,
        typeDescription: jsonOf<DuplicateFacts['typeDescription']>('typeDescription'),
        price: sql<number | null>`${property.data} ->> '$.price'`,
        ident: sql<string | null>`${property.data} ->> '$.ident'`,
        floor: sql<number | null>`${property.data} ->> '$.floor'`,
        surfaceTotal: sql<number | null>`${property.data} ->> '$.surfaceTotal'`,
        surfaceLiving: sql<number | null>`${property.data} ->> '$.surfaceLiving'`,
        surfaceGround: sql<number | null>`${property.data} ->> '$.surfaceGround'`,
        surfacePlot: sql<number | null>`${property.data} ->> '$.surfacePlot'`,
        isSynced: sql`exists (select 1 from ${crmItem}
          where ${crmItem.kind} = 'property' and ${crmItem.id} = ${property.id})`.mapWith(Boolean),
      })
      .from(property)
      .innerJoin(sql`json_each(${chunk}) as entry`, IS_AT_ADDRESS)
      .where(
        and(
          eq(property.status, STATUS.active),
          isNull(property.deletedAt),
          sql`not exists (select 1 from ${crmStaged}
            where ${crmStaged.kind} = 'property' and ${crmStaged.id} = ${property.id})`,
        ),
      ),
  )
  const stored = (await Promise.all(pages)).flat()
  return new Map(
    placed.flatMap((record) => {
      const isComparable = ({ isSynced }: { isSynced: boolean }) =>
        !(isSync && isSynced && isLot(record))
      const twin = stored.find(
        (one) => one.id !== record.id && isComparable(one) && isDuplicate(record, one),
      )
      return twin ? [[record.id, twin.id]] : []
    }),
  )
}

/** The expression of the index `property_address`. */
const IS_AT_ADDRESS = sql`${property.zip} = entry.value ->> 0
  and lower(${property.data} ->> '$.houseNumber') = entry.value ->> 1`

function jsonOf<Value>(name: string) {
  return sql<Value>`${property.data} -> ${sql.raw(`'$.${name}'`)}`.mapWith((json: string | null) =>
    json === null ? null : JSON.parse(json),
  )
}
