import { type Context, Hono } from 'hono'
import { withTimeout } from '../../cache'
import { primaryDb } from '../../data/db/db'
import { readHealth } from '../../data/leads/health'
import { mailHealth } from '../../domain/lead/health'
import type { AppEnv } from '../../env'
import { log } from '../../log'
import { missingMailSetting } from '../../mail/missing-setting'
import { crmStanding } from '../shared/crm-standing'

/** The health check for monitoring: ok means that the database answers and has an agency. */
export const health = new Hono<AppEnv>()

health.get('/', async (c) => {
  c.header('Cache-Control', 'no-store')
  try {
    const stored = await withTimeout(readHealth(primaryDb(c.env.DB)))
    const facts = {
      canLeave: canMailLeave(c),
      hasDead: stored.hasDeadMail,
      waitingSince: stored.mailWaitingSince,
    }
    if (!stored.hasAgency) c.header('Retry-After', '30')
    return c.json(
      {
        status: stored.hasAgency ? 'ok' : 'failed',
        content: stored.hasAgency ? 'ok' : 'missing',
        mail: mailHealth(facts, new Date()),
        crm: crmStanding(c.env, stored.crm, new Date()),
        version: String(stored.version),
      },
      stored.hasAgency ? 200 : 503,
    )
  } catch (error) {
    log('unhealthy', { error })
    c.header('Retry-After', '30')
    return c.json({ status: 'failed' }, 503)
  }
})

/** True when mail can be sent; without SITE_ORIGIN the origin of the request counts as the site's. */
function canMailLeave({ env, req }: Context<AppEnv>): boolean {
  return missingMailSetting({ ...env, SITE_ORIGIN: env.SITE_ORIGIN || req.url }) === null
}
