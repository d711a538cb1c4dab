import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { withPage } from '../../listing/filter/list-filter'
import { FIXED_FILTER, MARKET_LISTS } from '../../listing/filter/lists'
import { listChoices } from '../../listing/queries/list-choices'
import { readListFilter } from '../../listing/queries/list-request'
import { listPage } from '../../listing/queries/lists'
import { DEFAULT_LANG, enabledLang } from '../../platform/format/lang'
import { BASE_POLICY } from '../../platform/http/content-policy'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath, rolePath } from '../../urls'
import { cardCount } from './embed'
import { EmbedList } from './embed-list'
import { EmbedMessage, EmbedPage, type EmbedView } from './embed-page'
import { EmbedSearch } from './embed-search'

/** The frames that other sites show: cards of a list, and a search form. */
export const embeds = new Hono<AppEnv>()

embeds.use(async function allowMessages(c, next) {
  // A refusal has no listings, so that every site may show it.
  allowFrame(c, ['*'])
  await next()
})

embeds.get('/list', limitCalls('list'), loadSite, (c) =>
  sendEmbed(c, async (view) => {
    const params = new URL(c.req.url).searchParams
    const requested = params.get('list') ?? 'sale'
    const list = MARKET_LISTS.find((name) => name === requested)
    if (!list) return null
    const { settings } = view.site
    const filter = withPage(readListFilter(params, settings, view.lang, FIXED_FILTER[list]), 1)
    const size = cardCount(params.get('cards'))
    const { cards, total } = await listPage(c.get('db'), c.get('cache'), filter, size)
    return {
      title: view.t(`nav.${list}`),
      content: <EmbedList {...{ view, list, filter, cards, total }} />,
    }
  }),
)

embeds.get('/search', limitCalls('list'), loadSite, (c) =>
  sendEmbed(c, async (view) => {
    const { site, lang } = view
    const requested = c.req.query('list')
    const lists = MARKET_LISTS.flatMap((list) => {
      const path = rolePath(site, lang, list)
      return path && (requested === undefined || requested === list) ? [{ list, path }] : []
    })
    if (lists.length === 0) return null
    const searched = lists.map(async ({ list, path }) => {
      const filter = readListFilter({}, site.settings, lang, FIXED_FILTER[list])
      return { list, path, choices: await listChoices(c.get('db'), c.get('cache'), filter) }
    })
    const title = view.t('search.label')
    return { title, content: <EmbedSearch view={view} lists={await Promise.all(searched)} /> }
  }),
)

interface EmbedContent {
  title: string
  content: ReactElement
}

/**
 * Sends a frame, or a message if its address has an unknown list, or to a site that may not show listings. A browser shows
 * only an error where `frame-ancestors` does not allow a frame. So a site that the request names as not allowed gets the
 * message, which every site may show, and the policy stops all others. Responses differ by that site and are not cached.
 */
async function sendEmbed(
  c: Context<AppEnv>,
  contentOf: (view: EmbedView) => Promise<EmbedContent | null>,
): Promise<Response> {
  const { settings } = c.get('content').site
  const { languages, name, embedHosts } = settings
  const lang = enabledLang(c.req.query('lang'), languages) ?? languages[0] ?? DEFAULT_LANG
  const parent = parentOf(c)
  const isAllowed = (host: string) => parent && originsOf(host).includes(parent)
  const from = embedHosts.find(isAllowed) ?? null
  const isRefused = parent !== null && from === null
  const view = { ...createView(c, lang, homePath), from }
  const content = isRefused ? null : await contentOf(view)
  const reason = isRefused ? 'refused' : 'wrong'
  const title = content?.title ?? view.t(`embeds.${reason}`, { name })
  const text = view.t(`embeds.${reason}.text`, { name })
  c.header('Cache-Control', 'no-store')
  c.header('Content-Language', lang)
  c.header('X-Robots-Tag', 'noindex')
  if (!isRefused) allowFrame(c, ["'self'", ...embedHosts.flatMap(originsOf)])
  const page = renderToString(
    <EmbedPage view={view} title={title}>
      {content?.content ?? <EmbedMessage {...{ view, title, text }} />}
    </EmbedPage>,
  )
  return c.html(`<!DOCTYPE html>${page}`, content ? 200 : isRefused ? 403 : 400)
}

/** Returns the origin of the other site that contains the frame, or null if it is unknown or the page is no frame. */
function parentOf(c: Context<AppEnv>): string | null {
  const referer = c.req.header('Referer') ?? ''
  if (c.req.header('Sec-Fetch-Dest') === 'document' || !URL.canParse(referer)) return null
  const { origin } = new URL(referer)
  return origin === c.get('origin') ? null : origin
}

function originsOf(host: string): string[] {
  return [`https://${host}`, `https://www.${host}`]
}

function allowFrame(c: Context<AppEnv>, ancestors: readonly string[]): void {
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  const policy = `frame-ancestors ${ancestors.join(' ')}`
  c.set('contentPolicy', BASE_POLICY.replace("frame-ancestors 'none'", policy))
}
