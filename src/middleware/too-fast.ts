import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env'
import { callerOf, rateOptions } from './rate-limit'

/** Calls of one address a minute that an isolate takes at all, whatever comes of them. */
const A_MINUTE = {
  consent: 20,
  form: 60,
  counts: 120,
  report: 30,
  search: 240,
  map: 240,
  tile: 1200,
}
export const MINUTE_SECONDS = 60
const MOST_CALLERS = 5000

let minute = { endsAt: 0, calls: new Map<string, number>() }

/** Counts a call in this isolate's memory; true when its address made too many in this minute. */
export function isTooFast(c: Context<AppEnv>, name: keyof typeof A_MINUTE): boolean {
  const { factor, now } = rateOptions(c)
  const left = minute.endsAt - now.getTime()
  if (left <= 0 || left > MINUTE_SECONDS * 1000 || minute.calls.size > MOST_CALLERS) {
    minute = { endsAt: now.getTime() + MINUTE_SECONDS * 1000, calls: new Map() }
  }
  const key = `${name} ${callerOf(c).address}`
  const calls = (minute.calls.get(key) ?? 0) + 1
  minute.calls.set(key, calls)
  return calls > A_MINUTE[name] * factor
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
