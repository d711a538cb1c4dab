import { seesDrafts } from '../../platform/accounts/rights'
import { escapeMarkup } from '../../platform/format/xml'
import { favouritesPath, pagePath, STAFF } from '../../urls'
import { cachedHtml } from '../module/cached-html'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { Consent } from './consent-dialog'
import { Drawer } from './drawer'
import { EditLink, type EditTarget } from './edit-links'
import { ExtraMenu } from './extra-menu'
import { SiteFooter } from './footer'
import { type Overlay, SiteHeader } from './header'
import { Popup } from './popup'

interface ChromeProps {
  view: View
  overlay?: Overlay | undefined
  personal: boolean
  edit?: EditTarget | undefined
}

/** The HTML of the page before and after its content. */
interface Chrome {
  before: string
  after: string
}

/**
 * Returns the HTML of header, footer and closed dialogs. It is cached per language and position in the menus. Only the
 * links to other languages differ by page.
 */
export function chromeOf({ view, overlay, personal, edit }: ChromeProps): Chrome {
  const place = placeInMenus(view)
  const marks = Object.keys(view.alternates).map((lang) => [lang, markOf(lang)])
  // The edit links of staff lead back to the page itself, so this HTML is not shared between pages.
  const path = view.editor ? view.path : place
  const shared: View = { ...view, path, alternates: Object.fromEntries(marks) }
  const { site, lang } = view
  const before = cachedHtml(site, `${lang} before ${overlay} ${place}`, () => (
    <>
      <Consent view={shared} />
      <SiteHeader view={shared} overlay={overlay} />
    </>
  ))
  const after = cachedHtml(site, `${lang} after ${personal} ${place}`, () => (
    <>
      <SiteFooter view={shared} />
      <Drawer view={shared} />
      {view.preview ? <PreviewBar view={view} edit={edit} /> : null}
      <ExtraMenu view={shared} />
      {personal ? null : <Popup view={shared} />}
    </>
  ))
  return { before: withAlternates(before, view), after: withAlternates(after, view) }
}

/** Returns the page's path if a menu may mark it or a page above it. All other pages share one value. */
function placeInMenus({ site, lang, path }: View): string {
  const named = [favouritesPath(lang), ...site.pages.map((page) => pagePath(site, lang, page))]
  return named.some((one) => path === one || path.startsWith(`${one}/`)) ? path : ''
}

function markOf(lang: string): string {
  return `/pand-alternate-${lang}`
}

function withAlternates(html: string, { alternates }: View): string {
  return Object.entries(alternates).reduce(
    (filled, [lang, path]) => filled.replaceAll(`"${markOf(lang)}"`, `"${escapeMarkup(path)}"`),
    html,
  )
}

/** The bar on every page of a preview, with a link to edit the page and a button to leave the preview. */
function PreviewBar({ view, edit }: { view: View; edit?: EditTarget | undefined }) {
  const { t, editor } = view
  const hasDrafts = editor !== undefined && seesDrafts(editor.role)
  return (
    <aside className="preview-bar" aria-label={t('staff.preview.label')}>
      <p>
        <Icon name="eye" />
        {t(hasDrafts ? 'staff.preview.bar' : 'staff.preview.own')}
      </p>
      {edit ? <EditLink view={view} target={edit} /> : null}
      {hasDrafts ? <a href={STAFF.pages}>{t('staff.preview.drafts')}</a> : null}
      <form method="post" action={STAFF.preview}>
        <input type="hidden" name="returnTo" value={view.path} />
        <button type="submit" className="button accent" name="state" value="off">
          {t('staff.preview.off')}
        </button>
      </form>
    </aside>
  )
}
