import { Hono } from 'hono'
import { primaryDb } from '../data/db'
import { readVersion } from '../data/version'
import type { AppEnv } from '../env'
import { log } from '../log'

/** For whoever watches the site: up means that the database answers. */
export const health = new Hono<AppEnv>()

health.get('/', async (c) => {
  c.header('Cache-Control', 'no-store')
  try {
    const version = await readVersion(primaryDb(c.env.DB))
    return c.json({ status: 'ok', version: String(version) })
  } catch (error) {
    log('unhealthy', { error })
    c.header('Retry-After', '30')
    return c.json({ status: 'failed' }, 503)
  }
})
