import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { listArticlePages } from '../../../features/articles/article-pages'
import {
  articleObstacle,
  createArticle,
  deleteArticle,
  moveArticle,
} from '../../../features/articles/edit-articles'
import { findNewsPage } from '../../../features/articles/news'
import { listArticleLines, listCategoryLines } from '../../../features/articles/queries'
import { documentOf } from '../../../platform/fields/document-of'
import type { Entries } from '../../../platform/fields/field'
import { DEFAULT_LANG, LANGS, type Lang } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import { readTexts } from '../../../platform/http/read-body'
import { type ArticleDocument, type OwnPage, ownPage } from '../../../site/article-document'
import { readDrafts } from '../../../site/revisions/revisions'
import { slugOf } from '../../../site/slug'
import { CATEGORY_PARAM, STAFF, withQuery } from '../../../urls'
import { refusedEntries } from '../../editing/choices/refused-values'
import { serveEditor } from '../../editing/history'
import { serveMoves } from '../../editing/inputs/move-buttons'
import { type FieldIssue, missingIssues } from '../../editing/issues-of'
import { loadReferences } from '../../editing/references'
import { saveTimes } from '../../editing/times'
import { sendStaffPage } from '../../staff-page'
import { HeadButton } from '../../staff-shell'
import { articleEditor } from './article-editor'
import { newArticleFields } from './article-fields'
import { ArticlesPage, NewArticlePage } from './articles-page'

/** The screens of the agency's articles. */
export const articles = new Hono<AppEnv>()

articles.get('/articles', async (c) => {
  const { db, view } = c.var
  const [lines, categories, drafts, obstacle] = await Promise.all([
    listArticleLines(db),
    listCategoryLines(db),
    readDrafts(db, 'article'),
    articleObstacle(db, Number(c.req.query('refused'))),
  ])
  const isDeleted = c.req.query('done') === 'delete'
  return sendStaffPage(c, view, {
    title: view.t('staff.articles'),
    intro: view.t('staff.article.list.text'),
    actions: (
      <>
        <a className="link small" href={STAFF.categories}>
          {view.t('staff.categories')}
        </a>
        <HeadButton href={`${STAFF.articles}/new`} icon="plus">
          {view.t('staff.article.new')}
        </HeadButton>
      </>
    ),
    children: (
      <ArticlesPage {...{ view, articles: lines, categories, drafts, obstacle, isDeleted }} />
    ),
  })
})

serveMoves(articles, '/articles', moveArticle, (id) => `${STAFF.articles}#a-${id}`)

articles.post('/articles/:id{[0-9]+}/removal', async (c) => {
  const id = Number(c.req.param('id'))
  const isDeleted = await deleteArticle(c.get('db'), id, c.get('actor'))
  return c.redirect(withQuery(STAFF.articles, isDeleted ? 'done=delete' : `refused=${id}`), 303)
})

articles.get('/articles/new', (c) => sendNew(c, { categoryId: c.req.query(CATEGORY_PARAM) ?? '' }))

articles.post('/articles/new', async (c) => {
  const entries = await readTexts(c, ['form'])
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const issues = [
    ...missingIssues(newArticleFields, entries, main),
    ...(await refusedEntries(c, newArticleFields, entries, await loadReferences(c))),
  ]
  if (issues.length > 0) return sendNew(c, entries, issues)
  const values = documentOf(newArticleFields, entries) as Pick<
    ArticleDocument,
    'title' | 'categoryId'
  >
  const name = values.title[main] ?? ''
  const news = await newsFieldsOf(c, values, main)
  const fields = { ...values, ...news, name, alias: slugOf(name) }
  const id = await createArticle(c.get('db'), fields, c.get('actor'))
  return c.redirect(`${STAFF.articles}/${id}`, 303)
})

/**
 * Returns the date of today and a page below the news page for an article in a category of the news. Other articles
 * begin without them.
 */
async function newsFieldsOf(
  c: Context<AppEnv>,
  { title, categoryId }: Pick<ArticleDocument, 'title' | 'categoryId'>,
  main: Lang,
): Promise<Partial<Pick<ArticleDocument, 'ownPage' | 'shownDate'>>> {
  const db = c.get('db')
  const news = await findNewsPage(db)
  const isNews = news?.relations.some(({ type, id }) => type === 'category' && id === categoryId)
  if (!news || !isNews) return {}
  const shownDate = brusselsDay(c.get('actor').now)
  const siblings = (await listArticlePages(db, true)).map((one) => one.ownPage)
  const slugOfLang = (lang: Lang) =>
    freeSlug(siblings, news.id, lang, slugOf(title[lang] || title[main] || '') || shownDate)
  const slugs = Object.fromEntries(LANGS.map((lang) => [lang, slugOfLang(lang)]))
  return { shownDate, ownPage: ownPage.parse({ parentId: news.id, slugs }) }
}

/** Returns the slug, with a number behind it if an article below this page has it already. */
function freeSlug(siblings: OwnPage[], parentId: number, lang: Lang, slug: string): string {
  const taken = siblings.flatMap((one) => (one.parentId === parentId ? one.slugs[lang] : []))
  for (let count = 2, free = slug; ; count += 1) {
    if (!taken.includes(free)) return free
    free = `${slug}-${count}`
  }
}

async function sendNew(c: Context<AppEnv>, entries: Entries, issues: FieldIssue[] = []) {
  const view = c.get('view')
  const references = await loadReferences(c)
  return sendStaffPage(c, view, {
    status: issues.length > 0 ? 422 : 200,
    title: view.t('staff.article.new'),
    children: <NewArticlePage form={{ view, entries, issues, references }} />,
  })
}

serveEditor(articles, '/articles/:id{[0-9]+}', (c) => articleEditor(c, Number(c.req.param('id'))))

articles.post('/articles/:id{[0-9]+}/times', async (c, next) => {
  const editor = await articleEditor(c, Number(c.req.param('id')))
  if (!editor) return next()
  const { subjectId } = editor.editable.key
  const issue = await saveTimes(
    c,
    { subjectType: 'article', subjectId },
    await readTexts(c, ['form']),
  )
  return c.redirect(withQuery(editor.address, issue ? `times=${issue}` : 'done=times'), 303)
})
