import { type Context, Hono } from 'hono'
import type { AppEnv, Bindings } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { withTimeout } from '../../platform/format/timeout'
import { log } from '../../platform/log'
import { missingMailSetting } from '../../platform/mail/missing-setting'
import { knownVersion } from '../../site/current-content'
import { crmHealthState } from '../crm/crm'
import { mailHealth, readHealth, type StoredHealth } from '../leads/leads'

/** The time for which an isolate caches the health, unless it reads a new content version before. */
const CACHE_MS = 5000

interface CachedHealth {
  readAt: number
  version: number | null
  /** Null if D1 does not respond. */
  stored: Promise<StoredHealth | null>
}

/** The health that this isolate has read last, by its bindings. */
const cached = new WeakMap<Bindings, CachedHealth>()

/** The health check for monitoring; `ok` means that the database responds and has an agency. */
export const health = new Hono<AppEnv>()

health.get('/', async (c) => {
  c.header('Cache-Control', 'no-store')
  const stored = await currentHealth(c)
  if (!stored?.hasAgency) c.header('Retry-After', '30')
  if (!stored) return c.json({ status: 'failed' }, 503)
  const facts = {
    canLeave: canMailLeave(c),
    hasDead: stored.hasDeadMail,
    waitingSince: stored.mailWaitingSince,
  }
  return c.json(
    {
      status: stored.hasAgency ? 'ok' : 'failed',
      content: stored.hasAgency ? 'ok' : 'missing',
      mail: mailHealth(facts, new Date()),
      crm: crmHealthState(c.env, stored.crm, new Date()),
      version: String(stored.version),
    },
    stored.hasAgency ? 200 : 503,
  )
})

/** Returns the stored facts about content, mails and CRM, at most some seconds old; null if D1 does not respond. */
async function currentHealth(c: Context<AppEnv>): Promise<StoredHealth | null> {
  const [now, version] = [Date.now(), knownVersion()]
  const last = cached.get(c.env)
  const isFresh = last && last.version === version && now - last.readAt < CACHE_MS
  const current = isFresh ? last : { readAt: now, version, stored: readStored(c) }
  if (current !== last) {
    cached.set(c.env, current)
    c.executionCtx.waitUntil(current.stored)
  }
  // The query may belong to another request that was cancelled, so it has a time-out.
  return withTimeout(current.stored).catch(() => null)
}

async function readStored(c: Context<AppEnv>): Promise<StoredHealth | null> {
  try {
    return await withTimeout(readHealth(primaryDb(c.env.DB)))
  } catch (error) {
    log('unhealthy', { error })
    return null
  }
}

/** Returns true if mail can be sent. Without SITE_ORIGIN the origin of the request is used. */
function canMailLeave({ env, req }: Context<AppEnv>): boolean {
  return missingMailSetting({ ...env, SITE_ORIGIN: env.SITE_ORIGIN || req.url }) === null
}
