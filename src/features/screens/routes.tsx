import { build } from 'virtual:assets'
import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import type { FavouriteRef } from '../../listing/filter/favourite-ids'
import { parseListFilter } from '../../listing/filter/list-filter'
import { FIXED_FILTER, KIND } from '../../listing/filter/lists'
import { currentMarket } from '../../listing/market/current-market'
import { findRows } from '../../listing/market/find-rows'
import { brusselsDay } from '../../platform/format/local-time'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { favouriteDetails } from '../favourites/favourites'
import { findScreen, MAX_SLIDES, type Screen } from './screen'
import { ScreenPage } from './screen-page'

/** The page of a shop-window screen. The token in its address is the only credential. */
export const screen = new Hono<AppEnv>()

screen.get('/:token', limitCalls('page'), loadSite, async (c) => {
  const found = await findScreen(c.get('db'), c.req.param('token'))
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  // The address is a secret, so that no request to another site names it.
  c.header('Referrer-Policy', 'strict-origin')
  if (!found) return c.text('Not found', 404)
  // Facts of a page may depend on the day.
  const { version } = c.get('cache')
  const etag = `W/"${build}-${version}-${brusselsDay(new Date())}"`
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
  const { languages } = c.get('content').site.settings
  const chosen = languages.filter((lang) => found.languages.includes(lang))
  const langs = chosen.length > 0 ? chosen : languages
  const views = langs.map((lang) => createView(c, lang, () => c.req.path))
  const homes = await shownHomes(c, found)
  if (!c.get('cache').stale) c.header('ETag', etag)
  const page = renderToString(<ScreenPage screen={found} views={views} homes={homes} />)
  return c.html(`<!DOCTYPE html>${page}`)
})

/** Returns the public details of the listings on the market that the screen shows. */
async function shownHomes(c: Context<AppEnv>, found: Screen) {
  const { settings } = c.get('content').site
  const { db, cache } = c.var
  const refs = found.listings === 'chosen' ? chosenRefs(found) : await marketRefs(c, found.listings)
  const homes = await favouriteDetails(db, cache, settings, refs.slice(0, MAX_SLIDES))
  return homes.filter(({ gone }) => !gone)
}

function chosenRefs({ homes, projects }: Screen): FavouriteRef[] {
  return [
    ...homes.map((id) => ({ kind: 'property' as const, id })),
    ...projects.map((id) => ({ kind: 'project' as const, id })),
  ]
}

async function marketRefs(
  c: Context<AppEnv>,
  listings: 'sale' | 'rent' | 'both',
): Promise<FavouriteRef[]> {
  const { settings } = c.get('content').site
  const fixed = listings === 'both' ? { sold: false } : FIXED_FILTER[listings]
  const market = await currentMarket(c.get('db'), c.get('cache'))
  return findRows(market, parseListFilter({}, settings, fixed))
    .filter(({ isGone }) => !isGone)
    .map(({ kind, id }) => ({ kind: kind === KIND.project ? 'project' : 'property', id }))
}
