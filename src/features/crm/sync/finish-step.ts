import { and, eq, isNull, sql } from 'drizzle-orm'
import { STATUS } from '../../../listing/status'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { property } from '../../../platform/db/schema'
import {
  crmDeletion,
  crmItem,
  crmRun,
  crmStaged,
  type RunReason,
} from '../../../platform/db/schema-crm'
import { countHeldPrices } from '../import/held-listings'
import { CRM_KINDS } from '../sources/source'
import { type CrmRun, findHeldRun, mainLang, writeRun } from './crm-runs'
import { type CrmState, setState } from './crm-state'
import { hidePendingRemovals, listPendingRemovals } from './removed-listings'
import { type StopReason, stopReason } from './stop-rule'
import { deleteAppliedWebhooks } from './webhooks'

/**
 * The number of complete full runs without a record after which it is hidden; one is enough for a run that is held at
 * once.
 */
const RUNS_BEFORE_REMOVAL = 2
const HELD_AT_ONCE: readonly (RunReason | null)[] = ['halved', 'empty']

/** Marks the missing records, then hides them, or holds the run if there are too many. */
export async function finishStep(db: Db, run: CrmRun, state: CrmState, now: Date): Promise<void> {
  if (!run.work.isMarked) return markLeaving(db, run, now)
  const leaving = await listPendingRemovals(db)
  const held = await findHeldRun(db)
  const reason = await reasonToHold(db, run, leaving.length)
  const isFull = run.mode === 'all' && run.work.isComplete
  if (held) {
    const lapses = isFull && leaving.length === 0 && (await countHeldPrices(db)) === 0
    const lapse = db.update(crmRun).set({ state: 'done', reason: 'lapsed' })
    const lapsing = lapses ? [lapse.where(eq(crmRun.id, held.id))] : []
    return runBatch(db, [...lapsing, ...ending(db, run, state, { reason: null }, now)])
  }
  if (reason) return runBatch(db, ending(db, run, state, { state: 'held', reason }, now))
  const counts = { ...run.counts, left: leaving.length }
  await hidePendingRemovals(db, leaving, now, () =>
    ending(db, run, state, { reason: endReason(run), counts }, now),
  )
}

async function markLeaving(db: Db, run: CrmRun, now: Date): Promise<void> {
  const { work, mode, reason } = run
  const isUnseen = sql`not exists (select 1 from ${crmStaged} where
    ${crmStaged.kind} = ${crmItem.kind} and ${crmStaged.id} = ${crmItem.id}
    and ${crmStaged.lang} = ${mainLang(run)})`
  const isFree = and(eq(crmItem.kept, false), isNull(crmItem.leaves), isUnseen)
  const allowed = HELD_AT_ONCE.includes(reason) ? 1 : RUNS_BEFORE_REMOVAL
  const missing: Statement[] =
    mode === 'all' && work.isComplete
      ? [
          db
            .update(crmItem)
            .set({ missed: sql`${crmItem.missed} + 1` })
            .where(isFree),
          db
            .update(crmItem)
            .set({ leaves: 'missing' })
            .where(and(isFree, sql`${crmItem.missed} >= ${allowed}`)),
        ]
      : []
  const deleted = CRM_KINDS.flatMap((kind) =>
    jsonChunks(work.deleted[kind]).map((chunk) =>
      db
        .update(crmItem)
        .set({ leaves: 'deleted' })
        .where(and(eq(crmItem.kind, kind), sql`${crmItem.id} in ${valuesOf(chunk)}`, isFree)),
    ),
  )
  const marked = { work: { ...work, isMarked: true } }
  await runBatch(db, [
    ...missing,
    ...deleted,
    ...(work.pass > 0 ? rememberDeletions(db, work.deleted) : []),
    db.delete(crmStaged),
    writeRun(db, run, marked, now),
  ])
}

/** Returns the statements that store the deletions of the CRM's list, so that the next runs do not repeat them. */
function rememberDeletions(db: Db, deleted: CrmRun['work']['deleted']): Statement[] {
  const rows = CRM_KINDS.flatMap((kind) => deleted[kind].map((id) => ({ kind, id })))
  return insertRows(db, crmDeletion, rows).map((insert) => insert.onConflictDoNothing())
}

async function reasonToHold(db: Db, run: CrmRun, leaving: number): Promise<StopReason | null> {
  if (run.reason === 'halved' || run.reason === 'empty') return run.reason
  const isOnMarket = and(
    eq(crmItem.kind, 'property'),
    sql`${crmItem.id} in (select ${property.id} from ${property}
      where ${property.status} = ${STATUS.active} and ${property.deletedAt} is null)`,
  )
  const onMarket = await db.$count(crmItem, isOnMarket)
  const { priced, repriced } = run.counts
  return stopReason({ onMarket, leaving, priced, repriced })
}

function endReason({ mode, work }: CrmRun): RunReason | null {
  if (mode === 'all' && !work.isComplete) return 'incomplete'
  return work.skipped.length > 0 ? 'languages' : null
}

/** Returns the statements that end a run; a held run does not count as successful. */
function ending(
  db: Db,
  run: CrmRun,
  state: CrmState,
  change: Partial<CrmRun>,
  now: Date,
): Statement[] {
  const at = now.toISOString()
  const ended = { state: 'done' as const, ...change, endedAt: at, claim: null, claimedUntil: null }
  const dates = [run.work.latest, state.changedUntil].filter((date) => date !== null)
  return [
    writeRun(db, run, ended, now),
    deleteAppliedWebhooks(db, run.startedAt),
    setState(db, {
      failures: 0,
      abnormal: 0,
      denied: 0,
      nextAt: null,
      changedUntil: dates.toSorted().at(-1) ?? null,
      ...(ended.state === 'done' && { lastGoodAt: at }),
      ...(run.mode === 'all' && { lastFullAt: run.startedAt }),
    }),
  ]
}
