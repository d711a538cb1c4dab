import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env'
import { countVisit, writeVisits } from '../listing/queries/page-views'
import { primaryDb } from '../platform/db/db'
import { brusselsTime } from '../platform/format/dates'
import { delay } from '../platform/format/timeout'
import { isTooFast } from '../platform/http/isolate-rate-limit'
import { log } from '../platform/log'
import { FROM_PARAM, RENT_PARAM } from '../urls'

const HOME = /^\/[a-z]{2}\/property\/(\d{1,15})$/
/** The cookie of a session, valid or not. Visits of owners and staff to their own listings are not counted. */
const LOGGED_IN_COOKIES = /(?:^|;\s*)(?:__Host-)?(?:sid|staff|preview)=/
/** The time between writes in milliseconds. Visits counted since the last write are lost if the isolate ends. */
const FLUSH_INTERVAL_MS = 10_000

let nextWriteAt = 0

/**
 * Counts the visits to the page of a listing, for its owner, and those from a frame on another site. It counts pages
 * from the page cache, uses no cookies and ignores robots. It runs before the page cache and delays no request.
 */
export const countVisits = createMiddleware<AppEnv>(async function countVisits(c, next) {
  await next()
  // A rent that is entered on the page shows the page again.
  if (c.req.method !== 'GET' || c.req.query(RENT_PARAM) !== undefined) return
  const isShown = c.res.status === 200 || c.res.status === 304
  const id = isShown && HOME.exec(c.req.path)?.[1]
  // The search box of a frame leads to a redirect, whose target has no host.
  const host = (isShown || c.res.status === 302) && embedHost(c)
  if (!id && !host) return
  if (isRobot(c.req.header('User-Agent')) || c.req.header('Sec-Purpose')) return
  // Each visit to another listing writes a row.
  if (LOGGED_IN_COOKIES.test(c.req.header('Cookie') ?? '') || isTooFast(c, 'visit')) return
  const now = Date.now()
  const day = brusselsTime(now)?.slice(0, 10) ?? ''
  if (host) {
    const count = import('./embed-visits').then(({ countEmbedVisit }) =>
      countEmbedVisit(c.env.DB, host, day),
    )
    c.executionCtx.waitUntil(count)
  }
  if (!id) return
  countVisit(Number(id), day)
  if (now < nextWriteAt) return
  nextWriteAt = now + FLUSH_INTERVAL_MS
  c.executionCtx.waitUntil(writeSoon(c.env.DB))
})

/** Returns the host in the address, if it is one of the sites that may show listings. */
function embedHost(c: Context<AppEnv>): string | undefined {
  const from = c.req.query(FROM_PARAM)
  return c.get('content').site.settings.embedHosts.find((host) => host === from)
}

async function writeSoon(d1: D1Database): Promise<void> {
  await delay(FLUSH_INTERVAL_MS)
  await writeVisits(primaryDb(d1)).catch((error) => log('visits not written', { error }))
}

const ROBOT =
  /bot[/_-]|\b\w*bot;|robot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|facebookexternalhit|python|curl|wget|java\/|go-http|okhttp|libwww|httpclient|axios|undici|node\b/i

/** Returns true for the user agents of robots, and for those that don't start with `Mozilla/`. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || ROBOT.test(userAgent)
}
