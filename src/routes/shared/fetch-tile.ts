import type { Context } from 'hono'
import { FixedWindow } from '../../domain/format/fixed-window'
import type { AppEnv } from '../../env'
import { log } from '../../log'
import { isShowable, peeked } from './file-bytes'

const PATIENCE_MS = 5000
const LARGEST = 512 * 1024
/** Lifetimes in the cache of a tile, and of the knowledge that there is none. */
export const TILE_SECONDS = { picture: 7 * 86_400, missing: 600 }
/** A host that fails is left alone for this time: each tile would else wait as long as our patience. */
const REST_MS = 30_000
/** The tiles that this isolate asks hosts for in a minute, for all visitors together. */
const ASKED_A_MINUTE = 1500

/** This isolate's knowledge of the tile host: until when it rests, and how often it was asked. */
export const tileHost = { restsUntil: 0, asked: new FixedWindow(60_000) }

/** The tile from the data centre's cache, else from its host; null where there is no picture. */
export async function fetchTile(c: Context<AppEnv>, address: string): Promise<Response | null> {
  // A key of our own host: the cache stores nothing under others'.
  const key = `${c.get('origin')}/.tile-cache/${encodeURIComponent(address)}`
  const cached = await caches.default.match(key).catch(() => undefined)
  if (cached) return isMissing(cached) ? null : cached
  if (!mayAsk(Date.now())) return null
  const tile = await askHost(c, address)
  if (tile) c.get('cache').waitUntil(keep(key, tile.clone()))
  return tile && !isMissing(tile) ? tile : null
}

/** That there is none is kept as a picture is, for a shorter time. */
function isMissing(tile: Response): boolean {
  return !tile.headers.get('Content-Type')?.startsWith('image/')
}

function mayAsk(now: number): boolean {
  const rests = tileHost.restsUntil - now
  if (rests > 0 && rests <= REST_MS) return false
  return tileHost.asked.count(now) <= ASKED_A_MINUTE
}

/** The picture, or an empty answer where the host has none; null where it fails. */
async function askHost(c: Context<AppEnv>, address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, {
      headers: { 'User-Agent': `Pand (${c.get('origin')})`, Referer: c.get('origin') },
      // The host of the settings alone is asked, wherever it would send us.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.ok && answer.body) return await pictureOf(answer, answer.body)
    await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 410) return nothing()
    throw new Error(`The tile host answered ${answer.status}`)
  } catch (error) {
    tileHost.restsUntil = Date.now() + REST_MS
    log('tile not fetched', { address, error })
    return null
  }
}

/** The bytes say whether it is a picture, not what the host calls them. */
async function pictureOf(answer: Response, sent: ReadableStream<Uint8Array>): Promise<Response> {
  const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const { start, body } = await peeked(sent, LARGEST)
  const bytes = await new Response(body).bytes().catch(() => null)
  if (!bytes || !type.startsWith('image/') || !isShowable(type, start)) return nothing()
  return new Response(bytes, { headers: headersOf(type, TILE_SECONDS.picture) })
}

function nothing(): Response {
  return new Response('none', { headers: headersOf('text/plain', TILE_SECONDS.missing) })
}

function headersOf(type: string, seconds: number): HeadersInit {
  return { 'Cache-Control': `public, max-age=${seconds}`, 'Content-Type': type }
}

async function keep(key: string, tile: Response): Promise<void> {
  await caches.default.put(key, tile).catch((error) => log('tile not cached', { error }))
}
