import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { MAX_REGIONS } from '../../listing/filter/list-filter'
import { type BasemapPaths, basemapPaths } from '../../listing/places/basemap'
import { PANES, type PaneName } from '../../listing/places/basemap-view'
import { loadPlaceData } from '../../listing/places/place-data'
import type { Box } from '../../platform/geo/mercator'

const DAY = 86_400

/** Serves the drawings of basemaps. Each is a separate image that pages share and browsers cache. */
export const basemapRoutes = new Hono<AppEnv>()

basemapRoutes.use(methodNotAllowed({ app: basemapRoutes }))

basemapRoutes.get(
  '/:file{[a-z]+(?:_-?[0-9]{1,6}){4}(?:_(?:[0-9]{4}|(?:town|area)-[a-z-]{1,60})){0,100}\\.svg}',
  limitCalls('ground'),
  async (c) => {
    await loadPlaceData()
    const [pane = '', ...parts] = c.req.param('file').replace('.svg', '').split('_')
    const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number)
    const zips = parts.slice(4, 4 + MAX_REGIONS)
    const isDrawn = isPane(pane) && width > 0 && height > 0
    const paths = isDrawn ? basemapPaths(pane, { x, y, width, height }, zips) : null
    if (!paths) return c.text('Not found', 404)
    c.header('Cache-Control', `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`)
    c.header('Content-Type', 'image/svg+xml; charset=UTF-8')
    return c.body(drawingOf({ x, y, width, height }, paths))
  },
)

function isPane(name: string): name is PaneName {
  return Object.hasOwn(PANES, name)
}

/**
 * Returns the drawing as SVG in the colours of the page that shows it: a copy by `use` inherits its custom properties.
 */
function drawingOf({ width, height }: Box, paths: BasemapPaths): string {
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
    `<g id="ground" style="fill:none;stroke-linejoin:round">${drawn.join('')}</g></svg>`
  )
}
