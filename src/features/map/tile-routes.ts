import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { LIST } from '../../listing/filter/lists'
import { currentMarket } from '../../listing/market/current-market'
import { pointOf } from '../../listing/market/filter-matcher'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { type Box, isInBox, type Point } from '../../platform/geo/coordinates'
import { loadSite } from '../../site/load-site'
import { fetchTile, TILE_SECONDS } from './fetch-tile'

/**
 * From this zoom level on, only tiles around Belgium, Luxembourg and listings abroad are served. This prevents use as
 * an open proxy.
 */
const NEAR_ZOOM = 8
const NEAR = { minLng: 1.5, maxLng: 7.5, maxLat: 52.5, minLat: 48.5 }
/**
 * The number of tiles on each side of a listing abroad that are served at each zoom level. A large map shows no more.
 */
const TILES_AROUND = 4

/**
 * Proxies the tiles of the map. The configured tile host gets requests from this site and not from the visitor, so a
 * map needs no consent.
 */
export const tiles = new Hono<AppEnv>()

tiles.use(methodNotAllowed({ app: tiles }))

const ADDRESS = '/:z{[0-9]{1,2}}/:x{[0-9]{1,6}}/:file{[0-9]{1,6}\\.png}'

tiles.get(ADDRESS, limitCalls('tile'), loadSite, async (c) => {
  const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('file')].map(Number.parseFloat)
  if (z === undefined || x === undefined || y === undefined || !isTile(z, x, y)) {
    return c.text('Not found', 404)
  }
  const isServed = z < NEAR_ZOOM || isNear(z, x, y) || (await isAtListing(c, z, x, y))
  if (!isServed) return c.text('Not found', 404)
  const { url } = c.get('content').site.settings.mapTiles
  if (!url) return c.text('Not found', 404)
  const address = url.replace('{s}', 'a').replace('{r}', '')
  const tile = await fetchTile(
    c,
    address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
  )
  if (!tile) {
    c.header('Cache-Control', 'no-store')
    return c.text('Bad gateway', 502)
  }
  return new Response(tile.body, {
    headers: {
      'Cache-Control': `public, max-age=${TILE_SECONDS.picture}`,
      'Content-Type': tile.headers.get('Content-Type') ?? 'image/png',
    },
  })
})

function isTile(z: number, x: number, y: number): boolean {
  return z <= 19 && x < 2 ** z && y < 2 ** z
}

function isNear(z: number, x: number, y: number): boolean {
  const [left, top] = tileOf(NEAR.minLng, NEAR.maxLat, 2 ** z)
  const [right, bottom] = tileOf(NEAR.maxLng, NEAR.minLat, 2 ** z)
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Returns true for a tile that a map around a listing abroad shows. */
async function isAtListing(c: Context<AppEnv>, z: number, x: number, y: number): Promise<boolean> {
  const points = await pointsOutside(c.get('db'), c.get('cache'), NEAR)
  return points.some(({ lat, lng }) => {
    const [column, row] = tileOf(lng, lat, 2 ** z)
    return Math.max(Math.abs(column - x), Math.abs(row - y)) <= TILES_AROUND
  })
}

/** Returns the tile that contains a point, in a world of `size` tiles width. */
function tileOf(lng: number, lat: number, size: number): [x: number, y: number] {
  const rad = (lat * Math.PI) / 180
  const y = (1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2
  return [Math.floor(((lng + 180) / 360) * size), Math.floor(y * size)]
}

/** The maximum number of points abroad, more than an agency has. It limits the tiles that are fetched for them. */
const MAX_POINTS = 1000

/** Returns the public points of listings outside `box`, rounded to about one kilometre, the newest listings first. */
async function pointsOutside(db: Db, cache: CacheContext, box: Box): Promise<Point[]> {
  const market = await currentMarket(db, cache)
  const points = new Map<string, Point>()
  for (const row of market.sorted(Object.values(LIST), 'newest')) {
    const point = pointOf(row)
    if (!point || isInBox(point, box)) continue
    const rounded = { lat: hundredth(point.lat), lng: hundredth(point.lng) }
    points.set(`${rounded.lat} ${rounded.lng}`, rounded)
    if (points.size === MAX_POINTS) break
  }
  return [...points.values()]
}

function hundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
