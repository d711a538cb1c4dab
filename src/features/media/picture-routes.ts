import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { SingleFlight } from '../../platform/format/single-flight'
import { or503 } from '../../platform/http/or-503'
import { RecentFailures } from '../../platform/http/recent-failures'
import { log } from '../../platform/log'
import { loadSite } from '../../site/load-site'
import { FETCH_TIMEOUT_MS, findPicture, waitingName } from '../crm/crm'
import type { FetchedPicture } from './fetch-and-store-picture'

const FILE = /^[0-9a-f]{24}(?:-\d+x\d+-(?:[0-9a-f]{6}-\d+|\d+k))?\.\w+$/
const YEAR = 365 * 24 * 3600
const MINUTES = 600
/** The seconds before a picture is requested again from a host that did not deliver it. */
const FAILURE_SECONDS = 60
/** The time after which a picture that is never copied is fetched again, because its host may have replaced it. */
const FRESH_MS = 7 * 86_400_000

/** The pictures that this isolate is fetching, and those that failed, by key. */
const pendingFetches = new SingleFlight<FetchedPicture | null>(FETCH_TIMEOUT_MS)
const failures = new RecentFailures(FAILURE_SECONDS * 1000)

/** Serves the pictures of the CRM: the copies, and those that are not copied yet through this site. */
export const pictures = new Hono<AppEnv>()

pictures.use(methodNotAllowed({ app: pictures }))

pictures.get('/:key{[0-9a-f]{24}}', limitCalls('file'), loadSite, async (c) => {
  const row = await findPicture(c.get('db'), c.req.param('key'))
  if (!row) return notFound(c)
  if (row.address) {
    c.header('Cache-Control', `public, max-age=${MINUTES}`)
    return c.redirect(row.address, 302)
  }
  // The cron job logs the failure and retries it.
  if (row.failure) return notFound(c)
  const picture = await uncopiedPicture(c, c.req.param('key'), row.source)
  return picture ?? notFound(c)
})

pictures.get('/:name{[\\w.-]+}', limitCalls('file'), async (c) => {
  const name = c.req.param('name')
  const object = FILE.test(name) ? await or503(c, c.env.MEDIA.get(`pictures/${name}`)) : null
  if (object) {
    const type = object.httpMetadata?.contentType ?? 'application/octet-stream'
    return new Response(object.body, { headers: headersOf(type, YEAR) })
  }
  return notFound(c)
})

/**
 * Returns a picture that is not copied yet, or null if its host does not deliver it. Concurrent requests fetch it once.
 * The bucket stores it until it is copied, and the data centre caches it.
 */
async function uncopiedPicture(c: Context<AppEnv>, key: string, source: string) {
  // The Cache API stores nothing under another host's address.
  const cacheKey = `${c.get('origin')}/.picture-cache/${key}`
  const cached = await caches.default.match(cacheKey).catch(() => undefined)
  if (cached) return cached.ok ? new Response(cached.body, cached) : null
  const { waitUntil } = c.get('cache')
  const load = () => loadOnce(c.env.MEDIA, { key, source, cacheKey })
  return responseOf(await pendingFetches.run(key, waitUntil, load).catch(() => null))
}

interface UncopiedPicture {
  key: string
  source: string
  cacheKey: string
}

async function loadOnce(media: R2Bucket, waiting: UncopiedPicture): Promise<FetchedPicture | null> {
  const { key, cacheKey } = waiting
  if (failures.has(key)) return null
  const stored = await readStored(media, key)
  const isFresh = stored !== null && Date.now() - stored.at < FRESH_MS
  const picture = isFresh ? stored : ((await fetchPicture(media, waiting)) ?? stored)
  if (!picture) failures.add(key)
  const headers = { 'Cache-Control': `max-age=${FAILURE_SECONDS}` }
  const response = responseOf(picture) ?? new Response(null, { status: 404, headers })
  const cachePut = caches.default.put(cacheKey, response)
  await cachePut.catch((error) => log('picture not cached', { error }))
  return picture
}

/** Returns the picture in the bucket and the time (ms) of its fetch, or null. A failing bucket counts as empty. */
async function readStored(
  media: R2Bucket,
  key: string,
): Promise<(FetchedPicture & { at: number }) | null> {
  const object = await media.get(waitingName(key)).catch(() => null)
  const type = object?.httpMetadata?.contentType
  if (!object || !type) return null
  const at = object.uploaded.getTime()
  return { bytes: new Uint8Array(await object.arrayBuffer()), type, at }
}

async function fetchPicture(
  media: R2Bucket,
  waiting: UncopiedPicture,
): Promise<FetchedPicture | null> {
  const { fetchAndStorePicture } = await import('./fetch-and-store-picture')
  return fetchAndStorePicture(media, waiting)
}

function responseOf(picture: FetchedPicture | null): Response | null {
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
    // Feeds and shared links show the agency's pictures on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': type,
  })
}
