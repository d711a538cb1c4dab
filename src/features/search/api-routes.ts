import { type Context, Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { apiItem } from '../../listing/api-item'
import { FIXED_FILTER, type FixedFilter } from '../../listing/filter/lists'
import { rowSpan } from '../../listing/filter/paging'
import { readListFilter } from '../../listing/queries/list-request'
import { listSpan } from '../../listing/queries/lists'
import { normalise } from '../../platform/format/text'
import { allowAllOrigins } from '../../platform/http/public-reading'
import { requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import type { ApiList } from '../openapi/schemas'

export const listApi = new Hono<AppEnv>()

listApi.use('/properties', allowAllOrigins)
listApi.use('/projects', allowAllOrigins)

listApi.get('/properties', limitCalls('list'), loadSite, (c) => sendList(c))
listApi.get('/projects', limitCalls('list'), loadSite, (c) => {
  const name = normalise(c.req.query('name') ?? '')
  return name ? sendProjectsByName(c, name) : sendList(c, FIXED_FILTER.projects)
})

/** The limit for the list of all projects, more than any agency has for sale. */
const ALL_PROJECTS = { from: 1, to: 500, offset: 0, limit: 500 }

async function sendList(c: Context<AppEnv>, fixed?: FixedFilter): Promise<Response> {
  const params = new URL(c.req.url).searchParams
  const lang = requestedLang(c)
  const filter = readListFilter(params, c.get('content').site.settings, lang, fixed)
  const span = rowSpan(params.get('limit1'), params.get('limit2'))
  const { cards, total } = await listSpan(c.get('db'), c.get('cache'), filter, span)
  c.header('Content-Language', lang)
  const Items = cards.map((card) => apiItem(card, lang))
  const list: ApiList = { From: span.from, Items, RowsCount: total }
  return sendUncached(c, list)
}

/** Sends the projects whose name contains these words, in any language. */
async function sendProjectsByName(c: Context<AppEnv>, name: string): Promise<Response> {
  const params = new URL(c.req.url).searchParams
  const lang = requestedLang(c)
  const { settings } = c.get('content').site
  const filter = readListFilter(params, settings, lang, FIXED_FILTER.projects)
  const { cards } = await listSpan(c.get('db'), c.get('cache'), filter, ALL_PROJECTS)
  const matching = cards.filter(({ title }) =>
    Object.values(title).some((text) => normalise(text).includes(name)),
  )
  const span = rowSpan(params.get('limit1'), params.get('limit2'))
  const Items = matching.slice(span.offset, span.offset + span.limit)
  c.header('Content-Language', lang)
  const list: ApiList = {
    From: span.from,
    Items: Items.map((card) => apiItem(card, lang)),
    RowsCount: matching.length,
  }
  return sendUncached(c, list)
}
