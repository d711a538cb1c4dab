import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { FixedWindow } from '../domain/format/fixed-window'
import type { AppEnv } from '../env'
import { callerOf, rateOptions } from './rate-limit'

/** Calls of one address a minute that an isolate takes at all, whatever comes of them. */
const A_MINUTE = {
  consent: 20,
  form: 60,
  counts: 120,
  searchers: 30,
  report: 30,
  search: 240,
  map: 240,
  tile: 1200,
  hook: 600,
}
export const MINUTE_SECONDS = 60
const MOST_CALLERS = 5000

/** The calls that this isolate counted in the present minute, by kind and address. */
export const recentCalls = new FixedWindow(MINUTE_SECONDS * 1000, MOST_CALLERS)

/** Counts a call in this isolate's memory; true when its address made too many in this minute. */
export function isTooFast(c: Context<AppEnv>, name: keyof typeof A_MINUTE): boolean {
  const { factor, now } = rateOptions(c)
  const key = `${name} ${callerOf(c).address}`
  return recentCalls.count(now.getTime(), key) > A_MINUTE[name] * factor
}

/** Answers 429 to an address that calls too often. */
export function unhurried(name: keyof typeof A_MINUTE) {
  return createMiddleware<AppEnv>(async function unhurried(c, next) {
    if (!isTooFast(c, name)) return next()
    c.header('Cache-Control', 'no-store')
    c.header('Retry-After', String(MINUTE_SECONDS))
    return c.json({ status: 'failed', issues: [] }, 429)
  })
}
