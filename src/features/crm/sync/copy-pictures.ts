import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { deleteMarks, markStatements } from '../../../listing/picture-marks'
import { type Db, runBatch } from '../../../platform/db/db'
import { leaseEnd } from '../../../platform/db/lease'
import { heldListing, project, property } from '../../../platform/db/schema'
import { crmPicture } from '../../../platform/db/schema-crm'
import { daysBefore } from '../../../platform/format/time-before'
import { log } from '../../../platform/log'
import { showCopies } from '../import/import'
import { type CopyResult, type CopyTools, copyPicture } from '../mapping/copy-picture'
import { type Copy, checkPictures, nextCheck, readReplacements } from './check-pictures'
import { isPermanent } from './picture-failure'
import { waitingName } from './picture-queries'

const MAX_A_TICK = 20
const BUDGET_MS = 15_000
/**
 * The minutes before the next try of a picture, which is then daily. A picture that fails after the last one is hidden.
 */
const PAUSES = [1, 5, 30, 60]
const DAY_MINUTES = 24 * 60
const RETENTION_DAYS = 30
const MAX_DELETED = 100

/** A picture whose listing must be rewritten, and the time of its next try after that. */
interface Tried {
  copy: Copy
  nextAt: string | null
}

/**
 * Copies some of the pictures that are due, then those that their hosts replaced, and rewrites their listings with the
 * copies and without pictures that failed. Failed ones are tried after all others. Each picture has the end of a lease
 * as its time, so that the next run rewrites the listings of a killed one.
 */
export async function copyPictures(db: Db, tools: CopyTools, now: Date): Promise<void> {
  const endsAt = Date.now() + BUDGET_MS
  const due = await db
    .select()
    .from(crmPicture)
    .where(and(isNull(crmPicture.address), lte(crmPicture.nextAt, now.toISOString())))
    .orderBy(
      asc(crmPicture.failure),
      asc(crmPicture.nextAt),
      asc(crmPicture.kind),
      asc(crmPicture.id),
    )
    .limit(MAX_A_TICK)
  const changed = await listUnshown(db, now)
  const missing: string[] = []
  for (const copy of due) {
    if (Date.now() > endsAt) break
    const { state, nextAt } = await copyOne(db, copy, tools, now)
    if (state !== 'waiting') changed.push({ copy, nextAt })
    if (state === 'failed' || copy.failure) missing.push(`/pictures/${copy.key}`)
  }
  const replaced = await checkPictures(db, tools, now, endsAt)
  changed.push(...replaced.map((copy) => ({ copy, nextAt: null })))
  if (changed.length === 0) return
  await rewriteListings(
    db,
    changed.map(({ copy }) => copy),
    missing,
    now,
  )
  await runBatch(
    db,
    changed.map(({ copy: { key }, nextAt }) =>
      db.update(crmPicture).set({ nextAt }).where(eq(crmPicture.key, key)),
    ),
  )
}

/** Rewrites the listings of these pictures, and those that name the missing addresses or replaced pictures. */
async function rewriteListings(
  db: Db,
  copies: readonly Copy[],
  missing: readonly string[],
  now: Date,
): Promise<void> {
  const replacements = await readReplacements(db, copies)
  const addresses = new Map(
    replacements.filter(({ shared }) => shared === 0).map(({ before, after }) => [before, after]),
  )
  const named = [...missing, ...addresses.keys()]
  const idsOf = async (kind: Copy['kind'], table: typeof property | typeof project) => {
    const ids = copies.flatMap((copy) => (copy.kind === kind ? [copy.id] : []))
    return [...new Set([...ids, ...(await findNaming(db, table, named))])]
  }
  const properties = await idsOf('property', property)
  const projects = await idsOf('project', project)
  await showCopies(db, { properties, projects }, addresses, now)
  // A content that other pictures have too, such as a placeholder, is replaced in the record of this picture only.
  for (const { kind, id, before, after, shared, sharedInRecord } of replacements) {
    if (shared === 0 || sharedInRecord > 0) continue
    const ids =
      kind === 'property' ? { properties: [id], projects: [] } : { properties: [], projects: [id] }
    await showCopies(db, ids, new Map([[before, after]]), now)
  }
}

/** Returns the copies of a run that was killed before it rewrote their listings. */
async function listUnshown(db: Db, now: Date): Promise<Tried[]> {
  const copies = await db
    .select()
    .from(crmPicture)
    .where(and(isNotNull(crmPicture.address), lte(crmPicture.nextAt, now.toISOString())))
    .limit(MAX_A_TICK)
  return copies.map((copy) => ({ copy, nextAt: null }))
}

/** Returns the listings that name these addresses: several listings may share one picture. */
async function findNaming(
  db: Db,
  table: typeof property | typeof project,
  addresses: readonly string[],
): Promise<number[]> {
  if (addresses.length === 0) return []
  const isAny = sql`in (select value from json_each(${JSON.stringify(addresses)}))`
  const names = sql`(${table.data} ->> '$.manager.photo' ${isAny} or exists (
    select 1 from json_each(${table.data}, '$.pictures')
    where value ->> 'url' ${isAny} or value ->> 'original' ${isAny}))`
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.deletedAt), names))
  return rows.map(({ id }) => id)
}

/** Deletes some pictures that no record has used for 30 days, and those of deleted records. */
export async function deleteExpiredPictures(db: Db, media: R2Bucket, now: Date): Promise<void> {
  const isPast = sql`${crmPicture.unusedSince} < ${daysBefore(now, RETENTION_DAYS).toISOString()}`
  const isRecord = (kind: string, table: typeof property | typeof project) =>
    sql`${crmPicture.kind} = ${kind} and exists (select 1 from ${table}
      where ${table.id} = ${crmPicture.id} and ${table.data} is not null)`
  const isUnlisted = sql`not (${isRecord('property', property)} or ${isRecord('project', project)})`
  // The record of a file inside a transfer may be imported later: such a file is unused, but not deleted.
  const isPacked = sql`(${crmPicture.source} like 'zip:%' or ${crmPicture.source} like 'inline:%')`
  const isComing = sql`(${isPacked} and ${crmPicture.unusedSince} is not null)`
  const isHeld = sql`(${crmPicture.kind} = 'property' and exists (select 1 from ${heldListing}
    where ${heldListing.id} = ${crmPicture.id}))`
  const past = await db
    .select()
    .from(crmPicture)
    .where(
      sql`(${isPast} or (${isUnlisted} and not ${isComing})) and not (${isPacked} and ${isHeld})`,
    )
    .limit(MAX_DELETED)
  for (const { key, address } of past) {
    await db.delete(crmPicture).where(eq(crmPicture.key, key))
    await media.delete(waitingName(key))
    const isShared = address && (await db.$count(crmPicture, eq(crmPicture.address, address))) > 0
    if (address && !isShared) {
      await deleteMarks(db, [address])
      await deleteFiles(media, address)
    }
  }
}

/**
 * Tries one picture, and returns its state with the time of its next try. Failed ones are hidden. Until its listing is
 * rewritten, the row has the end of a lease as that time.
 */
async function copyOne(
  db: Db,
  copy: Copy,
  tools: CopyTools,
  now: Date,
): Promise<{ state: 'copied' | 'failed' | 'waiting'; nextAt: string | null }> {
  const result = await tryCopy(copy, tools)
  const tries = copy.tries + 1
  const triedAt = now.toISOString()
  const isThis = eq(crmPicture.key, copy.key)
  if (result?.status === 'copied') {
    const { address, validators, mark } = result
    const copied = { address, nextAt: leaseEnd(now), failure: null, tries, triedAt }
    const checked = { ...validators, checkAt: nextCheck(copy, now) }
    await runBatch(db, [
      db
        .update(crmPicture)
        .set({ ...copied, ...checked })
        .where(isThis),
      ...markStatements(db, address, mark),
    ])
    // A file that remains is deleted with its key.
    await tools.media.delete(waitingName(copy.key)).catch(() => undefined)
    return { state: 'copied', nextAt: null }
  }
  const why = result?.status === 'failed' ? result.failure : null
  log('crm picture not copied', { kind: copy.kind, id: copy.id, try: tries, why: why ?? 'failed' })
  const minutes = PAUSES[copy.tries] ?? DAY_MINUTES
  const nextAt = new Date(now.getTime() + minutes * 60_000).toISOString()
  const hasFailed = copy.failure !== null || tries > PAUSES.length || (why && isPermanent(why))
  const failure = hasFailed ? (why ?? copy.failure) : null
  const tried = { tries, triedAt, nextAt: failure ? leaseEnd(now) : nextAt, failure }
  await db.update(crmPicture).set(tried).where(isThis)
  return { state: failure ? 'failed' : 'waiting', nextAt }
}

/** Returns null if the bucket or the service failed; the picture may be valid and is still shown. */
async function tryCopy({ source }: Copy, tools: CopyTools): Promise<CopyResult | null> {
  try {
    return await copyPicture(source, tools)
  } catch {
    return null
  }
}

/** Deletes a document, or all sizes of a copy, whose names have the same beginning. */
async function deleteFiles(media: R2Bucket, address: string): Promise<void> {
  // The same document may have another name in another listing, so only this key is deleted.
  if (address.startsWith('/documents/')) return media.delete(address.slice(1))
  const prefix = address.slice(1).replace(/(?:-\d+)?\.\w+$/, '')
  const { objects } = await media.list({ prefix })
  await media.delete(objects.map(({ key }) => key))
}
