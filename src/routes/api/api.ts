import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { readListFilter } from '../../data/listings/list-request'
import { listSpan } from '../../data/listings/lists'
import { normalise } from '../../domain/format/text'
import { FIXED_FILTER, type FixedFilter } from '../../domain/list/lists'
import { rowSpan } from '../../domain/list/paging'
import { apiItem } from '../../domain/listing/api-item'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { ownerApi } from '../owner/owner-api'
import { ownerFormPage } from '../owner/owner-form-page'
import { backToForm } from '../shared/back-to-form'
import { limitCalls } from '../shared/limit-calls'
import { brochureApi } from './brochure-api'
import { calendar } from './calendar'
import { askedLang, sendLive } from './list-call'
import { mapApi } from './map-api'
import { reports } from './reports'
import { searchApi } from './search-api'
import { searchersApi } from './searchers-api'

/** The public JSON calls. */
export const api = new Hono<AppEnv>()

api.use(methodNotAllowed({ app: api, onMethodNotAllowed: backToForm(ownerFormPage) }))

api.route('/', searchApi)
api.route('/', searchersApi)
api.route('/', mapApi)
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
