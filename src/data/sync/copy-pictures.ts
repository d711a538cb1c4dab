import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { type CopyTools, copyPicture } from '../../crm/copy-picture'
import { PictureTrouble } from '../../crm/picture-sizes'
import { daysBefore } from '../../domain/format/time-before'
import { log } from '../../log'
import { type Db, runBatch } from '../db/db'
import { project, property } from '../db/schema'
import { crmPicture } from '../db/schema-crm'
import { showCopies } from '../import/import'

const MOST_A_TICK = 20
const BUDGET_MS = 15_000
/** Minutes before a picture is tried again; then daily. */
const PAUSES = [1, 5, 30, 60]
const DAY_MINUTES = 24 * 60
const KEPT_DAYS = 30
const MOST_FORGOTTEN = 100

type Copy = typeof crmPicture.$inferSelect

/** Copies pictures that wait, some each minute, and shows the copies in their homes and projects. */
export async function copyPictures(db: Db, tools: CopyTools, now: Date): Promise<void> {
  const began = Date.now()
  const due = await db
    .select()
    .from(crmPicture)
    .where(and(isNull(crmPicture.address), lte(crmPicture.nextAt, now.toISOString())))
    .orderBy(asc(crmPicture.nextAt), asc(crmPicture.kind), asc(crmPicture.id))
    .limit(MOST_A_TICK)
  const copied: Copy[] = []
  for (const one of due) {
    if (Date.now() - began > BUDGET_MS) break
    if (await copyOne(db, one, tools, now)) copied.push(one)
  }
  if (copied.length === 0) return
  const idsOf = (kind: Copy['kind']) => [
    ...new Set(copied.flatMap((one) => (one.kind === kind ? [one.id] : []))),
  ]
  await showCopies(db, { properties: idsOf('property'), projects: idsOf('project') }, now)
}

/** Counts the pictures that wait for their copy. */
export function countWaitingPictures(db: Db): Promise<number> {
  return db.$count(crmPicture, isNull(crmPicture.address))
}

/** The CRM's own address of a picture, and that of its copy if there is one; null for an unknown key. */
export async function findPicture(
  db: Db,
  key: string,
): Promise<{ source: string; address: string | null } | null> {
  const { source, address } = crmPicture
  const found = await db
    .select({ source, address })
    .from(crmPicture)
    .where(eq(crmPicture.key, key))
    .get()
  return found ?? null
}

/** Deletes some pictures that no record has named for 30 days, and those of records that are gone. */
export async function forgetPictures(db: Db, media: R2Bucket, now: Date): Promise<void> {
  const isPast = sql`${crmPicture.unusedSince} < ${daysBefore(now, KEPT_DAYS).toISOString()}`
  const isRecord = (kind: string, table: typeof property | typeof project) =>
    sql`${crmPicture.kind} = ${kind} and exists (select 1 from ${table}
      where ${table.id} = ${crmPicture.id} and ${table.data} is not null)`
  const isGone = sql`not (${isRecord('property', property)} or ${isRecord('project', project)})`
  const past = await db
    .select()
    .from(crmPicture)
    .where(sql`${isPast} or ${isGone}`)
    .limit(MOST_FORGOTTEN)
  for (const { key, address } of past) {
    await db.delete(crmPicture).where(eq(crmPicture.key, key))
    const isShared = address && (await db.$count(crmPicture, eq(crmPicture.address, address))) > 0
    if (address && !isShared) await deleteFiles(media, address)
  }
}

async function copyOne(db: Db, one: Copy, tools: CopyTools, now: Date): Promise<boolean> {
  const isThis = eq(crmPicture.key, one.key)
  try {
    const address = await copyPicture(one.source, tools)
    await runBatch(db, [db.update(crmPicture).set({ address, nextAt: null }).where(isThis)])
    return true
  } catch (error) {
    const why = error instanceof PictureTrouble ? error.message : 'failed'
    log('crm picture not copied', { kind: one.kind, id: one.id, try: one.tries + 1, why })
    const minutes = PAUSES[one.tries] ?? DAY_MINUTES
    const nextAt = new Date(now.getTime() + minutes * 60_000).toISOString()
    await db
      .update(crmPicture)
      .set({ tries: one.tries + 1, nextAt })
      .where(isThis)
    return false
  }
}

/** All sizes of a copy: their names begin alike. */
async function deleteFiles(media: R2Bucket, address: string): Promise<void> {
  const prefix = address.slice(1).replace(/(?:-\d+)?\.\w+$/, '')
  const { objects } = await media.list({ prefix })
  await media.delete(objects.map(({ key }) => key))
}
