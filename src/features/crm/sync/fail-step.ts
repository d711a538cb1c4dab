import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import type { RunReason } from '../../../platform/db/schema-crm'
import { CrmCallError, type CrmSource } from '../sources/source'
import { type CrmRun, mainLang, writeRun } from './crm-runs'
import { type CrmState, readCrmState, setState } from './crm-state'
import { MAX_ATTEMPTS, retryAt } from './due-run'
import { passOf, skipPass } from './read-step'

/** The number of failures after which an optional pass is skipped. */
const MAX_SKIPPABLE_ATTEMPTS = 3
const TOO_MANY_REQUESTS = 429
/** The maximum number of seconds that a run waits for one language. */
const MAX_WAIT_SECONDS = 120
/** The number of refused credentials, and of abnormal runs, after which staff must decide. */
const MAX_DENIED = 3
const MAX_ABNORMAL = 3

/**
 * Handles a failed step: the step is tried again later, or the run ends. Returns `skipped` if the run can continue at
 * once.
 */
export async function failStep(
  db: Db,
  source: Pick<CrmSource, 'check'> | null,
  run: CrmRun,
  error: unknown,
  now: Date,
): Promise<'skipped' | 'stopped'> {
  const state = await readCrmState(db, now)
  const trouble = error instanceof CrmCallError ? error : null
  const pass = run.state === 'reading' ? passOf(run) : null
  const isSecondary = pass?.call === 'list' && pass.lang !== mainLang(run)
  if (!isSecondary && (trouble?.kind === 'empty' || trouble?.kind === 'repeats')) {
    await runBatch(db, abnormal(db, run, state, trouble.kind, now))
    return 'stopped'
  }
  const attempts = run.attempts + 1
  const isDenied = trouble?.kind === 'failed' && (await source?.check()) === 'denied'
  if (isDenied && state.denied + 1 >= MAX_DENIED) {
    await runBatch(db, [failed(db, run, 'denied', now), setState(db, paused(now))])
    return 'stopped'
  }
  const denied = isDenied ? [setState(db, { denied: state.denied + 1 })] : []
  const isSkippable = isSecondary || pass?.call === 'deleted'
  const isEnough = attempts >= MAX_SKIPPABLE_ATTEMPTS || (isSecondary && isOfLanguage(trouble))
  if (pass && isSkippable && isEnough && !isDenied) {
    await skipPass(db, run, pass, now)
    return 'skipped'
  }
  if (attempts >= MAX_ATTEMPTS) {
    const failures = state.failures + 1
    const nextAt = retryAt(MAX_ATTEMPTS, null, now, Math.random()).toISOString()
    const counted = setState(db, { failures, nextAt })
    await runBatch(db, [...denied, failed(db, run, 'away', now), counted])
    return 'stopped'
  }
  const nextAt = retryAt(attempts, trouble?.retryAfter ?? null, now, Math.random()).toISOString()
  await runBatch(db, [...denied, writeRun(db, run, { attempts, nextAt }, now)])
  return 'stopped'
}

/**
 * Returns true for a failure that may be caused by the language, which must not delay the others. Returns false for
 * failures of our own, and if the CRM requests a short delay, after which the same call succeeds.
 */
function isOfLanguage(trouble: CrmCallError | null): boolean {
  if (!trouble) return false
  const { status, retryAfter } = trouble
  const mustWait = status === TOO_MANY_REQUESTS || retryAfter !== null
  return !mustWait || (retryAfter ?? 0) > MAX_WAIT_SECONDS
}

/** Handles an empty or repeated list: a new run reads it again, and the third in a row is held. */
function abnormal(
  db: Db,
  run: CrmRun,
  state: CrmState,
  reason: 'empty' | 'repeats',
  now: Date,
): Statement[] {
  const count = state.abnormal + 1
  if (count < MAX_ABNORMAL) {
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
