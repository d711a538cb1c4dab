import type { Context } from 'hono'
import type { View } from '../../../../components/ui/view'
import type { AppEnv } from '../../../../env'
import type { Db } from '../../../../platform/db/db'
import { pick } from '../../../../platform/format/lang'
import { extraPages, quickPages, topPages } from '../../../../site/menus'
import { pageTitle, type SitePage } from '../../../../site/page'
import { openDocument } from '../../../../site/revisions/documents'
import { readSettings } from '../../../../site/settings'
import { editableSettings } from '../../../../site/stored-settings-parts'
import type { Editor, Reference, References } from '../../../../staff/editing/edit-form'
import { homePath, STAFF } from '../../../../urls'
import { listArticleLines } from '../../../articles/articles'
import { readPages } from '../../../pages/pages'
import { readPartForm } from '../parts'
import { arrangeMenus } from './arrange-menus'
import { menuDifferences } from './menu-differences'
import { type FirstMenus, menuFields } from './menu-fields'
import { UnshownPages, unshownPages, unshownQuestion } from './unshown-pages'

/** Returns the editor of the three menus as one document of the settings, with all pages. */
export async function menusEditor(c: Context<AppEnv>): Promise<Editor | null> {
  const { db, view } = c.var
  const { t, lang } = view
  const editable = editableSettings('menus')
  const [open, pages, settings] = await Promise.all([
    openDocument(db, editable),
    readPages(db),
    readSettings(db),
  ])
  if (!open) return null
  const references = await referencesOf(db, view, pages)
  return {
    editable,
    open,
    fields: menuFields(firstMenus(pages, settings?.extraMenu ?? [])),
    title: t('staff.menus'),
    text: t('menus.text'),
    address: STAFF.menus,
    backLink: { href: STAFF.pages, label: t('staff.pages') },
    head: UnshownPages({ view, pages: unshownPages(open.liveDocument, pages) }),
    question: (live, document, action) =>
      action === 'publish' ? unshownQuestion({ view, pages }, live, document) : null,
    history: `${STAFF.menus}/history`,
    preview: homePath(lang),
    references,
    arrange: (entries) =>
      arrangeMenus(
        entries,
        pages.map(({ id }) => id),
      ),
    differences: (before, after) => menuDifferences(references, t, before, after),
    read: (entries, main) => readPartForm('menus', entries, main),
  }
}

function firstMenus(pages: readonly SitePage[], extraMenu: readonly number[]): FirstMenus {
  const itemsOf = (listed: SitePage[]) => ({ items: listed.map(({ id }) => ({ page: id })) })
  return {
    main: itemsOf(topPages(pages)),
    extra: itemsOf(extraPages(pages, extraMenu)),
    footer: itemsOf(quickPages(pages)),
  }
}

/** Returns pages and articles by title, with a mark for unpublished and hidden ones. */
async function referencesOf(db: Db, view: View, pages: SitePage[]): Promise<References> {
  const { t, lang } = view
  const articles = await listArticleLines(db)
  const pageReference = (id: number, title: string, status: SitePage['status']): Reference => ({
    id: String(id),
    name: status === 'Published' ? title : `${title} (${t(`page.status.${status}`)})`,
  })
  return {
    page: pages.map((page) => pageReference(page.id, pageTitle(page, lang), page.status)),
    article: articles.map(({ id, title, status }) =>
      pageReference(id, pick(title, lang) || String(id), status),
    ),
  }
}
