import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { REMOVE_PASSKEYS } from '../../components/passkeys/passkey-list'
import { renderer } from '../../components/shell/renderer'
import type { AppEnv } from '../../env'
import { normaliseEmail, SHORTEST_PASSWORD } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import { DEFAULT_LANG, enabledLang, type Lang, langFromId } from '../../platform/format/lang'
import { limitBody, readTexts, smallBody } from '../../platform/http/read-body'
import { log, logSecurity } from '../../platform/log'
import { loginIssues, passwordLinkIssues } from '../../site/accounts/account-forms'
import { HASH_RETRY_SECONDS } from '../../site/accounts/hash-limit'
import {
  countLinkRequest,
  findPasswordForm,
  passwordIssue,
  sendPasswordLink,
  setPasswordByLink,
} from '../../site/accounts/password-link'
import type { MailLinkUse } from '../../site/accounts/queries'
import { signIn, signOut } from '../../site/accounts/session'
import { wantsHtml } from '../../site/form-answer'
import type { FormIssue } from '../../site/forms/form-state'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import {
  forgottenPasswordPath,
  historyPath,
  loginLinkPath,
  loginPath,
  newPasswordPath,
  openLoginPath,
  withQuery,
} from '../../urls'
import { passkeyApi } from '../accounts/accounts'
import { logInByLink, sendLoginLink } from './login-link'
import { LINK_REQUESTS, LinkRequestPage, LoginPage, OpenLinkPage, PasswordPage } from './login-page'
import { safeReturnTo } from './owner-return'
import { readImpersonation } from './owner-session'
import { LOGIN_SHEETS, OWNER_SHEETS, sendPersonal } from './send-personal'

/** The API routes for login, logout and a new password, by form or JSON. */
export const ownerApi = new Hono<AppEnv>()

/** The body of a passkey's response is larger than that of a form. */
const passkeyBody = limitBody(16_384, (c) => c.json({ status: 'failed', issues: [] }, 413))

/** Refuses the actions of an owner to a staff member who impersonates one. */
const refuseImpersonation = createMiddleware<AppEnv>(async function refuseImpersonation(c, next) {
  const looking = await readImpersonation(c)
  if (!looking) return next()
  c.header('Cache-Control', 'no-store')
  if (!wantsHtml(c)) return c.json({ status: 'failed', issues: [] }, 403)
  const { languages } = c.get('content').site.settings
  const lang = enabledLang(looking.owner.lang, languages) ?? languages[0] ?? DEFAULT_LANG
  c.set('lang', lang)
  c.set('looking', looking)
  const view = createView(c, lang, (other) => historyPath(other))
  const title = view.t('look.refused')
  return sendPersonal(c, {
    sheets: OWNER_SHEETS,
    view,
    status: 403,
    title,
    children: (
      <section className="section tight wrap stack">
        <h1>{title}</h1>
        <p>{view.t('look.refused.text')}</p>
        <p>
          <a className="button quiet" href={historyPath(lang)}>
            {view.t('history.title')}
          </a>
        </p>
      </section>
    ),
  })
})

for (const path of ['/login/*', '/logout', '/password/*']) {
  ownerApi.use(path, limitCalls('form'), smallBody, loadSite, renderer, refuseImpersonation)
}

ownerApi.use('/passkeys/*', limitCalls('form'), passkeyBody, loadSite)
ownerApi.use('/passkeys/owner/*', renderer, refuseImpersonation)
ownerApi.route('/passkeys', passkeyApi)

ownerApi.post('/login', async (c) => {
  c.header('Cache-Control', 'no-store')
  const fields = await readTexts(c, ['json', 'form'])
  const lang = langOf(c, fields)
  const view = createView(c, lang, (other) => loginPath(other))
  const issues = loginIssues(view.t, fields)
  const result = await signIn(c, 'owner', fields)
  if (result.status === 'success') {
    const target = safeReturnTo(fields.returnTo) ?? historyPath(lang)
    return wantsHtml(c) ? c.redirect(target, 303) : c.json({ status: 'success' })
  }
  const status = result.status === 'limited' ? 429 : 401
  if (result.status === 'limited') c.header('Retry-After', String(result.seconds))
  if (!wantsHtml(c)) return c.json({ status: 'failed', issues }, status)
  const failure =
    result.status === 'limited'
      ? view.t('login.limited', { minutes: Math.ceil(result.seconds / 60) })
      : view.t('login.failed')
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    status,
    title: view.t('login.title'),
    children: (
      <LoginPage
        view={view}
        email={fields.email}
        {...(result.status === 'failed' && issues.length > 0 ? { issues } : { failure })}
        returnTo={safeReturnTo(fields.returnTo)}
      />
    ),
  })
})

ownerApi.post('/logout', async (c) => {
  c.header('Cache-Control', 'no-store')
  const fields = await readTexts(c, ['json', 'form'])
  await signOut(c, 'owner', fields.everywhere === 'true')
  return wantsHtml(c)
    ? c.redirect(loginPath(langOf(c, fields)), 303)
    : c.json({ status: 'success' })
})

ownerApi.post('/login/open', async (c) => {
  c.header('Cache-Control', 'no-store')
  const { token = '', ...fields } = await readTexts(c, ['json', 'form'])
  const lang = langOf(c, fields)
  const returnTo = safeReturnTo(fields.returnTo)
  if (await logInByLink(c, token)) {
    return wantsHtml(c)
      ? c.redirect(returnTo ?? historyPath(lang), 303)
      : c.json({ status: 'success' })
  }
  if (!wantsHtml(c)) return c.json({ status: 'failed', issues: [] }, 404)
  const view = createView(c, lang, (other) => openLoginPath(other, token, returnTo))
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    status: 404,
    title: view.t('login.link.title'),
    children: <OpenLinkPage view={view} email={null} token={token} />,
  })
})

ownerApi.post('/password/forgot', (c) => requestLink(c, 'password'))
ownerApi.post('/login/link', (c) => requestLink(c, 'login'))

/** Every address gets the same response in the same time, because the mail is sent after the response. */
async function requestLink(c: Context<AppEnv>, use: MailLinkUse): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const fields = await readTexts(c, ['json', 'form'])
  const lang = langOf(c, fields)
  const pathIn = use === 'password' ? forgottenPasswordPath : loginLinkPath
  const view = createView(c, lang, pathIn)
  const returnTo = safeReturnTo(fields.returnTo)
  const refuse = (status: 422 | 429, issues: FormIssue[], failure?: string) => {
    if (!wantsHtml(c)) return c.json({ status: 'failed', issues }, status)
    const refused = { view, use, sent: false, issues, returnTo, ...(failure && { failure }) }
    return sendPersonal(c, {
      sheets: LOGIN_SHEETS,
      view,
      status,
      title: view.t(LINK_REQUESTS[use].title),
      children: <LinkRequestPage {...refused} {...(fields.email && { email: fields.email })} />,
    })
  }
  const issues = passwordLinkIssues(view.t, fields)
  if (issues.length > 0) return refuse(422, issues)
  const email = normaliseEmail(fields.email ?? '')
  const answer = await countLinkRequest(c, 'owner', email)
  if (!answer.allowed) {
    const minutes = Math.ceil(answer.retryAfterSeconds / 60)
    return refuse(429, [], view.t('login.limited', { minutes }))
  }
  logSecurity(`${use} link requested`, { realm: 'owner' })
  const sent =
    use === 'password' ? sendPasswordLink(c, 'owner', email) : sendLoginLink(c, email, returnTo)
  c.executionCtx.waitUntil(sent.catch((error) => log(`no ${use} link`, { error })))
  return wantsHtml(c)
    ? c.redirect(withQuery(pathIn(lang), 'sent=1'), 303)
    : c.json({ status: 'success' })
}

ownerApi.post('/password/set', async (c) => {
  c.header('Cache-Control', 'no-store')
  const { token = '', password = '', ...fields } = await readTexts(c, ['json', 'form'])
  const lang = langOf(c, fields)
  const view = createView(c, lang, (other) => newPasswordPath(other, token))
  const removesPasskeys = fields.passkeys === REMOVE_PASSKEYS
  const refuse = async (status: 404 | 422 | 429, message?: string) => {
    const issues = message ? [{ path: ['password'], message }] : []
    if (!wantsHtml(c)) return c.json({ status: 'failed', issues }, status)
    const title = view.t('login.newpassword')
    const form = await findPasswordForm(primaryDb(c.env.DB), 'owner', token)
    const children = (
      <PasswordPage view={view} form={form} isRemovalChosen={removesPasskeys} issues={issues} />
    )
    return sendPersonal(c, { sheets: LOGIN_SHEETS, view, title, status, children })
  }
  const issue = passwordIssue('owner', password)
  if (issue) return refuse(422, view.t(issue, { count: SHORTEST_PASSWORD.owner }))
  const outcome = await setPasswordByLink(c, 'owner', { token, password, removesPasskeys })
  if (outcome === 'over') return refuse(404)
  if (outcome === 'guessable') return refuse(422, view.t('login.common'))
  if (outcome === 'busy') {
    c.header('Retry-After', String(HASH_RETRY_SECONDS))
    return refuse(429, view.t('login.limited', { minutes: 1 }))
  }
  const redirectUrl = withQuery(loginPath(lang), 'saved=1')
  return wantsHtml(c) ? c.redirect(redirectUrl, 303) : c.json({ status: 'success' })
})

function langOf(c: Context<AppEnv>, { langid }: Record<string, string>): Lang {
  const { languages } = c.get('content').site.settings
  const lang = langFromId(Number(langid))
  const enabled = enabledLang(lang, languages) ?? languages[0] ?? DEFAULT_LANG
  c.set('lang', enabled)
  return enabled
}
