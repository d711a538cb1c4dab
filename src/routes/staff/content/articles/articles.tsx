import { type Context, Hono } from 'hono'
import { listArticleLines, listCategoryLines } from '../../../../data/content/articles'
import { openDocument } from '../../../../data/content/documents'
import {
  createArticle,
  deleteArticle,
  editableArticle,
  moveArticle,
  namedArticles,
  pageOfArticle,
} from '../../../../data/content/edit-articles'
import { readDrafts } from '../../../../data/content/revisions'
import { findTimes } from '../../../../data/content/schedule'
import { primaryDb } from '../../../../data/db/db'
import { slugOf } from '../../../../domain/content/addresses/slug'
import { type ArticleDocument, articleDocument } from '../../../../domain/content/article-document'
import { DEFAULT_LANG, pick } from '../../../../domain/format/lang'
import type { AppEnv } from '../../../../env'
import { documentOf } from '../../../../forms/fields/document-of'
import type { Entries } from '../../../../forms/fields/field'
import { type FieldIssue, missingOf } from '../../../../forms/fields/issues-of'
import { STAFF, withQuery } from '../../../../urls'
import { readTexts } from '../../../shared/read-body'
import type { Editor } from '../../editing/edit-form'
import { historyOf, postEditor, sendHistory, showEditor, tellEverybody } from '../../editing/editor'
import { ownLinks } from '../../editing/links/own-links'
import { readDocument } from '../../editing/read-document'
import { loadReferences } from '../../editing/references'
import { sanitiseRich } from '../../editing/rich'
import { ShareLink, sharedDraft } from '../../editing/share-link'
import { saveTimes, TimesForm, timeIssue } from '../../editing/times'
import { requireRight } from '../../guards'
import { doer, sendStaffPage, staffView } from '../../staff-page'
import { pageAddressOf, publicAddressOf } from '../pages/page-address-of'
import { articleFields, newArticleFields } from './article-fields'
import { ArticlesPage, NewArticlePage } from './articles-page'

/** The agency's articles, by their categories. */
export const articles = new Hono<AppEnv>()

articles.use('/articles/*', requireRight('content'))

articles.get('/articles', async (c) => {
  const view = staffView(c)
  const db = primaryDb(c.env.DB)
  const [lines, categories, drafts, named] = await Promise.all([
    listArticleLines(db),
    listCategoryLines(db),
    readDrafts(db, 'article'),
    namedArticles(db),
  ])
  const isDeleted = c.req.query('done') === 'delete'
  return sendStaffPage(c, view, {
    title: view.t('staff.articles'),
    children: <ArticlesPage {...{ view, lines, categories, drafts, named, isDeleted }} />,
  })
})

articles.post('/articles', async (c) => {
  const { action = '' } = await readTexts(c, ['form'])
  const [, act, id] = /^(up|down|delete):(\d+)$/.exec(action) ?? []
  const db = primaryDb(c.env.DB)
  if (act === 'delete') {
    const isGone = await deleteArticle(db, Number(id), doer(c))
    return c.redirect(withQuery(STAFF.articles, isGone ? 'done=delete' : ''), 303)
  }
  if (act && (await moveArticle(db, Number(id), act as 'up' | 'down'))) await tellEverybody(c)
  return c.redirect(id ? `${STAFF.articles}#a-${id}` : STAFF.articles, 303)
})

articles.get('/articles/new', (c) => sendNew(c, {}))

articles.post('/articles/new', async (c) => {
  const entries = await readTexts(c, ['form'])
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const issues = missingOf(newArticleFields, entries, main)
  if (issues.length > 0) return sendNew(c, entries, issues)
  const given = documentOf(newArticleFields, entries) as Pick<
    ArticleDocument,
    'title' | 'categoryId'
  >
  const name = given.title[main] ?? ''
  const id = await createArticle(
    primaryDb(c.env.DB),
    { ...given, name, alias: slugOf(name) },
    doer(c),
  )
  return c.redirect(`${STAFF.articles}/${id}`, 303)
})

async function sendNew(c: Context<AppEnv>, entries: Entries, issues: FieldIssue[] = []) {
  const view = staffView(c)
  const references = await loadReferences(primaryDb(c.env.DB), view)
  return sendStaffPage(c, view, {
    status: issues.length > 0 ? 422 : 200,
    title: view.t('staff.article.new'),
    children: <NewArticlePage form={{ view, entries, issues, references }} />,
  })
}

articles.get('/articles/:id{[0-9]+}', async (c, next) => {
  const editor = await editorOf(c)
  return (editor && (await showEditor(c, editor))) ?? next()
})

articles.post('/articles/:id{[0-9]+}', async (c, next) => {
  const editor = await editorOf(c)
  const sent = await readTexts(c, ['form'])
  if (editor && sent.action === 'times') {
    const issue = await saveTimes(c, { noun: 'article', nounId: editor.editable.key.nounId }, sent)
    return c.redirect(withQuery(editor.address, issue ? `times=${issue}` : 'done=times'), 303)
  }
  return (editor && (await postEditor(c, editor))) ?? next()
})

articles.get('/articles/:id{[0-9]+}/history', async (c, next) => {
  const editor = await editorOf(c)
  return editor ? sendHistory(c, historyOf(editor), Number(c.req.query('id'))) : next()
})

async function editorOf(c: Context<AppEnv>): Promise<Editor | null> {
  const id = Number(c.req.param('id'))
  const db = primaryDb(c.env.DB)
  const editable = editableArticle(id)
  const open = await openDocument(db, editable)
  if (!open) return null
  const view = staffView(c)
  const { alias, name, title, categoryId } = open.document as ArticleDocument
  const page = await pageOfArticle(db, { id, categoryId })
  const address = `${STAFF.articles}/${id}`
  const references = await loadReferences(db, view)
  const links = ownLinks(c, references)
  const shown = await publicAddressOf(c, page)
  const shared = shown && (await sharedDraft(db, editable.key, c.get('origin') + shown))
  return {
    editable,
    fields: articleFields,
    title: pick(title, view.lang) || name,
    text: view.t('staff.article.text'),
    address,
    up: { href: STAFF.articles, label: view.t('staff.articles') },
    history: `${address}/history`,
    preview: await pageAddressOf(c, page),
    shownOn: page === undefined ? null : { page },
    references,
    foot: (
      <>
        <TimesForm
          view={view}
          address={address}
          times={await findTimes(db, editable.key)}
          isDraft={open.isDraft}
          issue={timeIssue(c.req.query('times'))}
        />
        {shared ? <ShareLink view={view} address={shared} /> : null}
      </>
    ),
    read(entries, main) {
      const rules = {
        fields: articleFields,
        schema: articleDocument,
        kept: { alias, name },
      }
      const read = readDocument(rules, entries, main)
      return read.status === 'ok' ? sanitiseRich(articleFields, read, links) : read
    },
  }
}
