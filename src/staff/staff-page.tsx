import { staffEntry } from 'virtual:assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DocumentHead } from '../components/shell/document-head'
import { LOCALES } from '../components/shell/locales'
import { preloadHeader } from '../components/shell/preload-header'
import { themeStyle } from '../components/shell/theme'
import type { View } from '../components/ui/view'
import type { AppEnv, Bindings } from '../env'
import { primaryDb } from '../platform/db/db'
import { DEFAULT_LANG, type Lang } from '../platform/format/lang'
import { HEIC_POLICY } from '../platform/http/content-policy'
import { findAccountPhoto } from '../site/accounts/members'
import { preferredLang } from '../site/preferred-lang'
import { createView } from '../site/view'
import { HEIC, HEIC_TYPE } from './client/heic-parts'
import { chosenLang } from './login/chosen-lang'
import { mailWarning } from './parts/mail-warning'
import { StaffShell } from './staff-shell'

/** The staff area works with links and forms. Its script supports searching and editing. */
const SHEETS = ['staff'] as const

interface StaffPage {
  status?: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429
  title: string
  /** The heading, if it is not the title. */
  heading?: string
  /** A sentence below the heading. */
  intro?: ReactNode
  /** Buttons and links next to the heading. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Returns the view in the account's language. Without an account it is the language in `?lang`, or else the agency's
 * first or the visitor's language.
 */
function staffView(c: Context<AppEnv>): View {
  const { path } = c.req
  const lang = staffLang(c)
  return createView(c, lang, () => path)
}

/** Returns true if the settings name a CRM, or a format of files with listings. */
export function hasCrm({ CRM_SOURCE }: Pick<Bindings, 'CRM_SOURCE'>): boolean {
  return Boolean(CRM_SOURCE)
}

function staffLang(c: Context<AppEnv>): Lang {
  const account = c.get('account')
  if (account) return account.lang
  const lang = chosenLang(c)
  if (lang) return lang
  const { languages } = c.get('content').site.settings
  if (c.get('hasAgency')) return languages[0] ?? DEFAULT_LANG
  return preferredLang(c.req.header('Accept-Language'), languages)
}

/**
 * Sets the context of the staff area's handlers: the database, the view and, with a session, the staff member as actor.
 */
export function setStaffContext(c: Context<AppEnv>): void {
  c.set('db', primaryDb(c.env.DB))
  c.set('view', staffView(c))
  const account = c.get('account')
  if (!account) return
  c.set('staffMember', account)
  c.set('actor', { by: account.id, now: new Date() })
}

export async function sendStaffPage(c: Context<AppEnv>, view: View, page: StaffPage) {
  const { db, staffMember: account } = c.var
  const [warning, photo, waitingLeads] = await Promise.all([
    mailWarning(c, view, account),
    findAccountPhoto(db, account.id),
    c.get('countWaitingLeads')(db, account),
  ])
  return sendBarePage(c, view, {
    ...page,
    children: (
      <StaffShell
        {...{ view, account, photo, warning, waitingLeads, hasCrm: hasCrm(c.env) }}
        collections={c.var.collections}
        title={page.title}
        heading={page.heading ?? page.title}
        intro={page.intro}
        actions={page.actions}
      >
        {page.children}
      </StaffShell>
    ),
  })
}

/** Sends a page without the layout, such as the login page. */
export function sendBarePage(c: Context<AppEnv>, view: View, page: StaffPage) {
  const { lang, site } = view
  const head = {
    view,
    title: `${page.title} · ${view.t('staff.area')}`,
    noindex: true,
    assets: { sheets: SHEETS, entry: staffEntry },
    canonical: c.get('origin') + view.path,
  }
  const document = (
    <html lang={LOCALES[lang]} style={themeStyle(site.settings)}>
      <DocumentHead {...head} />
      <body className="staff" {...heicTexts(c, view)}>
        {page.children}
      </body>
    </html>
  )
  c.header('Content-Language', lang)
  c.header('Link', preloadHeader(SHEETS))
  c.header('X-Robots-Tag', 'noindex')
  const html = renderToString(document)
  if (html.includes(HEIC.busy) && html.includes(HEIC_TYPE)) c.set('contentPolicy', HEIC_POLICY)
  return c.html(`<!DOCTYPE html>${html}`, page.status ?? 200)
}

/**
 * Returns the texts for the conversion of HEIC pictures in the browser, or an empty object if the Images binding
 * converts them.
 */
function heicTexts(c: Context<AppEnv>, { t }: View): Record<string, string> {
  if (c.env.IMAGES) return {}
  const slot = { name: '{name}' }
  return { [HEIC.busy]: t('media.heic.busy', slot), [HEIC.failed]: t('media.heic.failed', slot) }
}

/** Returns the number in `?page`, or 1 if it is invalid. */
export function pageNumber(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
}
