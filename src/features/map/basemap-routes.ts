import { build } from 'virtual:assets'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { type BasemapPaths, basemapNames, basemapPaths } from '../../listing/places/basemap'
import { type BasemapName, NAME_SHIFT } from '../../listing/places/basemap-names'
import { PANES, type PaneName } from '../../listing/places/basemap-view'
import { loadPlaceData } from '../../listing/places/place-data'
import { labelsOf } from '../../platform/geo/basemap'
import type { Box } from '../../platform/geo/mercator'
import { MAX_BASEMAP } from '../../platform/http/call-limits'
import { siteOrigin } from '../../platform/http/site-origin'
import { log } from '../../platform/log'

const DAY = 86_400
/** The time for which the data centre caches a drawing, in seconds. The build is part of its key. */
const CACHE_SECONDS = 7 * DAY

/** Serves the drawings of basemaps. Each is a separate image that pages share and browsers cache. */
export const basemapRoutes = new Hono<AppEnv>()

basemapRoutes.use(methodNotAllowed({ app: basemapRoutes }))

const PIN = '_[0-9]{1,6}x[0-9]{1,6}[a-z][0-9]{0,2}'
const PLACE = '_(?:[0-9]{4}|(?:town|area)-[a-z-]{1,60})'
const FILE = `[a-z]+(?:_-?[0-9]{1,6}){4}(?:_[a-z]{2}(?:${PIN}){0,${MAX_BASEMAP.pins}})?(?:${PLACE}){0,${MAX_BASEMAP.places}}\\.svg`

basemapRoutes.get(`/:file{${FILE}}`, limitCalls('basemap'), async (c) => {
  const file = c.req.param('file')
  const key = `${siteOrigin(c.env.SITE_ORIGIN, c.req.url)}/.basemap-cache/${build}/${file}`
  const cached = await caches.default.match(key).catch(() => undefined)
  const svg = cached ? await cached.text() : await drawing(file)
  if (svg === null) return c.text('Not found', 404)
  if (!cached) c.executionCtx.waitUntil(store(key, svg))
  c.header('Cache-Control', `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`)
  c.header('Content-Type', 'image/svg+xml; charset=UTF-8')
  return c.body(svg)
})

async function store(key: string, svg: string): Promise<void> {
  const headers = { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` }
  await caches.default
    .put(key, new Response(svg, { headers }))
    .catch((error) => log('basemap not cached', { error }))
}

/** Returns the drawing that a path describes, or null if there is none. */
async function drawing(file: string): Promise<string | null> {
  const [pane = '', ...parts] = file.replace('.svg', '').split('_')
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number)
  if (!isPane(pane) || width === 0 || height === 0) return null
  await loadPlaceData()
  const stage = { x, y, width, height }
  const labels = labelsOf(stage, parts.slice(4))
  const zips = parts.slice(4).filter((part) => /^\d{4}$|-/.test(part))
  const paths = basemapPaths(pane, stage, zips)
  const names = labels ? basemapNames(pane, stage, labels, zips) : []
  return (
    paths &&
    drawingOf(
      stage,
      paths,
      names.map((name) => textOf(name, pane)),
    )
  )
}

function isPane(name: string): name is PaneName {
  return Object.hasOwn(PANES, name)
}

/**
 * Returns the drawing as SVG in the colours of the page that shows it: a copy by `use` inherits its custom properties.
 */
function drawingOf({ width, height }: Box, paths: BasemapPaths, names: string[]): string {
  const styles: Record<keyof BasemapPaths, string> = {
    land: 'fill:var(--map-land)',
    municipalities: 'stroke:var(--map-line)',
    provinces: 'stroke:var(--map-line-strong);stroke-width:1.25',
    here: 'fill:var(--map-here);stroke:var(--mark);stroke-width:2',
  }
  const drawn = (['land', 'municipalities', 'provinces', 'here'] as const)
    .filter((part) => paths[part])
    .map(
      (part) =>
        `<path style="vector-effect:non-scaling-stroke;${styles[part]}" d="${paths[part]}"/>`,
    )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<g id="ground" style="fill:none;stroke-linejoin:round">${drawn.join('')}</g>` +
    `<g id="names">${names.join('')}</g></svg>`
  )
}

const NAME_STYLES: Record<BasemapName['kind'], string> = {
  here: 'font-weight:640;fill:var(--ink);',
  municipality: '',
  district: 'font-weight:440;',
  abroad: 'font-style:italic;letter-spacing:.06em;opacity:.8;stroke:none;',
}

/** The attributes that put a name next to its dot. */
const NAME_SHIFTS: Record<BasemapName['side'], string> = {
  right: ` dx="${NAME_SHIFT.beside}" text-anchor="start"`,
  left: ` dx="-${NAME_SHIFT.beside}" text-anchor="end"`,
  below: ` dy="${NAME_SHIFT.line}"`,
  above: ` dy="-${NAME_SHIFT.line}"`,
  none: '',
}

/** The distance between a name and the edges of the pane in screen pixels. */
const MARGIN = 4

/** Returns a name with its dot. The dot has a size in `em`, so that it disappears with the name. */
function textOf(name: BasemapName, pane: PaneName): string {
  const { text, kind, isInside, side, left, top } = name
  const dot = side === 'none' ? '' : `<circle cx="${left}" cy="${top}" r=".17em"/>`
  const halo = isInside ? 'stroke:var(--map-here);' : ''
  const style = `${NAME_STYLES[kind]}${halo}${roomStyle(name)};font-size:${sizeOf(name, pane)}`
  return `<g style="${style}">${dot}<text x="${left}" y="${top}"${NAME_SHIFTS[side]}>${text}</text></g>`
}

/**
 * Returns the distances from a name to the edges of the pane as CSS. The page sets the size of the stage and the height
 * of the pane, and the open map also the distance between their centres.
 */
function roomStyle({ edges, left, top }: BasemapName): string {
  const [x, y] = [left, top].map((side) => ((Number.parseFloat(side) - 50) / 100).toFixed(4))
  const across = `(var(--dx,0px) + ${x}*var(--width))`
  const down = `(var(--dy,0px) + ${y}*var(--width)/var(--ar))`
  return [
    `--left:(50cqw + ${across} - ${MARGIN - edges.left}px)`,
    `--right:(50cqw - ${across} - ${MARGIN + edges.right}px)`,
    `--top:(var(--free)/2 + ${down} - ${MARGIN - edges.top}px)`,
    `--bottom:(var(--free)/2 - ${down} - ${MARGIN + edges.bottom}px)`,
  ].join(';')
}

/** Returns the font size of a name as CSS: 0 in panes where an edge or a button would cover the name. */
function sizeOf({ kind, minWidth }: BasemapName, pane: PaneName): string {
  const corners = PANES[pane].corners.map(
    ({ across, down, width, height }) =>
      `max(var(--${across}) - ${width}px,var(--${down}) - ${height}px)`,
  )
  const edges = ['var(--left)', 'var(--right)', 'var(--top)', 'var(--bottom)']
  // The fitted stage may be narrower by a rounded part of a pixel.
  const room = [...edges, ...corners, `var(--width) - ${Math.floor(minWidth)}px + 1px`]
  return `clamp(0px,min(${room.join()})*99,${kind === 'district' ? 11 : 12}px)`
}
