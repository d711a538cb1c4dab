import { type Context, Hono } from 'hono'
import { primaryDb } from '../../../data/db/db'
import { setAccountLang } from '../../../data/people/accounts'
import { isLang } from '../../../domain/format/lang'
import type { AppEnv } from '../../../env'
import { signIn, signOut } from '../../../middleware/session'
import { STAFF } from '../../../urls'
import { readTexts } from '../../shared/read-body'
import { requireStaff } from '../guards'
import { sendBarePage, staffAccount, staffView } from '../staff-page'
import { LoginPage } from './login-page'

/** Login, logout and the choice of language. */
export const logInRoutes = new Hono<AppEnv>()

logInRoutes.post('/login', async (c) => {
  const form = await readTexts(c, ['form'])
  const result = await signIn(c, 'staff', form)
  if (result.status === 'success') return c.redirect(STAFF.overview, 303)
  if (result.status === 'failed') return sendLogin(c, 401, form.email)
  c.header('Retry-After', String(result.seconds))
  return sendLogin(c, 429, form.email, result.seconds)
})

function sendLogin(c: Context<AppEnv>, status: 401 | 429, email?: string, seconds = 0) {
  const view = staffView(c)
  const { t } = view
  const failure = status === 429 ? t('staff.login.wait', { seconds }) : t('staff.login.failed')
  return sendBarePage(c, view, {
    status,
    title: t('staff.login.title'),
    children: <LoginPage view={view} email={email} failure={failure} />,
  })
}

logInRoutes.post('/logout', async (c) => {
  const { everywhere } = await readTexts(c, ['form'])
  await signOut(c, 'staff', everywhere === 'true')
  return c.redirect(STAFF.overview, 303)
})

logInRoutes.post('/language', requireStaff, async (c) => {
  const { lang, returnTo } = await readTexts(c, ['form'])
  if (isLang(lang)) await setAccountLang(primaryDb(c.env.DB), staffAccount(c).id, lang)
  return c.redirect(ownPath(returnTo), 303)
})

/** A redirect target within the staff area: the form's value is untrusted. */
function ownPath(path: string | undefined): string {
  return path && /^\/staff(?:\/[\w-]+)*$/.test(path) ? path : STAFF.overview
}
