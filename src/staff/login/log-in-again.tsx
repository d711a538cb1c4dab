import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ReactNode } from 'react'
import { PasskeyButton } from '../../components/passkeys/passkey-button'
import type { AppEnv } from '../../env'
import { readTexts } from '../../platform/http/read-body'
import { logSecurity } from '../../platform/log'
import { loginIssues } from '../../site/accounts/account-forms'
import { clearPendingLogin, pendingLogin, startPending } from '../../site/accounts/pending-login'
import { signIn, startSessionHere } from '../../site/accounts/session'
import type { FormIssue } from '../../site/forms/form-state'
import { STAFF } from '../../urls'
import { StaffField } from '../parts/staff-field'
import { sendBarePage } from '../staff-page'
import { checkCode, codeOf, refusalOf } from './check-code'
import { Confirmation } from './confirmation'
import { LoginFrame } from './login-frame'
import { LOGIN_FIELDS, ResubmittedFields } from './resubmitted-fields'

const MAX_RESUBMITTED_FIELDS = 500

/**
 * Continues the request of a form whose session has expired. Responds with a login page that contains the form's values
 * and posts them to the original address. After a successful login `account` is set and the result is null.
 */
export async function logInAgain(c: Context<AppEnv>): Promise<Response | null> {
  const texts = await textsOf(c)
  if (texts === null) return c.redirect(STAFF.overview, 303)
  if (texts[LOGIN_FIELDS.code] !== undefined) return enterCode(c, texts)
  if (texts[LOGIN_FIELDS.email] === undefined) {
    logSecurity('staff session refused')
    return sendLoginPage(c, 401, texts, <Credentials c={c} />)
  }
  const credentials = { email: texts[LOGIN_FIELDS.email], password: texts[LOGIN_FIELDS.password] }
  const result = await signIn(c, 'staff', credentials)
  if (result.status === 'success') {
    c.set('account', result.account)
    return null
  }
  if (result.status === 'code') {
    const pending = await startPending(c, result.account)
    if (pending) return sendLoginPage(c, 401, texts, <Code c={c} factors={pending} />)
    return sendLoginPage(c, 401, texts, <Credentials c={c} email={credentials.email} />)
  }
  const { t } = c.get('view')
  if (result.status === 'failed') {
    const issues = loginIssues(t, credentials)
    const errors = issues.length > 0 ? { issues } : { failure: t('staff.login.failed') }
    return sendLoginPage(c, 401, texts, <Credentials c={c} email={credentials.email} {...errors} />)
  }
  const { seconds } = result
  c.header('Retry-After', String(seconds))
  const failure = t('staff.login.wait', { seconds })
  return sendLoginPage(
    c,
    429,
    texts,
    <Credentials c={c} email={credentials.email} failure={failure} />,
  )
}

/**
 * Returns the texts of the form, an empty object for another body, or null for a form that is too large to be
 * resubmitted. Files are not resubmitted after the login.
 */
async function textsOf(c: Context<AppEnv>): Promise<Record<string, string> | null> {
  try {
    const texts = await readTexts(c, ['form'])
    return Object.keys(texts).length > MAX_RESUBMITTED_FIELDS ? null : texts
  } catch (error) {
    if (error instanceof HTTPException) return error.status === 413 ? null : {}
    throw error
  }
}

async function enterCode(c: Context<AppEnv>, texts: Record<string, string>) {
  const pending = await pendingLogin(c)
  if (!pending) {
    const failure = c.get('view').t('staff.code.over')
    return sendLoginPage(c, 401, texts, <Credentials c={c} failure={failure} />)
  }
  const { account } = pending
  const result = await checkCode(c, account, codeOf(texts), { isLoggingIn: true })
  if (result.status !== 'right') {
    const [status, failure] = refusalOf(c, result)
    return sendLoginPage(c, status, texts, <Code c={c} factors={pending} failure={failure} />)
  }
  clearPendingLogin(c)
  await startSessionHere(c, 'staff', account, true)
  logSecurity('log-in succeeded', { realm: 'staff', account: account.id })
  c.set('account', account)
  return null
}

interface LoginStepProps {
  c: Context<AppEnv>
  email?: string | undefined
  /** Errors of single fields, by the field names of the login form. */
  issues?: readonly FormIssue[]
  failure?: string | undefined
}

function Credentials({ c, email, issues = [], failure }: LoginStepProps) {
  const { t } = c.get('view')
  const issueOf = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  return (
    <>
      <StaffField
        name={LOGIN_FIELDS.email}
        type="email"
        label={t('staff.login.email')}
        value={email}
        autoComplete="username"
        issue={issueOf('email')}
      />
      <StaffField
        name={LOGIN_FIELDS.password}
        type="password"
        label={t('staff.login.password')}
        autoComplete="current-password"
        issue={issueOf('password')}
      />
      {failure ? (
        <p className="login-failed" role="alert">
          {failure}
        </p>
      ) : null}
      <Submit c={c} />
      <p className="or">{t('login.or')}</p>
      <PasskeyButton view={c.get('view')} realm="staff" action="login" />
    </>
  )
}

interface CodeProps {
  c: Context<AppEnv>
  factors: Parameters<typeof Confirmation>[0]['factors']
  failure?: string | undefined
}

function Code({ c, factors, failure }: CodeProps) {
  return (
    <>
      <input type="hidden" name={LOGIN_FIELDS.code} value="yes" />
      <Confirmation
        view={c.get('view')}
        factors={factors}
        passkey={{ action: 'login' }}
        failure={failure}
        submit={<Submit c={c} />}
      />
    </>
  )
}

function Submit({ c }: { c: Context<AppEnv> }) {
  return (
    <button type="submit" className="button block">
      {c.get('view').t('staff.again.submit')}
    </button>
  )
}

function sendLoginPage(
  c: Context<AppEnv>,
  status: 401 | 429,
  texts: Record<string, string>,
  children: ReactNode,
): Response | Promise<Response> {
  const view = c.get('view')
  return sendBarePage(c, view, {
    status,
    title: view.t('staff.login.title'),
    children: (
      <LoginFrame view={view} title={view.t('staff.login.title')} text={view.t('staff.again.text')}>
        <form className="stack" method="post" action={c.req.path} noValidate>
          <ResubmittedFields texts={texts} />
          {children}
        </form>
      </LoginFrame>
    ),
  })
}
