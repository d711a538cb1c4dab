import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { whileLeased } from '../../../platform/db/lease'
import { crmRun } from '../../../platform/db/schema-crm'
import type { Lang } from '../../../platform/format/lang'
import { delay } from '../../../platform/format/timeout'
import { yieldToRequests } from '../../../platform/format/yield-to-requests'
import { log } from '../../../platform/log'
import type { CrmRateLimit } from '../sources/crm-source'
import { CrmCallError, type CrmSource } from '../sources/source'
import type { WebhookSource } from '../sources/webhook-source'
import { copyPackedFiles, maxFilesPerRun } from './copy-packed'
import {
  type CrmRun,
  claimRun,
  hasOpenRun,
  listRuns,
  releaseRun,
  renewRun,
  startRun,
} from './crm-runs'
import { type CrmState, readCrmState } from './crm-state'
import { dueRun, MAX_LANGUAGE_RETRIES, type PastRun, unreadSince } from './due-run'
import { failStep } from './fail-step'
import { finishStep } from './finish-step'
import { importStep } from './import-step'
import { readStep } from './read-step'
import { readWebhookChanges } from './read-webhook-changes'
import { type PageUrl, sendNextAddress } from './send-address'
import type { PackedTools } from './store-packed'
import { findDueWebhook } from './webhooks'

interface Sync {
  db: Db
  /** The CRM whose lists are fetched, or null. */
  source: CrmSource | null
  /** The CRM that sends webhooks about changes, or null. */
  webhooks: WebhookSource | null
  pace: CrmRateLimit
  /** The agency's languages, the main one first. */
  langs: readonly Lang[]
  /** Absent without an address of the site. The CRM then gets no addresses of pages. */
  pageUrl?: PageUrl | undefined
  /** True if the CRM's pictures are copied to this site. */
  ownPictures: boolean
  /** The stores for files inside a transfer. */
  files: PackedTools
  /** Stages the next file that waits; returns false if there is none. */
  stageFile(now: Date): Promise<boolean>
  now: Date
}

/** The maximum duration of one run of the cron, which ends before the next minute's. */
const TICK_MS = 40_000
/** The maximum number of import steps in one run of the cron: about 25 of its 300 statements each. */
const IMPORTS_A_TICK = 6
/** The statements for the start and the end of a file's run, in import steps. Four small files fit in a run of the cron. */
const IMPORTS_A_FILE = 0.5
/** The maximum number of failed runs that are skipped, as they do not tell which languages are missing. */
const MAX_FAILED_RUNS = 6
/** The overlap of two reads of changes, because CRMs set the date of a change late. */
const OVERLAP_MS = 15 * 60_000

/** Continues the open run for a minute, or starts the one that is due. Files that wait follow while there is time. */
export async function syncTick(sync: Sync): Promise<void> {
  const { db, now } = sync
  const began = Date.now()
  const clock = () => new Date(now.getTime() + Date.now() - began)
  const state = await readCrmState(db, now)
  if (state.pausedAt) return
  const budget = {
    calls: sync.pace.calls,
    imports: IMPORTS_A_TICK,
    files: maxFilesPerRun(sync.files),
    deadline: now.getTime() + TICK_MS,
  }
  const hasTime = () => Date.now() - began < TICK_MS && budget.calls > 0 && budget.imports > 0
  if (!(await hasOpenRun(db)) && !(await sync.stageFile(now))) await startDue(sync, state)
  let mayFollow = await continueRun(sync, budget, clock, hasTime)
  while (mayFollow && hasTime() && (await sync.stageFile(clock()))) {
    budget.imports -= IMPORTS_A_FILE
    mayFollow = await continueRun(sync, budget, clock, hasTime)
  }
}

type Budget = { calls: number; imports: number; files: number; deadline: number }

/** Continues the open run while `hasTime`. Returns true if it has ended. */
async function continueRun(
  sync: Sync,
  budget: Budget,
  clock: () => Date,
  hasTime: () => boolean,
): Promise<boolean> {
  const { db } = sync
  const claimed = await claimRun(db, clock())
  if (!claimed) return false
  let run: CrmRun | null = claimed
  await whileLeased(
    () => renewRun(db, claimed, clock()),
    async () => {
      while (run && hasTime()) {
        run = await runStep(sync, run, budget, clock)
        await yieldToRequests()
      }
    },
  )
  await releaseRun(db, claimed)
  return !(await hasOpenRun(db))
}

/** Runs one step, and returns the run in its new state, or null if this run of the cron ends. */
async function runStep(
  { db, source, webhooks, pace, pageUrl, ownPictures, files }: Sync,
  run: CrmRun,
  budget: Budget,
  clock: () => Date,
): Promise<CrmRun | null> {
  try {
    if (run.state === 'reading') {
      const isFirst = budget.calls-- === pace.calls
      if (!isFirst) await delay(pace.pauseMs)
      if (webhooks) await readWebhookChanges(db, webhooks, run, clock())
      else if (source) await readStep(db, source, run, clock())
      else throw new Error('A run of a file has nothing to read')
    } else if (run.work.transfer) {
      if (budget.files <= 0) return null
      const limits = { files: budget.files, clock, deadline: budget.deadline }
      budget.files -= await copyPackedFiles(db, run, files, limits)
    } else if (run.state === 'importing') {
      const count = await importStep(db, run, { ownPictures, now: clock() })
      if (count > 0) budget.imports--
    } else if (webhooks && pageUrl && run.work.addresses?.length) {
      budget.calls--
      await delay(pace.pauseMs)
      await sendNextAddress(db, webhooks, run, pageUrl, clock())
    } else {
      await finishStep(db, run, await readCrmState(db, clock()), clock())
    }
  } catch (error) {
    if (!(error instanceof CrmCallError))
      log('crm step failed', { state: run.state, attempt: run.attempts + 1, error })
    const outcome = await failStep(db, source ?? webhooks, run, error, clock())
    if (outcome === 'stopped') return null
  }
  const [next] = await db.select().from(crmRun).where(eq(crmRun.id, run.id))
  return next && next.claim === run.claim && next.endedAt === null ? next : null
}

async function startDue(sync: Sync, state: CrmState): Promise<void> {
  const { db, source, webhooks, pace, langs, now } = sync
  if (webhooks) {
    const mayStart = state.nextAt === null || Date.parse(state.nextAt) <= now.getTime()
    if (mayStart && (await findDueWebhook(db, now.toISOString()))) {
      await startRun(db, { mode: 'changes', langs, since: null }, now)
    }
  }
  if (!source) return
  const runs = await listRuns(db, MAX_LANGUAGE_RETRIES + MAX_FAILED_RUNS)
  const due = dueRun(state, runs[0]?.startedAt ?? null, pace.everySeconds, now)
  if (!due) return
  const unread = due === 'changes' ? unreadSince(runs.map(pastRun), langs) : null
  if (unread) return startRun(db, { mode: due, langs, since: unread.since }, now)
  const since = due === 'changes' && state.changedUntil ? overlapping(state.changedUntil) : null
  await startRun(db, { mode: since ? due : 'all', langs, since }, now)
}

function pastRun({ state, work: { since, skipped } }: CrmRun): PastRun {
  return { isFailed: state === 'failed', since, skipped }
}

/** Returns a time a little before a date of the CRM, which is local time without a zone. */
function overlapping(local: string): string {
  const time = Date.parse(`${local.length > 10 ? local : `${local}T00:00:00`}Z`)
  return new Date(time - OVERLAP_MS).toISOString().slice(0, 19)
}
