import { type CrmSource, CrmTrouble } from '../../crm/sources/source'
import { MOST_ATTEMPTS, retryAt } from '../../domain/crm/due-run'
import { type Db, runBatch, type Statement } from '../db/db'
import type { RunReason } from '../db/schema-crm'
import { type CrmRun, mainLang, writeRun } from './crm-runs'
import { type CrmState, readCrmState, setState } from './crm-state'
import { type Pass, passOf, skipPass } from './read-step'

/** As often a pass may fail that the run can do without. */
const MOST_SKIPPABLE = 3
/** As often credentials are refused, and a run is abnormal, before a person must look. */
const MOST_DENIED = 3
const MOST_ABNORMAL = 3

/** A step failed: it is tried again later, left out, or ends the run. */
export async function failStep(
  db: Db,
  source: Pick<CrmSource, 'check'> | null,
  run: CrmRun,
  error: unknown,
  now: Date,
): Promise<void> {
  const state = await readCrmState(db, now)
  const trouble = error instanceof CrmTrouble ? error : null
  if (trouble?.kind === 'empty' || trouble?.kind === 'repeats') {
    return runBatch(db, abnormal(db, run, state, trouble.kind, now))
  }
  const attempts = run.attempts + 1
  const isDenied = trouble?.kind === 'failed' && (await source?.check()) === 'denied'
  if (isDenied && state.denied + 1 >= MOST_DENIED) {
    return runBatch(db, [failed(db, run, 'denied', now), setState(db, paused(now))])
  }
  const denied = isDenied ? [setState(db, { denied: state.denied + 1 })] : []
  const pass = run.state === 'reading' ? passOf(run) : null
  if (pass && !isDenied && canSkip(run, pass) && attempts >= MOST_SKIPPABLE) {
    return skipPass(db, run, pass, now)
  }
  if (attempts >= MOST_ATTEMPTS) {
    const failures = state.failures + 1
    const nextAt = retryAt(MOST_ATTEMPTS, null, now, Math.random()).toISOString()
    const noted = setState(db, { failures, nextAt })
    return runBatch(db, [...denied, failed(db, run, 'away', now), noted])
  }
  const nextAt = retryAt(attempts, trouble?.retryAfter ?? null, now, Math.random()).toISOString()
  await runBatch(db, [...denied, writeRun(db, run, { attempts, nextAt }, now)])
}

/** Only the main language's lists are what a run is for. */
function canSkip(run: CrmRun, pass: Pass): boolean {
  return pass.call === 'deleted' || pass.lang !== mainLang(run)
}

/** Nonsense is asked for anew as a run of its own; the third in a row is held. */
function abnormal(
  db: Db,
  run: CrmRun,
  state: CrmState,
  reason: 'empty' | 'repeats',
  now: Date,
): Statement[] {
  const count = state.abnormal + 1
  if (count < MOST_ABNORMAL) {
    const nextAt = retryAt(count, null, now, Math.random()).toISOString()
    return [failed(db, run, reason, now), setState(db, { abnormal: count, nextAt })]
  }
  if (reason === 'empty') {
    const work = { ...run.work, isComplete: true }
    return [writeRun(db, run, { state: 'finishing', reason, work, attempts: 0 }, now)]
  }
  const held = { state: 'held' as const, reason, endedAt: now.toISOString() }
  return [writeRun(db, run, held, now), setState(db, { abnormal: 0, lastFullAt: run.startedAt })]
}

function failed(db: Db, run: CrmRun, reason: RunReason, now: Date): Statement {
  return writeRun(db, run, { state: 'failed', reason, endedAt: now.toISOString() }, now)
}

function paused(now: Date): Partial<CrmState> {
  return { pausedAt: now.toISOString(), pausedFor: 'credentials', denied: 0 }
}
