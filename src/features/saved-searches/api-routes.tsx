import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { renderer } from '../../components/shell/renderer'
import type { AppEnv } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { DEFAULT_LANG, enabledLang, type Lang } from '../../platform/format/lang'
import { limitBody, readTexts } from '../../platform/http/read-body'
import { backToForm } from '../../site/back-to-form'
import { wantsHtml } from '../../site/form-answer'
import { loadSite } from '../../site/load-site'
import { preferredLang } from '../../site/preferred-lang'
import { searchesPath } from '../../urls'
import { confirmRequested } from './confirmation-link'
import { changeSearch, endSearch, findSearch, findUnconfirmed, type SearchChange } from './queries'
import { takeRequest } from './receive-request'
import { sendOver } from './routes'
import { FREQUENCIES } from './saved-search'
import { searchIdOf } from './search-token'

const MAX_BYTES = 16 * 1024

/** The API routes of saved searches: request, confirm, change and end one, by form or JSON. */
export const searchesApi = new Hono<AppEnv>()

searchesApi.use(methodNotAllowed({ app: searchesApi, onMethodNotAllowed: backToForm(pageOf) }))
searchesApi.use(
  limitBody(MAX_BYTES, (c) => c.json({ status: 'failed', issues: [] }, 413)),
  loadSite,
  renderer,
)

searchesApi.post('/', limitCalls('form'), async (c) => {
  c.header('Cache-Control', 'no-store')
  return takeRequest(c, await readTexts(c, ['json', 'form']))
})

searchesApi.post('/confirm', limitCalls('form'), async (c) => {
  c.header('Cache-Control', 'no-store')
  const { token = '', replaces = '', ...fields } = await readTexts(c, ['json', 'form'])
  const lang = langOf(c, fields.lang)
  const db = primaryDb(c.env.DB)
  const now = new Date()
  const search = await findUnconfirmed(db, token, now)
  const path =
    search && (await confirmRequested(c, search, { replaces, consent: 'searches.consent' }, now))
  return path ? redirect(c, path) : refuse(c, lang)
})

searchesApi.post('/change', limitCalls('form'), async (c) => {
  c.header('Cache-Control', 'no-store')
  const { token = '', ...fields } = await readTexts(c, ['json', 'form'])
  const lang = langOf(c, fields.lang)
  const db = primaryDb(c.env.DB)
  const now = new Date()
  const id = await searchIdOf(db, token)
  const search = id && (await findSearch(db, id, now))
  if (!search) return refuse(c, lang)
  if (fields.do === 'end') {
    await endSearch(db, search.id)
    return redirect(c, searchesPath(lang, { ended: '1' }))
  }
  const change = changeOf(fields)
  if (!change) return c.json({ status: 'failed', issues: [] }, 422)
  await changeSearch(db, search, change, now)
  return redirect(c, searchesPath(lang, { token, done: change.do }))
})

/** Mail programs call this address without cookies and from any origin (RFC 8058). Only the token authorises it. */
searchesApi.post('/unsubscribe', limitCalls('form'), async (c) => {
  c.header('Cache-Control', 'no-store')
  const db = primaryDb(c.env.DB)
  const id = await searchIdOf(db, c.req.query('token') ?? '')
  if (!id) return c.text('', 404)
  await endSearch(db, id)
  return c.text('')
})

function changeOf({ do: action, frequency }: Record<string, string>): SearchChange | null {
  if (action === 'pause' || action === 'resume' || action === 'renew') return { do: action }
  const often = FREQUENCIES.find((name) => name === frequency)
  return action === 'frequency' && often ? { do: action, frequency: often } : null
}

function redirect(c: Context<AppEnv>, path: string): Response {
  return wantsHtml(c) ? c.redirect(path, 303) : c.json({ status: 'success', data: {} })
}

/** Sends the same response for every invalid token. */
function refuse(c: Context<AppEnv>, lang: Lang): Response | Promise<Response> {
  return wantsHtml(c) ? sendOver(c, lang) : c.json({ status: 'failed', issues: [] }, 404)
}

function langOf(c: Context<AppEnv>, requestedLang: string | undefined): Lang {
  const { languages } = c.get('content').site.settings
  const lang = enabledLang(requestedLang, languages) ?? languages[0] ?? DEFAULT_LANG
  c.set('lang', lang)
  return lang
}

/** Returns the path of the page for the token, to which a browser that opens such an address is redirected. */
function pageOf(c: Context<AppEnv>): string {
  const { languages } = c.get('content').site.settings
  const lang = preferredLang(c.req.header('Accept-Language'), languages)
  return searchesPath(lang, { token: c.req.query('token') ?? '' })
}
