import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { mapPin } from '../../components/listing/map-pin'
import type { AppEnv } from '../../env'
import { apiItem } from '../../listing/api-item'
import { FIXED_FILTER, type FixedFilter } from '../../listing/filter/lists'
import { rowSpan } from '../../listing/filter/paging'
import { readListFilter } from '../../listing/queries/list-request'
import { listSpan } from '../../listing/queries/lists'
import { normalise } from '../../platform/format/text'
import { reports } from '../../platform/http/reports'
import { backToForm } from '../../site/back-to-form'
import { loadSite } from '../../site/load-site'
import { makeView } from '../../site/view'
import { homePath } from '../../urls'
import { brochureApi } from '../brochure/brochure'
import { mapClusters, parseMapCells, parseMapView } from '../map/map'
import { ownerApi, ownerFormPage } from '../owner-area/owner-area'
import { searchersFor } from '../valuation/valuation'
import { calendar } from '../visits/visits'
import { askedFilter, askedLang, sendLive } from './list-call'
import { searchApi } from './search-api'

/** The public JSON calls. */
export const api = new Hono<AppEnv>()

api.use(methodNotAllowed({ app: api, onMethodNotAllowed: backToForm(ownerFormPage) }))

api.route('/', searchApi)

/** Returns in words how many people search for such a home at a place; rounded, and nothing below five. */
api.get('/searchers', limitCalls('searchers'), loadSite, async (c) => {
  const { place = '', type = '', goal = '' } = c.req.query()
  const view = makeView(c, askedLang(c), homePath)
  const context = { db: c.get('db'), cache: c.get('cache'), view }
  return sendLive(c, { text: await searchersFor(context, { place, type, goal }) })
})

/** Returns the listings of a list on a map. */
api.get('/map', limitCalls('map'), loadSite, async (c) => {
  const lang = askedLang(c)
  const { searchParams } = new URL(c.req.url)
  const requested = parseMapView(searchParams) ?? parseMapCells(searchParams)
  const found = await mapClusters(c.get('db'), c.get('cache'), askedFilter(c), requested)
  const view = makeView(c, lang, homePath)
  c.header('Content-Language', lang)
  return sendLive(c, {
    total: found.total,
    bounds: found.bounds,
    zoom: found.view.zoom,
    area: found.view.bounds,
    clusters: found.clusters,
    pins: found.pins.map((pin) => mapPin(view, pin)),
  })
})

api.route('/', ownerApi)
api.route('/', reports)
api.route('/', brochureApi)
api.route('/calendar', calendar)

api.get('/properties', limitCalls('list'), loadSite, (c) => sendList(c))
api.get('/projects', limitCalls('list'), loadSite, (c) => {
  const name = normalise(c.req.query('name') ?? '')
  return name ? sendNamed(c, name) : sendList(c, FIXED_FILTER.projects)
})

/** More than any agency has under way. */
const ALL_PROJECTS = { from: 1, to: 500, offset: 0, limit: 500 }

async function sendList(c: Context<AppEnv>, fixed?: FixedFilter): Promise<Response> {
  const params = new URL(c.req.url).searchParams
  const lang = askedLang(c)
  const filter = readListFilter(params, c.get('content').site.settings, lang, fixed)
  const span = rowSpan(params.get('limit1'), params.get('limit2'))
  const { cards, total } = await listSpan(c.get('db'), c.get('cache'), filter, span)
  c.header('Content-Language', lang)
  const Items = cards.map((card) => apiItem(card, lang))
  return sendLive(c, { From: span.from, Items, RowsCount: total })
}

/** The projects whose name contains these words, in any language. */
async function sendNamed(c: Context<AppEnv>, name: string): Promise<Response> {
  const params = new URL(c.req.url).searchParams
  const lang = askedLang(c)
  const { settings } = c.get('content').site
  const filter = readListFilter(params, settings, lang, FIXED_FILTER.projects)
  const { cards } = await listSpan(c.get('db'), c.get('cache'), filter, ALL_PROJECTS)
  const named = cards.filter(({ title }) =>
    Object.values(title).some((text) => normalise(text).includes(name)),
  )
  const span = rowSpan(params.get('limit1'), params.get('limit2'))
  const Items = named.slice(span.offset, span.offset + span.limit)
  c.header('Content-Language', lang)
  return sendLive(c, {
    From: span.from,
    Items: Items.map((card) => apiItem(card, lang)),
    RowsCount: named.length,
  })
}
