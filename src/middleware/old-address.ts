import type { Context } from 'hono'
import { cached } from '../cache'
import { countRedirect, redirectPairs } from '../data/content/redirects'
import { primaryDb } from '../data/db/db'
import { targetOf } from '../domain/content/redirects'
import type { AppEnv } from '../env'
import { loadSite } from './content'

const HOUR = 3600

/** Leads an address that no page has to where the agency says; null where it says nothing. Once the site is loaded. */
export async function oldAddress(c: Context<AppEnv>): Promise<Response | null> {
  const url = new URL(c.req.url)
  const pairs = await cached(c.get('cache'), 'content', 'redirects', () =>
    redirectPairs(c.get('db')),
  )
  const found = targetOf(new Map(pairs), url)
  if (!found) return null
  const counted = countRedirect(primaryDb(c.env.DB), found.path, new Date())
  c.executionCtx.waitUntil(counted.catch(() => undefined))
  c.header('Cache-Control', `public, max-age=${HOUR}`)
  return c.redirect(found.target, 301)
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
