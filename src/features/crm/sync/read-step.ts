import { and, eq, sql } from 'drizzle-orm'
import { type Db, runBatch } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { crmDeletion, crmItem, crmStaged, type RunWork } from '../../../platform/db/schema-crm'
import type { Lang } from '../../../platform/format/lang'
import { recordLabel } from '../mapping/map-place'
import { knownFields, textsOf } from '../mapping/merge-languages'
import { CRM_KINDS, CrmCallError, type CrmKind, type CrmSource } from '../sources/source'
import { countUnread } from '../sources/unread-fields'
import { type CrmRun, mainLang, withProblems, writeRun } from './crm-runs'
import { isHalved, matchesTotal } from './stop-rule'

/** One pass of calls: a list in one language, the main one first, or the deleted records. */
type Pass = { kind: CrmKind } & ({ call: 'list'; lang: Lang } | { call: 'deleted' })

/** Returns the run's next pass, or null after the last. */
export function passOf({ work }: CrmRun): Pass | null {
  const lists = work.langs.flatMap((lang) =>
    CRM_KINDS.map((kind): Pass => ({ call: 'list', kind, lang })),
  )
  const deleted = CRM_KINDS.map((kind): Pass => ({ call: 'deleted', kind }))
  return [...lists, ...deleted][work.pass] ?? null
}

/** Calls the CRM once, and stores the response with the position of the next call. */
export async function readStep(db: Db, source: CrmSource, run: CrmRun, now: Date): Promise<void> {
  const pass = passOf(run)
  if (!pass) return endReading(db, run, now)
  if (pass.call === 'list') return readPage(db, source, run, pass.kind, pass.lang, now)
  await readDeletions(db, source, run, pass.kind, now)
}

/**
 * Reads a list of deletions, and retains those that the previous list did not name: a CRM may repeat all deletions, also
 * those of records that were published again.
 */
async function readDeletions(
  db: Db,
  source: CrmSource,
  run: CrmRun,
  kind: CrmKind,
  now: Date,
): Promise<void> {
  const listed = new Set(await source.deletions(kind))
  const isKind = eq(crmDeletion.kind, kind)
  const known = (await db.select({ id: crmDeletion.id }).from(crmDeletion).where(isKind)).map(
    ({ id }) => id,
  )
  // A CRM sends an empty list instead of an error too.
  const omitted = listed.size > 0 ? known.filter((id) => !listed.has(id)) : []
  for (const id of known) listed.delete(id)
  const deleted = { ...run.work.deleted, [kind]: [...listed] }
  const forget = jsonChunks(omitted).map((chunk) =>
    db.delete(crmDeletion).where(and(isKind, sql`${crmDeletion.id} in ${valuesOf(chunk)}`)),
  )
  await runBatch(db, [...forget, storePosition(db, run, { ...nextPass(run.work), deleted }, now)])
}

/** Skips a failed pass. After a list, all lists of its language are skipped, and their stored texts stay. */
export async function skipPass(db: Db, run: CrmRun, pass: Pass, now: Date): Promise<void> {
  if (pass.call === 'deleted') {
    await storePosition(db, run, nextPass(run.work), now)
    return
  }
  const { lang } = pass
  let work = { ...run.work, skipped: [...new Set([...run.work.skipped, lang])] }
  for (let next: Pass | null = pass; next?.call === 'list' && next.lang === lang; ) {
    work = nextPass(work)
    next = passOf({ ...run, work })
  }
  const issues = [{ code: 'languageSkipped' as const, value: lang }]
  const problems = withProblems(run, [{ ID: null, issues }])
  await storePosition(db, { ...run, problems }, work, now)
}

async function readPage(
  db: Db,
  source: CrmSource,
  run: CrmRun,
  kind: CrmKind,
  lang: Lang,
  now: Date,
): Promise<void> {
  const { from, since, lastPage, totals, unreadable, latest } = run.work
  const page = await source.page({ kind, lang, from, since })
  const isMain = lang === mainLang(run)
  const ids = page.items.map(({ id }) => id).join()
  if (from > 1 && ids !== '' && ids === lastPage) {
    throw new CrmCallError('repeats', `a page of ${kind}`)
  }
  const rows = page.items.map(({ id, data }) => ({
    kind,
    id,
    lang,
    data: isMain ? knownFields(data) : textsOf(data),
  }))
  const staging = insertRows(db, crmStaged, [...lastOfEach(rows)]).map((insert) =>
    insert.onConflictDoUpdate({
      target: [crmStaged.kind, crmStaged.id, crmStaged.lang],
      set: { data: excluded(crmStaged.data) },
    }),
  )
  const changed = page.items.flatMap((item) => item.changed ?? [])
  const work: RunWork = {
    ...(page.next === null ? nextPass(run.work) : { ...run.work, from: page.next, lastPage: ids }),
    ...(isMain && {
      totals: { ...totals, [kind]: page.total },
      unreadable: unreadable + page.unreadable,
      unread: countUnread(run.work.unread ?? {}, page.items),
      latest: [...changed, ...(latest ? [latest] : [])].toSorted().at(-1) ?? null,
    }),
  }
  const labels = new Map(page.items.map(({ id, data }) => [id, recordLabel(data, lang)]))
  const issues = page.issues.map((issue) => ({ ...labels.get(issue.ID ?? 0), ...issue }))
  const problems = isMain ? withProblems(run, issues) : run.problems
  const counts = { ...run.counts, pages: run.counts.pages + 1 }
  const change = { work, problems, counts, attempts: 0 }
  await runBatch(db, [...staging, writeRun(db, run, change, now)])
}

/** Ends the reading: the number of records must match the totals, else everything is read once more. */
async function endReading(db: Db, run: CrmRun, now: Date): Promise<void> {
  const { work, mode } = run
  const seen = await countSeen(db, mainLang(run))
  const counts = { ...run.counts, seen: seen.project + seen.property }
  if (mode === 'changes') {
    await writeRun(db, run, { state: 'importing', counts }, now)
    return
  }
  const imported = await countImported(db)
  if (counts.seen === 0 && imported > 0)
    throw new CrmCallError('empty', 'nothing, where there was some')
  const isComplete =
    matchesTotal(seen.property + work.unreadable, work.totals.property ?? null) &&
    matchesTotal(seen.project + work.unreadable, work.totals.project ?? null)
  if (!isComplete && !work.isReread) {
    const anew = {
      ...work,
      pass: 0,
      from: 1,
      lastPage: '',
      unreadable: 0,
      unread: {},
      skipped: [],
      isReread: true,
    }
    await runBatch(db, [db.delete(crmStaged), writeRun(db, run, { work: anew }, now)])
    return
  }
  const reason = isHalved(counts.seen, imported) ? ('halved' as const) : run.reason
  await writeRun(
    db,
    run,
    { state: 'importing', counts, reason, work: { ...work, isComplete } },
    now,
  )
}

export async function countSeen(db: Db, lang: Lang): Promise<Record<CrmKind, number>> {
  const [project, property] = await Promise.all(
    CRM_KINDS.map((kind) =>
      db.$count(crmStaged, and(eq(crmStaged.kind, kind), eq(crmStaged.lang, lang))),
    ),
  )
  return { project: project ?? 0, property: property ?? 0 }
}

/** Counts the records of the CRM's last run, without those that staff keep. */
export async function countImported(db: Db): Promise<number> {
  return db.$count(crmItem, eq(crmItem.kept, false))
}

function nextPass(work: RunWork): RunWork {
  return { ...work, pass: work.pass + 1, from: 1, lastPage: '' }
}

/** Returns the statement that stores the position after a call. */
function storePosition(db: Db, run: CrmRun, work: RunWork, now: Date) {
  const { problems } = run
  const counts = { ...run.counts, pages: run.counts.pages + 1 }
  return writeRun(db, run, { work, counts, problems, attempts: 0 }, now)
}

/** Returns the last row of each ID, because a page may contain a record twice and one statement must not. */
function lastOfEach<Row extends { id: number }>(rows: readonly Row[]): Iterable<Row> {
  return new Map(rows.map((row) => [row.id, row])).values()
}
