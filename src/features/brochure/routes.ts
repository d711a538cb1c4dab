import { type Context, Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import {
  idsQuery,
  MAX_BROCHURE_LISTINGS,
  parseFavouriteIds,
} from '../../listing/filter/favourite-ids'
import { sha256 } from '../../platform/format/sha256'
import { countThisCall } from '../../platform/http/rate-limit'
import { log } from '../../platform/log'
import { requestedLang } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { brochurePath } from '../../urls'

/** The cache lifetime of a brochure in seconds; a changed listing ends it earlier. */
const CACHE_SECONDS = 86_400
const MAX_CACHED_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 30_000

/** Responds with the brochure of several listings as a PDF, or redirects to the page to print if no PDF can be made. */
export const brochureApi = new Hono<AppEnv>()

brochureApi.get('/brochure', limitCalls('page'), loadSite, async (c) => {
  const lang = requestedLang(c)
  const refs = parseFavouriteIds(new URL(c.req.url).searchParams, MAX_BROCHURE_LISTINGS)
  const page = brochurePath(lang, refs)
  c.header('Cache-Control', 'no-store')
  const browser = c.env.BROWSER
  if (!browser || refs.length === 0) return c.redirect(page, 302)
  const { version } = c.get('cache')
  const key = `brochure:${version}:${lang}:${await sha256(c.get('origin') + idsQuery(refs))}`
  const cachedPdf = await c.env.CACHE.get(key, 'arrayBuffer').catch(() => null)
  if (cachedPdf) return sendPdf(c, cachedPdf)
  const rate = await countThisCall(c, 'brochure')
  const made = rate.allowed ? await printed(browser, c.get('origin') + page) : null
  if (!made) return c.redirect(page, 302)
  if (made.byteLength <= MAX_CACHED_BYTES) {
    c.executionCtx.waitUntil(c.env.CACHE.put(key, made, { expirationTtl: CACHE_SECONDS }))
  }
  return sendPdf(c, made)
})

/** Returns the page as a PDF by Cloudflare's Browser Rendering; null if it fails. */
async function printed(browser: BrowserRun, url: string): Promise<ArrayBuffer | null> {
  try {
    const response = await browser.quickAction('pdf', {
      url,
      cacheTTL: 0,
      actionTimeout: TIMEOUT_MS,
      gotoOptions: { waitUntil: 'networkidle0', timeout: TIMEOUT_MS },
      pdfOptions: { format: 'a4', printBackground: true, preferCSSPageSize: true },
    })
    if (response.ok) return await response.arrayBuffer()
    log('brochure not printed', { status: response.status })
  } catch (error) {
    log('brochure not printed', { error })
  }
  return null
}

function sendPdf(c: Context<AppEnv>, pdf: ArrayBuffer): Response {
  c.header('Content-Type', 'application/pdf')
  c.header('Content-Disposition', 'inline; filename="brochure.pdf"')
  return c.body(pdf)
}
