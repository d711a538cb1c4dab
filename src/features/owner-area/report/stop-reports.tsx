import { type Context, Hono } from 'hono'
import { limitCalls } from '../../../components/error-pages/limit-calls'
import { renderer } from '../../../components/shell/renderer'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { primaryDb } from '../../../platform/db/db'
import { enabledLang, LANGS, type Lang } from '../../../platform/format/lang'
import { readTexts, smallBody } from '../../../platform/http/read-body'
import { loadSite } from '../../../site/load-site'
import { createView } from '../../../site/view'
import { ownerReportsPath, stopReportsPath } from '../../../urls'
import { LOGIN_SHEETS, sendPersonal } from '../send-personal'
import { findReportReader, setReportsOff } from './report-queries'
import { reportAccountId } from './report-token'

/** The page on which an owner stops or resumes the reports. Its link needs no login. */
export const reportPages = new Hono<AppEnv>()

for (const lang of LANGS) {
  reportPages.get(`/${lang}/history/reports`, renderer, (c) => showReports(c, lang))
}

/**
 * Stops the reports, or resumes them. Mail programs call this address without cookies and from any origin (RFC 8058).
 * Only the token authorises it.
 */
export const reportsApi = new Hono<AppEnv>()

reportsApi.use(limitCalls('form'), smallBody, loadSite)

reportsApi.post('/', async (c) => {
  c.header('Cache-Control', 'no-store')
  const db = primaryDb(c.env.DB)
  const token = c.req.query('token') ?? ''
  const accountId = await reportAccountId(db, token)
  if (accountId === null) return c.text('', 404)
  const fields = await readTexts(c, ['form'])
  await setReportsOff(db, accountId, fields.action === 'resume' ? null : new Date())
  const lang = enabledLang(fields.lang, c.get('content').site.settings.languages)
  return lang ? c.redirect(ownerReportsPath(lang, token), 303) : c.text('')
})

async function showReports(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const db = primaryDb(c.env.DB)
  const token = c.req.query('token') ?? ''
  const accountId = await reportAccountId(db, token)
  const reader = accountId === null ? null : await findReportReader(db, accountId)
  const view = createView(c, lang, (other) => ownerReportsPath(other, token))
  return sendPersonal(c, {
    sheets: LOGIN_SHEETS,
    view,
    status: reader ? 200 : 404,
    title: view.t('report.title'),
    children: <ReportsPage view={view} token={token} reader={reader} />,
  })
}

interface ReportsPageProps {
  view: View
  token: string
  /** The owner, or null for an invalid link. */
  reader: { email: string; reportsOffAt: number | null } | null
}

function ReportsPage({ view: { t, lang }, token, reader }: ReportsPageProps) {
  const isOff = reader?.reportsOffAt != null
  const text = isOff ? 'report.off' : 'report.on'
  return (
    <section className="section tight wrap stack">
      <h1>{t('report.title')}</h1>
      <p role={isOff ? 'status' : undefined}>
        {reader ? t(text, { email: reader.email }) : t('report.invalid')}
      </p>
      {reader ? (
        <form method="post" action={stopReportsPath(token)}>
          <input type="hidden" name="lang" value={lang} />
          <button
            type="submit"
            className={isOff ? 'button quiet' : 'button'}
            name="action"
            value={isOff ? 'resume' : 'stop'}
          >
            {t(isOff ? 'report.resume' : 'report.stop')}
          </button>
        </form>
      ) : null}
    </section>
  )
}
