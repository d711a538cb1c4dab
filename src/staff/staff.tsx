import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { sendTooMany } from '../components/error-pages/limit-calls'
import type { AppEnv } from '../env'
import { auditRow } from '../platform/audit/audit'
import { raiseVersion } from '../platform/db/version'
import { listErrors } from '../platform/errors'
import { isTooFast } from '../platform/http/isolate-rate-limit'
import { limitBody, readTexts } from '../platform/http/read-body'
import { startPreview, stopPreview } from '../site/accounts/preview'
import { session } from '../site/accounts/session'
import { backToForm } from '../site/back-to-form'
import { announceVersion } from '../site/current-content'
import { loadSiteOrEmpty } from '../site/load-site'
import { MAX_FORM_BYTES } from '../site/media/library-file'
import { STAFF, withQuery } from '../urls'
import { ErrorsPage } from './errors-page'
import { AREAS, requireRight } from './guards'
import { sitePath } from './site-path'
import { staffFormPage } from './staff-form-page'
import { sendStaffPage, setStaffContext } from './staff-page'

const FORM_BYTES = 16 * 1024
/** The maximum sizes of forms that contain more: a file, or texts in four languages. In bytes. */
const LARGE_FORMS: Record<string, number> = {
  // This form has a limit and a message of its own.
  [STAFF.crmFile]: Number.POSITIVE_INFINITY,
  [STAFF.settings]: MAX_FORM_BYTES,
  [STAFF.pages]: MAX_FORM_BYTES,
  [STAFF.redirects]: 512 * 1024,
  [STAFF.menus]: 512 * 1024,
  [STAFF.media]: MAX_FORM_BYTES,
  [STAFF.placeholders]: MAX_FORM_BYTES,
  [STAFF.listings]: MAX_FORM_BYTES,
}
/**
 * The maximum size of a form without a session, which the login page carries along, because a session may have expired.
 */
const UNSUPPORTED_BYTES = 64 * 1024
const ERRORS_SHOWN = 100

/** The staff area: never cached, never indexed, and usable without scripts. */
export const staff = new Hono<AppEnv>()

staff.use(methodNotAllowed({ app: staff, onMethodNotAllowed: backToForm(staffFormPage) }))
staff.use(loadSiteOrEmpty, session('staff'))
staff.use((c, next) => {
  setStaffContext(c)
  return next()
})
staff.use(async (c, next) => (c.get('account') || !isTooFast(c, 'page') ? next() : sendTooMany(c)))
staff.use((c, next) => limitBody(maxBytes(c), () => tooLarge(c))(c, next))

function maxBytes(c: Context<AppEnv>): number {
  const bytes = largeForm(c) ?? FORM_BYTES
  return c.get('account') ? bytes : Math.min(bytes, UNSUPPORTED_BYTES)
}

function largeForm(c: Context<AppEnv>): number | undefined {
  const path = Object.keys(LARGE_FORMS).find((prefix) => c.req.path.startsWith(prefix))
  if (path) return LARGE_FORMS[path]
  const isCollection = c.var.collections.some((one) => c.req.path.startsWith(one.path))
  return isCollection ? MAX_FORM_BYTES : undefined
}

function tooLarge(c: Context<AppEnv>): Response | Promise<Response> {
  if (!c.get('account'))
    return largeForm(c) ? c.redirect(STAFF.overview, 303) : c.text('Too large', 413)
  const view = c.get('view')
  return sendStaffPage(c, view, {
    status: 413,
    title: view.t('staff.large'),
    children: <p className="panel">{view.t('staff.large.text')}</p>,
  })
}

for (const [path, ...rights] of AREAS) staff.use(path, requireRight(...rights))

staff.post('/purge', async (c) => {
  const db = c.get('db')
  await auditRow(db, { ...c.get('actor'), action: 'site.purge' })
  announceVersion(await raiseVersion(db), db)
  return c.redirect(`${withQuery(STAFF.settings, 'done=purge')}#cache`, 303)
})

staff.post('/preview', async (c) => {
  const { state, returnTo } = await readTexts(c, ['form'])
  if (state === 'on') await startPreview(c)
  else stopPreview(c)
  return c.redirect(sitePath(returnTo) ?? (state === 'on' ? STAFF.pages : STAFF.overview), 303)
})

staff.get('/errors', async (c) => {
  const view = c.get('view')
  const errors = await listErrors(c.get('db'), ERRORS_SHOWN)
  return sendStaffPage(c, view, {
    title: view.t('staff.errors'),
    intro: view.t('staff.errors.text', { days: view.site.settings.retention.errorDays }),
    children: <ErrorsPage view={view} errors={errors} />,
  })
})
