import { Hono } from 'hono'
import { fileSource } from '../../crm/sources/crm-source'
import { type Feed, FeedRefusal } from '../../crm/sources/feed'
import { isFeedType, readFeed } from '../../crm/sources/read-feed'
import { readSettings } from '../../data/content/settings'
import { primaryDb } from '../../data/db/db'
import { takeFeed } from '../../data/sync/take-feed'
import { enabledLang, LANGS } from '../../domain/format/lang'
import type { AppEnv } from '../../env'
import { limitBody } from '../shared/read-body'

const FEED_BYTES = 8 * 1024 * 1024

const WAITING = {
  busy: 'Another run is not done: try again in some minutes',
  paused: 'The sync is paused',
}

/** A file of listings from whoever keeps them, for a deployment whose listings come by files. */
export const feedApi = new Hono<AppEnv>()

feedApi.put(
  '/feed',
  limitBody(FEED_BYTES, (c) => c.json(failure('Over 8 MB'), 413)),
  async (c) => {
    const source = fileSource(c.env)
    if (!source) return c.json(failure('CRM_SOURCE is neither openimmo nor csv'), 404)
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!isFeedType(type)) return c.json(failure('Send XML, ZIP or CSV'), 415)
    const db = primaryDb(c.env.DB)
    const languages = (await readSettings(db))?.languages ?? LANGS
    const lang = enabledLang(c.req.query('lang'), languages) ?? languages[0] ?? 'nl'
    const langs = [lang, ...languages.filter((other) => other !== lang)]
    try {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      c.req.bodyCache = {}
      const feed = await readFeed(bytes, { source, type, lang })
      const taken = await takeFeed(db, feed, { source, langs, now: new Date() })
      if (typeof taken === 'string') return c.json(failure(WAITING[taken]), 409)
      return c.json(answerOf(taken.run, feed), 202)
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error
      return c.json(failure(error.message), error.isTooLarge ? 413 : 400)
    }
  },
)

/** What becomes of the run is told in the staff area. */
function answerOf(run: number, { mode, items, deleted, issues }: Feed) {
  const counts = { items: items.length, deleted: deleted.length }
  return { status: 'success', run, mode, ...counts, issues: issues.flatMap((one) => one.issues) }
}

function failure(message: string) {
  return { status: 'failed', issues: [{ path: [], message }] }
}
