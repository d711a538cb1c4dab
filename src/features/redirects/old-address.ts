import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { cached } from '../../platform/cache'
import { primaryDb } from '../../platform/db/db'
import { FixedWindow } from '../../platform/format/fixed-window'
import { enabledLang, type Lang } from '../../platform/format/lang'
import { log } from '../../platform/log'
import { loadSite } from '../../site/load-site'
import { preferredLang } from '../../site/preferred-lang'
import { loggedPath, type Redirect, targetOf } from '../../site/redirects/redirect-targets'
import type { Site } from '../../site/site'
import { countNotFoundPath } from './never-found'
import { countRedirect, redirectPairs } from './queries'

const HOUR = 3600

/** The maximum number of unknown and redirected paths that an isolate stores per minute. Each is a write to D1. */
const MAX_STORED_A_MINUTE = 60
export const unknownPaths = new FixedWindow(60_000)

export type SendGone = (c: Context<AppEnv>, lang: Lang) => Promise<Response>

/**
 * Redirects an address without a page to the target that the agency set, once the site is loaded. Returns null if there
 * is no target or the redirects can't be read. The caller then redirects to the home page.
 */
export async function oldAddress(c: Context<AppEnv>, sendGone: SendGone): Promise<Response | null> {
  const redirect = await findTarget(c)
  if (!redirect) {
    countUnknown(c)
    return null
  }
  const now = new Date()
  if (hasRoom(now)) afterResponse(c, countRedirect(primaryDb(c.env.DB), redirect.path, now))
  if (redirect.target === null) return sendGone(c, langOf(c))
  c.header('Cache-Control', `public, max-age=${HOUR}`)
  return c.redirect(redirect.target, 301)
}

/** The targets by path, which this isolate reads once for each version of the content. */
const targetsOfSites = new WeakMap<Site, Map<string, string | null>>()

async function findTarget(c: Context<AppEnv>): Promise<Redirect | null> {
  const { site } = c.get('content')
  const load = () => redirectPairs(c.get('db'))
  try {
    const known = targetsOfSites.get(site)
    const targets = known ?? new Map(await cached(c.get('cache'), 'content', 'redirects', load))
    if (!c.get('cache').stale) targetsOfSites.set(site, targets)
    return targetOf(targets, new URL(c.req.url))
  } catch (error) {
    log('redirects not read', { error })
    return null
  }
}

function countUnknown(c: Context<AppEnv>): void {
  const path = c.req.method === 'GET' ? loggedPath(new URL(c.req.url).pathname) : null
  const now = new Date()
  if (path !== null && hasRoom(now))
    afterResponse(c, countNotFoundPath(primaryDb(c.env.DB), path, now))
}

/** Counts a write; returns false if this isolate made too many in this minute. */
function hasRoom(now: Date): boolean {
  return unknownPaths.count(now.getTime()) <= MAX_STORED_A_MINUTE
}

/** Does the work after the response. A failed count is ignored. */
function afterResponse(c: Context<AppEnv>, work: Promise<void>): void {
  c.executionCtx.waitUntil(work.catch(() => undefined))
}

/** Returns the language of the path, else the visitor's preferred one. */
function langOf(c: Context<AppEnv>): Lang {
  const { languages } = c.get('content').site.settings
  const pathLang = enabledLang(c.req.path.split('/')[1], languages)
  return pathLang ?? preferredLang(c.req.header('Accept-Language'), languages)
}

/** Does the same for the name of a file, before the site is loaded. Returns null also if the site can't be loaded. */
export async function oldFile(c: Context<AppEnv>, sendGone: SendGone): Promise<Response | null> {
  try {
    await loadSite(c, async () => undefined)
    return await oldAddress(c, sendGone)
  } catch {
    return null
  }
}
