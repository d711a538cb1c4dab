import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { FixedWindow } from '../../platform/format/fixed-window'
import { SingleFlight } from '../../platform/format/single-flight'
import { isShowable, peekStream } from '../../platform/http/file-bytes'
import { log } from '../../platform/log'

const TIMEOUT_MS = 5000
const LARGEST = 512 * 1024
/** The cache lifetimes in seconds, of a tile and of the result that a tile does not exist. */
export const TILE_SECONDS = { picture: 7 * 86_400, missing: 600 }
/**
 * The time without requests to a host that failed, in milliseconds. Otherwise each tile would wait for the time-out.
 */
const REST_MS = 30_000
/** The maximum number of tiles that this isolate requests from hosts per minute, for all visitors together. */
const MAX_REQUESTS_PER_MINUTE = 1500

/** The state of the tile host in this isolate: the end of the pause after a failure, and the number of requests. */
export const tileHost = { pausedUntil: 0, requests: new FixedWindow(60_000) }

interface Tile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/** The tiles that this isolate is fetching, by address. */
const fetches = new SingleFlight<Tile | 'none' | null>(2 * TIMEOUT_MS)

/**
 * Returns the tile from the cache of the data centre, else from its host, or null if there is no picture. An isolate
 * fetches each tile once at a time.
 */
export async function fetchTile(c: Context<AppEnv>, address: string): Promise<Response | null> {
  // The key is on the site's own host, as the Cache API stores nothing for other hosts.
  const key = `${c.get('origin')}/.tile-cache/${encodeURIComponent(address)}`
  const cached = await caches.default.match(key).catch(() => undefined)
  if (cached) return isMissing(cached) ? null : cached
  const { waitUntil } = c.get('cache')
  const load = () => loadTile(c, { address, key })
  const tile = await fetches.run(address, waitUntil, load).catch(() => null)
  return tile === null || tile === 'none' ? null : responseOf(tile)
}

async function loadTile(c: Context<AppEnv>, { address, key }: { address: string; key: string }) {
  if (!mayAsk(Date.now())) return null
  const tile = await askHost(c, address)
  if (tile) c.get('cache').waitUntil(keep(key, responseOf(tile)))
  return tile
}

/** Returns true for a cached response that says that the host has no such tile. */
function isMissing(tile: Response): boolean {
  return !tile.headers.get('Content-Type')?.startsWith('image/')
}

function mayAsk(now: number): boolean {
  const pauseMs = tileHost.pausedUntil - now
  if (pauseMs > 0 && pauseMs <= REST_MS) return false
  return tileHost.requests.count(now) <= MAX_REQUESTS_PER_MINUTE
}

/** Returns the tile, 'none' if the host has no picture there, or null if the host fails. */
async function askHost(c: Context<AppEnv>, address: string): Promise<Tile | 'none' | null> {
  try {
    const response = await fetch(address, {
      headers: { 'User-Agent': `Pand (${c.get('origin')})`, Referer: c.get('origin') },
      // Redirects are not followed, so that only the configured host is requested.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok && response.body) return await pictureOf(response, response.body)
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'none'
    throw new Error(`The tile host answered ${response.status}`)
  } catch (error) {
    tileHost.pausedUntil = Date.now() + REST_MS
    log('tile not fetched', { address, error })
    return null
  }
}

/** Returns the tile if both its content type and its bytes are those of a picture, else 'none'. */
async function pictureOf(
  answer: Response,
  sent: ReadableStream<Uint8Array>,
): Promise<Tile | 'none'> {
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const { start, body } = await peekStream(sent, LARGEST)
  const bytes = await new Response(body).arrayBuffer().catch(() => null)
  if (!bytes || !type.startsWith('image/') || !isShowable(type, start)) return 'none'
  return { bytes: new Uint8Array(bytes), type }
}

function responseOf(tile: Tile | 'none'): Response {
  return tile === 'none'
    ? new Response('none', { headers: headersOf('text/plain', TILE_SECONDS.missing) })
    : new Response(tile.bytes, { headers: headersOf(tile.type, TILE_SECONDS.picture) })
}

function headersOf(type: string, seconds: number): HeadersInit {
  return { 'Cache-Control': `public, max-age=${seconds}`, 'Content-Type': type }
}

async function keep(key: string, tile: Response): Promise<void> {
  await caches.default.put(key, tile).catch((error) => log('tile not cached', { error }))
}
