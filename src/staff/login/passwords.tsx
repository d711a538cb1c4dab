import { type Context, Hono } from 'hono'
import { REMOVE_PASSKEYS } from '../../components/passkeys/passkey-list'
import type { AppEnv } from '../../env'
import { normaliseEmail, SHORTEST_PASSWORD } from '../../platform/accounts/account'
import { readTexts } from '../../platform/http/read-body'
import { log, logSecurity } from '../../platform/log'
import { passwordLinkIssues } from '../../site/accounts/account-forms'
import { HASH_RETRY_SECONDS } from '../../site/accounts/hash-limit'
import {
  countLinkRequest,
  findPasswordForm,
  passwordIssue,
  sendPasswordLink,
  setPasswordByLink,
} from '../../site/accounts/password-link'
import { STAFF, withQuery } from '../../urls'
import { sendBarePage } from '../staff-page'
import { ForgottenPage, PasswordPage } from './password-pages'

/** The pages to set a first or new password by a link in a mail. */
export const passwords = new Hono<AppEnv>()

passwords.get('/forgotten', (c) => sendForgotten(c, { sent: c.req.query('sent') === '1' }))

/** The response and its duration are the same for every address. The mail is sent after the response. */
passwords.post('/forgotten', async (c) => {
  const { email = '' } = await readTexts(c, ['form'])
  const { t, lang } = c.get('view')
  const [issue] = passwordLinkIssues(t, { email })
  if (issue) return sendForgotten(c, { status: 422, email, failure: issue.message })
  const answer = await countLinkRequest(c, 'staff', email)
  if (!answer.allowed) {
    const minutes = Math.ceil(answer.retryAfterSeconds / 60)
    return sendForgotten(c, { status: 429, email, failure: t('login.limited', { minutes }) })
  }
  logSecurity('password link requested', { realm: 'staff' })
  const sent = sendPasswordLink(c, 'staff', normaliseEmail(email))
  c.executionCtx.waitUntil(sent.catch((error) => log('no password link', { error })))
  return c.redirect(withQuery(STAFF.forgotten, `sent=1&lang=${lang}`), 303)
})

interface Forgotten {
  status?: 200 | 422 | 429
  sent?: boolean
  email?: string
  failure?: string
}

function sendForgotten(
  c: Context<AppEnv>,
  { status = 200, sent = false, email, failure }: Forgotten,
) {
  const view = c.get('view')
  return sendBarePage(c, view, {
    status,
    title: view.t('login.forgot'),
    children: <ForgottenPage view={view} sent={sent} email={email} failure={failure} />,
  })
}

passwords.get('/password', (c) => sendPassword(c, {}))

passwords.post('/password', async (c) => {
  const token = c.req.query('token') ?? ''
  const { password = '', passkeys } = await readTexts(c, ['form'])
  const { t, lang } = c.get('view')
  const removesPasskeys = passkeys === REMOVE_PASSKEYS
  const refuse = (status: 422 | 429, failure: string) =>
    sendPassword(c, { status, failure, removesPasskeys })
  const issue = passwordIssue('staff', password)
  if (issue) return refuse(422, t(issue, { count: SHORTEST_PASSWORD.staff }))
  const outcome = await setPasswordByLink(c, 'staff', { token, password, removesPasskeys })
  if (outcome === 'done') {
    return c.redirect(withQuery(STAFF.overview, `done=password&lang=${lang}`), 303)
  }
  if (outcome === 'over') return sendPassword(c, {})
  if (outcome === 'guessable') return refuse(422, t('login.common'))
  c.header('Retry-After', String(HASH_RETRY_SECONDS))
  return refuse(429, t('login.limited', { minutes: 1 }))
})

interface PasswordState {
  status?: 200 | 422 | 429
  failure?: string
  removesPasskeys?: boolean
}

/** Sends the form of the link in the address, or the page that it is not valid any more. */
async function sendPassword(
  c: Context<AppEnv>,
  { status = 200, failure, removesPasskeys = false }: PasswordState,
) {
  const view = c.get('view')
  const form = await findPasswordForm(c.get('db'), 'staff', c.req.query('token') ?? '')
  return sendBarePage(c, view, {
    status: form ? status : 404,
    title: view.t('login.newpassword'),
    children: <PasswordPage {...{ view, form, failure }} isRemovalChosen={removesPasskeys} />,
  })
}
