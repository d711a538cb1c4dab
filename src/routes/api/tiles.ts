import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { unhurried } from '../../middleware/too-fast'
import { fetchTile, TILE_SECONDS } from '../shared/fetch-tile'

/** From this zoom on, only tiles around Belgium and Luxembourg are served: this is no open proxy. */
const NEAR_ZOOM = 8
const NEAR = { west: 1.5, east: 7.5, north: 52.5, south: 48.5 }

/**
 * Proxies the map's tiles: the tile host of the settings sees this site and not the visitor, so a map
 * needs no consent.
 */
export const tiles = new Hono<AppEnv>()

tiles.use(methodNotAllowed({ app: tiles }))

const ADDRESS = '/:z{[0-9]{1,2}}/:x{[0-9]{1,6}}/:file{[0-9]{1,6}\\.png}'

tiles.get(ADDRESS, unhurried('tile'), loadSite, async (c) => {
  const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('file')].map(Number.parseFloat)
  if (z === undefined || x === undefined || y === undefined || !isServed(z, x, y)) {
    return c.text('Not found', 404)
  }
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

function isServed(z: number, x: number, y: number): boolean {
  const size = 2 ** z
  if (z > 19 || x >= size || y >= size) return false
  if (z < NEAR_ZOOM) return true
  const [left, top] = tileOf(NEAR.west, NEAR.north, size)
  const [right, bottom] = tileOf(NEAR.east, NEAR.south, size)
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The tile that contains a point, of a world `size` tiles wide. */
function tileOf(lng: number, lat: number, size: number): [x: number, y: number] {
  const rad = (lat * Math.PI) / 180
  const y = (1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2
  return [Math.floor(((lng + 180) / 360) * size), Math.floor(y * size)]
}
