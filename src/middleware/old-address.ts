import type { Context } from 'hono'
import { cached } from '../cache'
import { countRedirect, redirectPairs } from '../data/content/redirects'
import { primaryDb } from '../data/db/db'
import { type Redirect, targetOf } from '../domain/content/redirects'
import type { AppEnv } from '../env'
import { log } from '../log'
import { loadSite } from './content'

const HOUR = 3600

/**
 * Leads an address that no page has to where the agency says, once the site is loaded; null where it says
 * nothing, or can't be asked: the way home is open then, too.
 */
export async function oldAddress(c: Context<AppEnv>): Promise<Response | null> {
  const found = await findTarget(c)
  if (!found) return null
  const counted = countRedirect(primaryDb(c.env.DB), found.path, new Date())
  c.executionCtx.waitUntil(counted.catch(() => undefined))
  c.header('Cache-Control', `public, max-age=${HOUR}`)
  return c.redirect(found.target, 301)
}

async function findTarget(c: Context<AppEnv>): Promise<Redirect | null> {
  const load = () => redirectPairs(c.get('db'))
  try {
    const pairs = await cached(c.get('cache'), 'content', 'redirects', load)
    return targetOf(new Map(pairs), new URL(c.req.url))
  } catch (error) {
    log('redirects not read', { error })
    return null
  }
}

/** The same for the name of a file, before anything is loaded; null also while the site can't be. */
export async function oldFile(c: Context<AppEnv>): Promise<Response | null> {
  try {
    await loadSite(c, async () => undefined)
    return await oldAddress(c)
  } catch {
    return null
  }
}
