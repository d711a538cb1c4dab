import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../env'
import { isLang } from '../../platform/format/lang'
import { readTexts } from '../../platform/http/read-body'
import { logSecurity } from '../../platform/log'
import { loginIssues } from '../../site/accounts/account-forms'
import { clearPendingLogin, pendingLogin, startPending } from '../../site/accounts/pending-login'
import { setAccountLang } from '../../site/accounts/queries'
import { signIn, signOut, startSessionHere } from '../../site/accounts/session'
import { STAFF, withQuery } from '../../urls'
import { sendBarePage } from '../staff-page'
import { checkCode, codeOf, refusalOf } from './check-code'
import { chosenLang, storeChosenLang } from './chosen-lang'
import { CodePage } from './code-page'
import { LoginPage } from './login-page'

/** The login in one step or two, the logout and the choice of language. */
export const logInRoutes = new Hono<AppEnv>()

logInRoutes.post('/login', async (c) => {
  const form = await readTexts(c, ['form'])
  const result = await signIn(c, 'staff', form)
  const lang = chosenLang(c)
  if (result.status === 'success') {
    await storeChosenLang(c, result.account)
    return c.redirect(STAFF.overview, 303)
  }
  if (result.status === 'code') {
    await startPending(c, result.account)
    return c.redirect(lang ? withQuery(STAFF.code, `lang=${lang}`) : STAFF.code, 303)
  }
  const { t } = c.get('view')
  const { email } = form
  if (result.status === 'failed') {
    const issues = loginIssues(t, form)
    const errors = issues.length > 0 ? { issues } : { failure: t('staff.login.failed') }
    return sendLogin(c, 401, { ...errors, email })
  }
  const { seconds } = result
  c.header('Retry-After', String(seconds))
  return sendLogin(c, 429, { failure: t('staff.login.wait', { seconds }), email })
})

logInRoutes.get('/code', async (c) => {
  const pending = await pendingLogin(c)
  return pending ? sendCode(c, pending, 200) : c.redirect(STAFF.overview, 303)
})

logInRoutes.post('/code', async (c) => {
  const pending = await pendingLogin(c)
  if (!pending) return sendLogin(c, 401, { failure: c.get('view').t('staff.code.over') })
  const { account } = pending
  const code = codeOf(await readTexts(c, ['form']))
  const result = await checkCode(c, account, code, { isLoggingIn: true })
  if (result.status !== 'right') return sendCode(c, pending, ...refusalOf(c, result))
  clearPendingLogin(c)
  await startSessionHere(c, 'staff', account, true)
  await storeChosenLang(c, account)
  logSecurity('log-in succeeded', { realm: 'staff', account: account.id })
  return c.redirect(STAFF.overview, 303)
})

function sendCode(
  c: Context<AppEnv>,
  factors: Parameters<typeof CodePage>[0]['factors'],
  status: 200 | 401 | 429,
  failure?: string,
) {
  const view = c.get('view')
  return sendBarePage(c, view, {
    status,
    title: view.t('staff.code.title'),
    children: <CodePage {...{ view, factors, failure }} isLangChosen={chosenLang(c) !== null} />,
  })
}

function sendLogin(
  c: Context<AppEnv>,
  status: 401 | 429,
  refused: Pick<Parameters<typeof LoginPage>[0], 'email' | 'failure' | 'issues'>,
) {
  const view = c.get('view')
  const { t } = view
  return sendBarePage(c, view, {
    status,
    title: t('staff.login.title'),
    children: <LoginPage view={view} isLangChosen={chosenLang(c) !== null} {...refused} />,
  })
}

logInRoutes.post('/logout', async (c) => {
  const { everywhere } = await readTexts(c, ['form'])
  await signOut(c, 'staff', everywhere === 'true')
  return c.redirect(STAFF.overview, 303)
})

logInRoutes.post('/language', async (c) => {
  const { lang, returnTo } = await readTexts(c, ['form'])
  if (isLang(lang)) await setAccountLang(c.get('db'), c.get('staffMember').id, lang)
  return c.redirect(ownPath(returnTo), 303)
})

/** Returns a redirect target within the staff area, because the form's value is untrusted. */
function ownPath(path: string | undefined): string {
  return path && /^\/staff(?:\/[\w-]+)*$/.test(path) ? path : STAFF.overview
}
