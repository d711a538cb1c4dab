import type { Context } from 'hono'
import { renderer } from '../../components/shell/renderer'
import type { AppEnv } from '../../env'
import type { Db } from '../../platform/db/db'
import { DEFAULT_LANG, enabledLang } from '../../platform/format/lang'
import { type ArticlePage, listArticlePages } from '../../site/article-pages'
import { loadContent } from '../../site/content'
import type { UnsavedDocument } from '../../site/revisions/revision'
import type { PreviewPage } from '../../staff/editing/edit-form'
import { showArticle } from '../articles/articles'
import { showProject, showProperty } from '../property-page/property-page.staff'
import { showPage } from './routes'

/**
 * Renders a page of the site in `lang`, by default in the language of the account, with the posted document in place of the stored one, and with all drafts. Returns null if
 * no page shows the document. Nothing is stored or cached.
 */
export async function showUnsaved(
  c: Context<AppEnv>,
  target: PreviewPage,
  unsaved: UnsavedDocument,
  lang: string | undefined,
): Promise<Response | null> {
  const db = c.get('db')
  const content = await loadContent(db, { drafts: unsaved })
  const page = content.site.pages.find(({ id }) => id === target.page)
  const article = target.article && (await ownPageOf(db, target.article, unsaved))
  if (!page && !article && !target.property && !target.project) return null
  const { languages } = content.site.settings
  const shownLang = enabledLang(lang ?? c.get('view').lang, languages)
  c.set('lang', shownLang ?? languages[0] ?? DEFAULT_LANG)
  c.set('db', db)
  c.set('cache', { ...c.get('cache'), preview: true, drafts: unsaved })
  c.set('content', content)
  c.header('X-Robots-Tag', 'noindex')
  await renderer(c, async () => undefined)
  if (target.property) return showProperty(c, target.property)
  if (target.project) return showProject(c, target.project)
  if (article) return showArticle(c, article)
  return page ? showPage(c, page) : null
}

async function ownPageOf(
  db: Db,
  articleId: number,
  unsaved: UnsavedDocument,
): Promise<ArticlePage | undefined> {
  const articles = await listArticlePages(db, unsaved)
  return articles.find(({ id }) => id === articleId)
}
