import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../env'
import { primaryDb } from '../db/db'
import { type ErrorReport, recordError } from '../errors'
import { log } from '../log'
import { isTooFast } from './isolate-rate-limit'
import { readPolicyReport } from './policy-report'
import { limitBody, readBody, smallBody } from './read-body'

/** The endpoints for reports of browsers: errors of our scripts, and violations of the Content-Security-Policy. */
export const reports = new Hono<AppEnv>()

const errorReport = z.object({ module: z.string(), error: z.string(), url: z.string() })

reports.post('/error', smallBody, takeErrorReport)
reports.post('/error/', smallBody, takeErrorReport)

/** Handles a browser's error report. All well-formed reports get the same response. */
async function takeErrorReport(c: Context<AppEnv>): Promise<Response> {
  const body = await readBody(c, ['json'])
  if (body.status === 'wrong type') return refuse(c, 415)
  const report = errorReport.safeParse(body.status === 'ok' ? body.value : null)
  return report.success ? acceptReport(c, report.data) : refuse(c, 400)
}

const POLICY_BYTES = 16_384
const limitPolicyReport = limitBody(POLICY_BYTES, (c) => refuse(c, 413))

reports.post('/csp', limitPolicyReport, async (c) => {
  const body = await readBody(c, ['csp'])
  if (body.status === 'wrong type') return refuse(c, 415)
  const report = readPolicyReport(body.status === 'ok' ? body.value : null)
  if (report === null) return refuse(c, 400)
  if (report === 'foreign') return c.body(null, 204)
  const error = `${report.directive}: ${report.blocked}`
  return acceptReport(c, { module: 'csp', error, url: report.page })
})

/** Stores a report unless a limit is exceeded, with the same response. */
function acceptReport(c: Context<AppEnv>, report: ErrorReport): Response {
  if (!isTooFast(c, 'report')) {
    const stored = recordError(primaryDb(c.env.DB), report, new Date())
    c.executionCtx.waitUntil(stored.catch((error) => log('error report not stored', { error })))
  }
  return c.body(null, 204)
}

function refuse(c: Context<AppEnv>, status: 400 | 413 | 415): Response {
  return c.json({ status: 'failed', issues: [] }, status)
}
