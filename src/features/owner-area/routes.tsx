import { type Context, Hono } from 'hono'
import { renderer } from '../../components/shell/renderer'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import type { Property } from '../../listing/property'
import { newestCards } from '../../listing/queries/cached-details'
import { readEarlyReport } from '../../listing/queries/early-access'
import { readVisits } from '../../listing/queries/page-views'
import { primaryDb } from '../../platform/db/db'
import { brusselsTime } from '../../platform/format/dates'
import { LANGS, type Lang } from '../../platform/format/lang'
import { sendFile } from '../../platform/http/send-file'
import { listPasskeys } from '../../site/accounts/passkeys/passkeys'
import { isSessionConfirmed } from '../../site/accounts/passkeys/session-confirmed'
import { findAccountByLink, findPasswordForm } from '../../site/accounts/password-link'
import type { MailLinkUse } from '../../site/accounts/queries'
import type { SiteSettings } from '../../site/site'
import { createView } from '../../site/view'
import {
  forgottenPasswordPath,
  historyPath,
  loginLinkPath,
  loginPath,
  newPasswordPath,
  openLoginPath,
  ownerAccountPath,
} from '../../urls'
import { NotFoundPage } from '../property-page/property-page'
import { searchersOf } from '../saved-searches/saved-searches'
import { shownHistory } from './history'
import { HistoryPage } from './history-page'
import { LINK_REQUESTS, LinkRequestPage, LoginPage, OpenLinkPage, PasswordPage } from './login-page'
import { OwnerAccountPage } from './owner-account-page'
import { listEntries } from './owner-entries'
import { findOwnerDocument, findOwnerProperty, listOwnerProperties } from './owner-properties'
import { safeReturnTo } from './owner-return'
import { ownerSession } from './owner-session'
import { OwnerPropertiesPage } from './properties-page'
import { LOGIN_SHEETS, OWNER_SHEETS, sendPersonal } from './send-personal'

const MAX_ENTRIES = 1000

/** Login and the owner area. Its pages are personal and bypass the page cache. */
export const owner = new Hono<AppEnv>()

for (const lang of LANGS) {
  const paths = {
    [loginPath(lang)]: showLogin,
    [forgottenPasswordPath(lang)]: showForgotten,
    [loginLinkPath(lang)]: showLoginLink,
    [`/${lang}/login/open`]: showOpenLink,
    [`/${lang}/login/password`]: showNewPassword,
    [historyPath(lang)]: showHistory,
    [ownerAccountPath(lang)]: showAccount,
    [`/${lang}/history/documents/:property{\\d{1,15}}/:document{\\d{1,15}}`]: sendOwnerDocument,
  }
  for (const [path, show] of Object.entries(paths)) {
    owner.get(path, ownerSession, renderer, (c) => show(c, lang))
  }
  for (const path of [loginPath(lang), historyPath(lang)]) {
    owner.get(`${path}/`, (c) => c.redirect(path + new URL(c.req.url).search, 301))
  }
}

function showLogin(c: Context<AppEnv>, lang: Lang): Response | Promise<Response> {
  const returnTo = safeReturnTo(c.req.query('returnTo'))
  if (c.get('account')) return c.redirect(returnTo ?? historyPath(lang), 302)
  const view = createView(c, lang, (other) => loginPath(other))
  const notice = c.req.query('saved') === '1' ? view.t('login.saved') : undefined
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    title: view.t('login.title'),
    children: <LoginPage view={view} returnTo={returnTo} notice={notice} />,
  })
}

function showForgotten(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  return showLinkRequest(c, 'password', createView(c, lang, forgottenPasswordPath))
}

function showLoginLink(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  return showLinkRequest(c, 'login', createView(c, lang, loginLinkPath))
}

function showLinkRequest(c: Context<AppEnv>, use: MailLinkUse, view: View): Promise<Response> {
  const returnTo = safeReturnTo(c.req.query('returnTo'))
  const sent = c.req.query('sent') === '1'
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    title: view.t(LINK_REQUESTS[use].title),
    children: <LinkRequestPage view={view} use={use} sent={sent} returnTo={returnTo} />,
  })
}

/** Shows the button that logs in. The link stays valid until it is used. */
async function showOpenLink(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const token = c.req.query('token') ?? ''
  const returnTo = safeReturnTo(c.req.query('returnTo'))
  const account = await findAccountByLink(primaryDb(c.env.DB), 'owner', token, 'login')
  const view = createView(c, lang, (other) => openLoginPath(other, token, returnTo))
  const email = account?.email ?? null
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    status: account ? 200 : 404,
    title: view.t('login.link.title'),
    children: <OpenLinkPage view={view} email={email} token={token} returnTo={returnTo} />,
  })
}

async function showNewPassword(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const token = c.req.query('token') ?? ''
  const form = await findPasswordForm(primaryDb(c.env.DB), 'owner', token)
  const view = createView(c, lang, (other) => newPasswordPath(other, token))
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    status: form ? 200 : 404,
    title: view.t('login.newpassword'),
    children: <PasswordPage view={view} form={form} />,
  })
}

async function showHistory(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const account = c.get('account')
  if (!account) return sendToLogin(c, lang)
  const requested = c.req.query('property')
  if (requested === undefined || requested === 'all') {
    const properties = await listOwnerProperties(primaryDb(c.env.DB), account.id)
    const [first] = properties
    if (requested === 'all' || !first) return showProperties(c, lang, properties)
    return showHome(c, lang, account.id, first.id)
  }
  const id = /^\d{1,15}$/.test(requested) ? Number(requested) : 0
  return showHome(c, lang, account.id, id)
}

async function showAccount(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const account = c.get('account')
  if (!account) return sendToLogin(c, lang)
  const db = primaryDb(c.env.DB)
  const [passkeys, isRecent] = await Promise.all([
    listPasskeys(db, account.id),
    isSessionConfirmed(c, 'owner'),
  ])
  const view = createView(c, lang, ownerAccountPath)
  const requested = c.req.query('done')
  const done = requested === 'passkey-on' || requested === 'passkey-off' ? requested : null
  return sendPersonal(c, {
    sheets: OWNER_SHEETS,
    view,
    title: view.t('owner.account'),
    children: <OwnerAccountPage {...{ view, account, passkeys, isRecent, done }} />,
  })
}

function showProperties(c: Context<AppEnv>, lang: Lang, properties: Property[]): Promise<Response> {
  const view = createView(c, lang, (other) => historyPath(other, 'all'))
  return sendPersonal(c, {
    sheets: OWNER_SHEETS,
    view,
    title: view.t('history.title'),
    children: <OwnerPropertiesPage view={view} properties={properties} />,
  })
}

async function showHome(
  c: Context<AppEnv>,
  lang: Lang,
  accountId: number,
  id: number,
): Promise<Response> {
  const db = primaryDb(c.env.DB)
  const owned = await findOwnerProperty(db, accountId, id)
  if (!owned) return showNotFound(c, lang)
  const view = createView(c, lang, (other) => historyPath(other, id))
  const now = brusselsTime(Date.now()) ?? ''
  const { host } = new URL(c.get('origin'))
  const { settings } = view.site
  const counted = await readVisits(db, id, now.slice(0, 10))
  const entries = await listEntries(db, id, MAX_ENTRIES)
  const searchers = await searchersOf(db, c.get('cache'), owned.record, settings)
  const history = shownHistory(
    owned.history,
    { ...settings.history, ...owned.history.flags },
    {
      now,
      site: { names: siteNames(settings, host), host },
      entries,
    },
  )
  return sendPersonal(c, {
    sheets: OWNER_SHEETS,
    view,
    title: view.t('history.title'),
    children: (
      <HistoryPage
        view={view}
        property={owned.record}
        history={history}
        searchers={searchers}
        early={await readEarlyReport(db, id)}
        siteVisits={{ ...counted, name: view.t('history.own', { host }) }}
      />
    ),
  })
}

async function sendOwnerDocument(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const account = c.get('account')
  if (!account) return sendToLogin(c, lang)
  const [propertyId, id] = [Number(c.req.param('property')), Number(c.req.param('document'))]
  const document = await findOwnerDocument(primaryDb(c.env.DB), account.id, propertyId, id)
  const file = document && (await sendFile(c, document.url, document.fileName))
  return file?.ok ? file : showNotFound(c, lang)
}

/** Shows the same page for the property of another owner and for one that does not exist. */
async function showNotFound(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const { settings } = c.get('content').site
  const view = createView(c, lang, (other) => historyPath(other))
  const cards = await newestCards(c.get('db'), c.get('cache'), settings)
  return sendPersonal(c, {
    sheets: OWNER_SHEETS,
    view,
    status: 404,
    title: view.t('error.propertynotfound'),
    children: <NotFoundPage view={view} gone={false} cards={cards} />,
  })
}

function sendToLogin(c: Context<AppEnv>, lang: Lang): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(loginPath(lang, safeReturnTo(pathname + search) ?? undefined), 302)
}

/** Returns the names that visit statistics may use for this site. */
function siteNames(settings: SiteSettings, host: string): string[] {
  const mails = [settings.siteEmail, ...settings.offices.map(({ email }) => email)]
  return [settings.name, host, ...mails.map((email) => email.split('@')[1] ?? '')]
}
