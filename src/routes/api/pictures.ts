import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { withTimeout } from '../../cache'
import { FETCH_TIMEOUT_MS, fetchPicture } from '../../crm/fetch-picture'
import { findPicture } from '../../data/sync/copy-pictures'
import { KIND_FACTS } from '../../domain/media/file-kind'
import type { AppEnv } from '../../env'
import { log } from '../../log'
import { loadSite } from '../../middleware/content'
import { unhurried } from '../../middleware/too-fast'
import { unlessAway } from '../shared/unless-away'

const FILE = /^[0-9a-f]{24}(?:-\d+x\d+-[0-9a-f]{6}-\d+)?\.\w+$/
const YEAR = 365 * 24 * 3600
const MINUTES = 600
/** Seconds in which a host that delivered no picture is not requested again. */
const FAILURE_SECONDS = 60

interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/** The pictures that this isolate is fetching, by key. */
const running = new Map<string, { startedAt: number; picture: Promise<Picture | null> }>()

/** The pictures of the CRM: their copies, and through this site those that wait to be copied. */
export const pictures = new Hono<AppEnv>()

pictures.use(methodNotAllowed({ app: pictures }))

pictures.get('/:key{[0-9a-f]{24}}', unhurried('tile'), loadSite, async (c) => {
  const found = await findPicture(c.get('db'), c.req.param('key'))
  if (!found) return notFound(c)
  if (found.address) {
    c.header('Cache-Control', `public, max-age=${MINUTES}`)
    return c.redirect(found.address, 302)
  }
  // The cron reports why it can't be fetched, and tries it again.
  if (found.failure) return notFound(c)
  const picture = await fetchOnce(c, c.req.param('key'), found.source)
  return picture ?? notFound(c)
})

pictures.get('/:name{[\\w.-]+}', async (c) => {
  const name = c.req.param('name')
  const object = FILE.test(name) ? await unlessAway(c, c.env.MEDIA.get(`pictures/${name}`)) : null
  if (object) {
    const type = object.httpMetadata?.contentType ?? 'application/octet-stream'
    return new Response(object.body, { headers: headersOf(type, YEAR) })
  }
  return notFound(c)
})

/**
 * Returns a picture that is not copied yet, or null if its host does not deliver one. However many visitors request
 * it, an isolate fetches it once at a time, and the data centre caches it.
 */
async function fetchOnce(c: Context<AppEnv>, key: string, source: string) {
  // The cache stores nothing under another host's address.
  const cacheKey = `${c.get('origin')}/.picture-cache/${key}`
  const cached = await caches.default.match(cacheKey).catch(() => undefined)
  if (cached) return cached.ok ? new Response(cached.body, cached) : null
  const now = Date.now()
  let fetching = running.get(key)
  // A promise dies with the request that made it.
  if (!fetching || now - fetching.startedAt > FETCH_TIMEOUT_MS) {
    fetching = { startedAt: now, picture: fetchAndCache(source, cacheKey) }
    running.set(key, fetching)
    c.get('cache').waitUntil(fetching.picture.finally(() => running.delete(key)))
  }
  return responseOf(await withTimeout(fetching.picture, FETCH_TIMEOUT_MS).catch(() => null))
}

async function fetchAndCache(source: string, cacheKey: string): Promise<Picture | null> {
  const fetched = await fetchPicture(source, (url, init) => fetch(url, init))
  // Most browsers show no HEIC: it waits for its conversion.
  const isShowable = fetched.status === 'fetched' && fetched.kind !== 'heic'
  const picture = isShowable ? { bytes: fetched.bytes, type: KIND_FACTS[fetched.kind].type } : null
  const headers = { 'Cache-Control': `max-age=${FAILURE_SECONDS}` }
  const response = responseOf(picture) ?? new Response(null, { status: 404, headers })
  const put = caches.default.put(cacheKey, response)
  await put.catch((error) => log('picture not cached', { error }))
  return picture
}

function responseOf(picture: Picture | null): Response | null {
  return picture && new Response(picture.bytes, { headers: headersOf(picture.type, MINUTES) })
}

function notFound(c: Context<AppEnv>) {
  c.header('Cache-Control', 'no-store')
  return c.text('Not found', 404)
}

function headersOf(type: string, seconds: number): Headers {
  const isFinal = seconds === YEAR
  return new Headers({
    'Cache-Control': `public, max-age=${seconds}${isFinal ? ', immutable' : ''}`,
    // Feeds and shared links show the agency's pictures elsewhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': type,
  })
}
