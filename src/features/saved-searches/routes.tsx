import { type Context, Hono } from 'hono'
import { renderer } from '../../components/shell/renderer'
import { sendPage } from '../../components/shell/send-page'
import type { AppEnv } from '../../env'
import { listTotals } from '../../listing/queries/lists'
import { normaliseEmail } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import { LANGS, type Lang } from '../../platform/format/lang'
import { LIMITS } from '../../platform/http/rate-limits'
import type { LabelKey } from '../../platform/i18n'
import { envelope } from '../../site/forms/envelope'
import { createView } from '../../site/view'
import { searchesPath } from '../../urls'
import { lastRequestedSearch } from '../leads/leads'
import { ConfirmPage } from './confirm-page'
import { confirmRequested } from './confirmation-link'
import { ManagePage } from './manage-page'
import { findSearch, findUnconfirmed, listOthers } from './queries'
import { CONFIRM_DAYS } from './saved-search'
import { SearchedFor, SearchPage } from './search-page'
import { favouritesOf, filterOf } from './search-terms'
import { searchIdOf } from './search-token'

/** The pages of a saved search, which the links in its mails open. */
export const searches = new Hono<AppEnv>()

for (const lang of LANGS) {
  searches.get(searchesPath(lang), renderer, (c) => showSearch(c, lang))
  searches.get(`${searchesPath(lang)}/confirm`, renderer, (c) => showConfirm(c, lang))
  searches.get(`${searchesPath(lang)}/`, (c) =>
    c.redirect(searchesPath(lang) + new URL(c.req.url).search, 301),
  )
}

type SentPage = Pick<Parameters<typeof sendPage>[1], 'view' | 'title' | 'children' | 'status'>

/** Sends a page for one person, which is neither cached nor indexed. */
export function sendSearchPage(c: Context<AppEnv>, page: SentPage): Promise<Response> {
  const canonical = c.get('origin') + page.view.path
  return sendPage(c, {
    ...page,
    canonical,
    noindex: true,
    personal: true,
    sheets: ['controls', 'forms', 'cards', 'saved-search'],
  })
}

/** Sends the same page for every invalid token. */
export function sendOver(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const view = createView(c, lang, (otherLang) => searchesPath(otherLang))
  const title = view.t('searches.over')
  const children = <SearchPage title={title} text={view.t('searches.overtext')} />
  return sendSearchPage(c, { view, status: 404, title, children })
}

/** The texts that confirm an action, by the name in the address. */
const DONE: Record<string, LabelKey> = {
  confirm: 'searches.confirmed',
  frequency: 'searches.saved',
  pause: 'searches.saved',
  resume: 'searches.saved',
  renew: 'searches.saved',
}

async function showSearch(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const { token = '', done = '', sent, ended, page } = c.req.query()
  if (sent === '1') return showSent(c, lang, page)
  if (ended === '1') return showEnded(c, lang)
  const db = primaryDb(c.env.DB)
  const id = await searchIdOf(db, token)
  const search = id && (await findSearch(db, id, new Date()))
  if (!search) return sendOver(c, lang)
  const { kind, query } = search
  const [total = 0] =
    kind === 'kept'
      ? [favouritesOf(query).length]
      : await listTotals(c.get('db'), c.get('cache'), [filterOf(query)])
  const view = createView(c, lang, (otherLang) => searchesPath(otherLang, { token }))
  const doneText = DONE[done]
  return sendSearchPage(c, {
    view,
    title: view.t('searches.manage'),
    children: (
      <ManagePage {...{ view, token, search, total }} done={doneText && view.t(doneText)} />
    ),
  })
}

/**
 * Shows the confirmation. The mail's link confirms by itself in the browser that made the request, which its cookie
 * proves, as link scanners have no cookie. In other browsers, and if the search may replace another one, a button
 * confirms.
 */
async function showConfirm(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const token = c.req.query('token') ?? ''
  const db = primaryDb(c.env.DB)
  const now = new Date()
  const search = await findUnconfirmed(db, token, now)
  if (!search) return sendOver(c, lang)
  const others = await listOthers(db, search)
  const requested = lastRequestedSearch(c)
  if (requested && normaliseEmail(requested.email) === search.email && others.length === 0) {
    const path = await confirmRequested(c, search, { consent: 'searches.privacy' }, now)
    if (!path) return sendOver(c, lang)
    c.header('Cache-Control', 'no-store')
    return c.redirect(path, 303)
  }
  const view = createView(c, lang, (otherLang) => searchesPath(otherLang))
  return sendSearchPage(c, {
    view,
    title: view.t('searches.confirm'),
    children: <ConfirmPage view={view} token={token} search={search} others={others} />,
  })
}

const [maxMails] = LIMITS['search-mail']

/** Shows what this browser sent, and nothing that is stored about the address. */
function showSent(c: Context<AppEnv>, lang: Lang, from: string | undefined): Promise<Response> {
  const view = createView(c, lang, (otherLang) => searchesPath(otherLang, { sent: '1' }))
  const { t } = view
  const { page } = envelope.pick({ page: true }).parse({ page: from })
  const sent = lastRequestedSearch(c)
  const text = sent
    ? t('searches.sentto', { email: sent.email, count: CONFIRM_DAYS })
    : t('searches.senttext', { count: CONFIRM_DAYS })
  return sendSearchPage(c, {
    view,
    title: t('searches.sent'),
    children: (
      <SearchPage title={t('searches.sent')} text={text}>
        {sent && <SearchedFor view={view} name={sent.sentence} />}
        <p className="muted">{t('searches.sentspam', { max: maxMails.max })}</p>
        {page ? (
          <p>
            <a className="button quiet" href={page}>
              {t('searches.back')}
            </a>
          </p>
        ) : null}
      </SearchPage>
    ),
  })
}

function showEnded(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const view = createView(c, lang, (otherLang) => searchesPath(otherLang, { ended: '1' }))
  const title = view.t('searches.ended')
  const children = <SearchPage title={title} text={view.t('searches.endedtext')} />
  return sendSearchPage(c, { view, title, children })
}
