import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../../platform/db/delete-in-batches'
import { excluded, insertRowIf, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { leaseEnd } from '../../../platform/db/lease'
import { heldListing, property } from '../../../platform/db/schema'
import {
  crmPicture,
  crmRun,
  crmStaged,
  type RunCounts,
  type RunWork,
} from '../../../platform/db/schema-crm'
import { DEFAULT_LANG, type Lang } from '../../../platform/format/lang'
import { daysBefore } from '../../../platform/format/time-before'
import type { ImportIssue, ItemIssue } from '../import/import-issue'
import type { UnreadCounts } from '../sources/unread-fields'
import { setState } from './crm-state'
import type { RunMode } from './due-run'

export type CrmRun = typeof crmRun.$inferSelect

/** The maximum number of entries with issues that a run stores. */
const MAX_PROBLEMS = 500
const RETENTION_DAYS = 30

// States are literals, or SQLite would scan all runs instead of the partial index.
const IS_OPEN = sql`${crmRun.state} IN ('reading', 'importing', 'finishing')`
const NONE_IS_OPEN = sql`not exists (select 1 from ${crmRun} where ${IS_OPEN})`

const NO_COUNTS: RunCounts = {
  pages: 0,
  seen: 0,
  upserted: 0,
  unchanged: 0,
  refused: 0,
  left: 0,
  priced: 0,
  repriced: 0,
}

export interface NewRun {
  mode: RunMode
  /** The agency's languages, the main one first. */
  langs: readonly Lang[]
  since: string | null
}

/** Starts a run, unless one is open. */
export async function startRun(db: Db, run: NewRun, now: Date): Promise<void> {
  await runBatch(db, [
    db.delete(crmStaged).where(NONE_IS_OPEN),
    insertRowIf(db, crmRun, firstRow(run, now), NONE_IS_OPEN),
    setState(db, { wanted: null }),
  ])
}

/** The contents of a file for a run that needs no reading. */
interface ReadRun extends Pick<CrmRun, 'reason' | 'problems'> {
  staged: (typeof crmStaged.$inferInsert)[]
  /** The files inside the transfer to which the records refer, and the folder of the stored transfer. */
  files: (typeof crmPicture.$inferInsert)[]
  transfer: string | null
  deleted: RunWork['deleted']
  /** True if missing records may be hidden, because the file is complete. */
  isComplete: boolean
  seen: number
}

/**
 * Starts a run that imports the contents of a file, or the queued run `queuedId`. Returns its ID, or null if another run
 * is open.
 */
export async function startReadRun(
  db: Db,
  { queuedId, ...run }: NewRun & { queuedId: number | undefined },
  { staged, files, transfer, deleted, isComplete, seen, reason, problems }: ReadRun,
  now: Date,
): Promise<number | null> {
  const first = firstRow(run, now)
  const claim = crypto.randomUUID()
  const row = {
    ...first,
    id: queuedId,
    state: 'importing' as const,
    reason,
    problems: problems.slice(0, MAX_PROBLEMS),
    work: { ...first.work, transfer, deleted, isComplete },
    counts: { ...NO_COUNTS, seen },
    claim,
    claimedUntil: leaseEnd(now),
  }
  await runBatch(db, [
    db.delete(crmStaged).where(NONE_IS_OPEN),
    ...insertRows(db, crmStaged, staged, NONE_IS_OPEN),
    ...insertFiles(db, files),
    ...(queuedId ? [db.delete(crmRun).where(and(eq(crmRun.id, queuedId), NONE_IS_OPEN))] : []),
    insertRowIf(db, crmRun, row, NONE_IS_OPEN),
  ])
  const started = await db.select().from(crmRun).where(eq(crmRun.claim, claim)).get()
  if (started) await releaseRun(db, started)
  return started?.id ?? null
}

/**
 * Returns the statements that queue files. Stored files are not copied again; files that an earlier run left are
 * deleted.
 */
function insertFiles(db: Db, files: readonly (typeof crmPicture.$inferInsert)[]): Statement[] {
  const isLeft = and(isNull(crmPicture.address), isNull(crmPicture.nextAt), NONE_IS_OPEN)
  const inserts = insertRows(db, crmPicture, files, NONE_IS_OPEN).map((insert) =>
    insert.onConflictDoUpdate({
      target: crmPicture.key,
      set: {
        id: excluded(crmPicture.id),
        unusedSince: sql`case when ${crmPicture.unusedSince} is null then null
          else ${excluded(crmPicture.unusedSince)} end`,
      },
    }),
  )
  return [db.delete(crmPicture).where(isLeft), ...inserts]
}

export function firstRow({ mode, langs, since }: NewRun, now: Date) {
  const at = now.toISOString()
  const work: RunWork = {
    langs: [...langs],
    since,
    pass: 0,
    from: 1,
    lastPage: '',
    totals: {},
    unreadable: 0,
    isReread: false,
    isComplete: false,
    skipped: [],
    latest: null,
    deleted: { property: [], project: [] },
    imported: null,
    holdsPrices: null,
    isMarked: false,
  }
  const state = 'reading' as const
  const none = { attempts: 0, counts: NO_COUNTS, problems: [] }
  return { mode, state, startedAt: at, nextAt: at, work, ...none }
}

/** Claims the open run until the lease ends; returns null if there is none, or if another run of the cron has it. */
export async function claimRun(db: Db, now: Date): Promise<CrmRun | null> {
  const at = now.toISOString()
  const free = and(
    IS_OPEN,
    lte(crmRun.nextAt, at),
    or(isNull(crmRun.claimedUntil), lt(crmRun.claimedUntil, at)),
  )
  const nextRun = db.select({ id: crmRun.id }).from(crmRun).where(free).limit(1)
  const claim = { claim: crypto.randomUUID(), claimedUntil: leaseEnd(now) }
  const [row] = await db.update(crmRun).set(claim).where(inArray(crmRun.id, nextRun)).returning()
  return row ?? null
}

export async function hasOpenRun(db: Db): Promise<boolean> {
  return (await db.select({ id: crmRun.id }).from(crmRun).where(IS_OPEN).get()) !== undefined
}

/** Returns true while a run without reading, such as that of a file, waits or is not completely imported. */
export async function hasReadRun(db: Db): Promise<boolean> {
  const isRead = sql`${crmRun.state} IN ('queued', 'importing', 'finishing')`
  const run = await db.select({ id: crmRun.id }).from(crmRun).where(isRead).limit(1).get()
  return run !== undefined
}

export async function hasClaimedRun(db: Db): Promise<boolean> {
  const isClaimed = and(IS_OPEN, isNotNull(crmRun.claim))
  return (await db.select({ id: crmRun.id }).from(crmRun).where(isClaimed).get()) !== undefined
}

/** Returns the statement that stores the progress of a claimed run; it changes nothing if the claim is lost. */
export function writeRun(db: Db, run: CrmRun, change: Partial<CrmRun>, now: Date) {
  const problems = change.problems?.slice(0, MAX_PROBLEMS)
  return db
    .update(crmRun)
    .set({ claimedUntil: leaseEnd(now), ...change, ...(problems && { problems }) })
    .where(and(eq(crmRun.id, run.id), eq(crmRun.claim, run.claim ?? '')))
}

/** Renews the claim of a run whose step is not finished. */
export async function renewRun(db: Db, run: CrmRun, now: Date): Promise<void> {
  await writeRun(db, run, {}, now)
}

/** Releases the claim, so that the next run of the cron can continue at once. */
export async function releaseRun(db: Db, run: CrmRun): Promise<void> {
  await db
    .update(crmRun)
    .set({ claim: null, claimedUntil: null })
    .where(and(eq(crmRun.id, run.id), eq(crmRun.claim, run.claim ?? '')))
}

/** Returns the held run, which waits for a decision of staff, or null. */
export async function findHeldRun(db: Db): Promise<CrmRun | null> {
  const isHeld = sql`${crmRun.state} = 'held'`
  return (await db.select().from(crmRun).where(isHeld).orderBy(desc(crmRun.id)).get()) ?? null
}

/** Lists the last runs, the newest first. */
export async function listRuns(db: Db, limit: number): Promise<CrmRun[]> {
  return db.select().from(crmRun).orderBy(desc(crmRun.id)).limit(limit)
}

/** Lists the last runs with issues, the newest first, so that nightly ones are not pushed out by the many without. */
export async function listRunsWithIssues(db: Db, limit: number): Promise<CrmRun[]> {
  const hasIssues = sql`json_array_length(${crmRun.problems}) > 0`
  return db.select().from(crmRun).where(hasIssues).orderBy(desc(crmRun.id)).limit(limit)
}

/** Returns the unread fields of the last complete run, or else of the last run with any. */
export async function findUnreadFields(db: Db): Promise<UnreadCounts> {
  const hasAny = sql`coalesce(${crmRun.work} ->> '$.unread', '{}') <> '{}'`
  const run = await db
    .select({ work: crmRun.work })
    .from(crmRun)
    .where(hasAny)
    .orderBy(desc(sql`${crmRun.mode} = 'all'`), desc(crmRun.id))
    .limit(1)
    .get()
  return run?.work.unread ?? {}
}

/** The property of an issue, as staff know it; a property that waits for a decision is not stored. */
export interface NamedListing {
  record: Property
  isStored: boolean
}

/** Returns the properties of these runs' issues by ID. */
export async function readIssueListings(
  db: Db,
  runs: readonly CrmRun[],
): Promise<Map<number, NamedListing>> {
  const ids = new Set(
    runs.flatMap(({ problems }) =>
      problems.flatMap(({ ID, issues }) => [
        ...(ID === null ? [] : [ID]),
        ...issues.flatMap(({ code, other }) =>
          code === 'duplicate' || code === 'duplicateHeld' ? [Number(other)] : [],
        ),
      ]),
    ),
  )
  const rowsOf = (table: typeof property | typeof heldListing) =>
    jsonChunks(ids).map((chunk) =>
      db
        .select({ id: table.id, record: table.data })
        .from(table)
        .where(sql`${table.id} in ${valuesOf(chunk)}`),
    )
  const [stored, held] = await Promise.all(
    [rowsOf(property), rowsOf(heldListing)].map((pages) => Promise.all(pages)),
  )
  const named = (pages: typeof stored, isStored: boolean) =>
    (pages ?? [])
      .flat()
      .flatMap(({ id, record }): [number, NamedListing][] =>
        record ? [[id, { record, isStored }]] : [],
      )
  return new Map([...named(held, false), ...named(stored, true)])
}

/** Deletes the runs that ended 30 days ago; there are 150 a day. */
export async function deleteExpiredRuns(db: Db, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION_DAYS).toISOString()
  const hasEnded = and(lt(crmRun.endedAt, before), ne(crmRun.state, 'held'))
  await repeatUntilDone(db, [deleteSome(db, crmRun, [crmRun.id], hasEnded)])
}

export function mainLang({ work }: CrmRun): Lang {
  return work.langs[0] ?? DEFAULT_LANG
}

/** Returns the run's issues with these added; a record's issue is not added twice. */
export function withProblems(run: CrmRun, issues: readonly ItemIssue[]): ItemIssue[] {
  const known = new Set(
    run.problems.flatMap((itemIssue) => itemIssue.issues.map((issue) => keyOf(itemIssue, issue))),
  )
  const added = issues.map((itemIssue) => ({
    ...itemIssue,
    issues: itemIssue.issues.filter((issue) => !known.has(keyOf(itemIssue, issue))),
  }))
  return [...run.problems, ...added.filter((itemIssue) => itemIssue.issues.length > 0)]
}

/** Returns the key of an issue; an entry without a usable ID is identified by its position. */
function keyOf({ ID, index, place, line, key }: ItemIssue, issue: ImportIssue): string {
  const { code, field, value } = issue
  return JSON.stringify([ID ?? [index, place, line, key], code, field, value])
}
