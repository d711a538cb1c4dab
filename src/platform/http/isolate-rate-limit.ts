import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { FixedWindow } from '../format/fixed-window'
import { type CallKind, MAX_CALLS_PER_MINUTE } from './call-limits'
import { callerOf, NETWORK_FACTOR, rateOptions } from './rate-limit'

export const MINUTE_SECONDS = 60
const MAX_CALLERS = 5000

/** The calls that this isolate counted in the current minute, by kind and address. */
export const recentCalls = new FixedWindow(MINUTE_SECONDS * 1000, MAX_CALLERS)

/**
 * Counts a call in this isolate's memory. Returns true if its address, or the /48 of an IPv6 address, exceeded the
 * limit of this minute.
 */
export function isTooFast(c: Context<AppEnv>, kind: CallKind): boolean {
  const { factor, now } = rateOptions(c)
  const { address, network } = callerOf(c)
  const count = (caller: string) => recentCalls.count(now.getTime(), `${kind} ${caller}`)
  const max = MAX_CALLS_PER_MINUTE[kind] * factor
  // The network is counted first. When it exceeds its limit, its many addresses are no longer stored.
  if (network !== null && count(network) > max * NETWORK_FACTOR) return true
  return count(address) > max
}
