import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import type { Entries } from '../../../platform/fields/field'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import { isPreviewing } from '../../../site/accounts/preview'
import { listArticlePages } from '../../../site/article-pages'
import { findContent } from '../../../site/content'
import { pageTitle } from '../../../site/page'
import type { PageDocument } from '../../../site/page-document'
import { openDocument } from '../../../site/revisions/documents'
import { readDrafts } from '../../../site/revisions/revisions'
import { findTimes } from '../../../site/revisions/schedule'
import { doneOf, serveActions } from '../../../staff/actions'
import { servePublishSelection } from '../../../staff/change-selected'
import { checkGuards } from '../../../staff/editing/check-guards'
import { refusedEntries } from '../../../staff/editing/choices/refused-values'
import type { History } from '../../../staff/editing/edit-form'
import { serveForm } from '../../../staff/editing/editor'
import { EDIT_RESULTS } from '../../../staff/editing/editor-page'
import { serveHistory } from '../../../staff/editing/history'
import { serveMoves } from '../../../staff/editing/inputs/move-buttons'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { loadReferences } from '../../../staff/editing/references'
import { saveTimes, TimesForm, timeIssue } from '../../../staff/editing/times'
import { type SelectionResult, selectionResult } from '../../../staff/serve-selection'
import { sendStaffPage } from '../../../staff/staff-page'
import { HeadButton } from '../../../staff/staff-shell'
import { STAFF, withQuery } from '../../../urls'
import {
  createPage,
  deletePage,
  editablePage,
  movePage,
  pageObstacle,
  readPages,
} from '../edit-pages'
import { incompleteModules } from '../modules/incomplete-modules'
import {
  type OpenedPage,
  openPage,
  refusalResult,
  STACK_ACTIONS,
  type StackRefusal,
} from './change-stack'
import { moduleEditor } from './module-editor'
import { NEW_PAGE_FIELDS, NewPagePage, readNewPage } from './new-page'
import { pageDifferences, pageForm } from './page-differences'
import { pageEditor } from './page-editor'
import { pageFields } from './page-fields'
import { pageKind } from './page-kind'
import { PagesPage } from './pages-page'
import { stackOf } from './stack'
import { StackPage } from './stack-page'

/** The screens of the site's pages: their tree, their fields and their modules. */
export const pages = new Hono<AppEnv>()

pages.get('/content', (c) => c.redirect(STAFF.pages, 301))

pages.get('/pages', (c) => sendPages(c, selectionResult(c)))

servePublishSelection(pages, pageKind, sendPages)

async function sendPages(c: Context<AppEnv>, selection: SelectionResult | null) {
  const { db, view } = c.var
  const [content, drafts, previewing] = await Promise.all([
    findContent(db, { drafts: true }),
    readDrafts(db, 'page'),
    isPreviewing(c),
  ])
  return sendStaffPage(c, view, {
    status: selection?.failures.length || selection?.issue ? 422 : 200,
    title: view.t('staff.pages'),
    intro: view.t('page.tree.text'),
    actions: content ? (
      <HeadButton href={`${STAFF.pages}/new`} icon="plus">
        {view.t('page.new')}
      </HeadButton>
    ) : null,
    children: (
      <PagesPage
        {...{ view, content, drafts, previewing, selection, done: doneOf(c, ['delete']) }}
      />
    ),
  })
}

serveMoves(pages, '/pages', movePage, (id) => `${STAFF.pages}#p-${id}`)

pages.get('/pages/new', (c) => sendNewPage(c, {}))

pages.post('/pages/new', async (c) => {
  const entries = await readTexts(c, ['form'])
  const db = c.get('db')
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const [pages, articles] = await Promise.all([readPages(db), listArticlePages(db, true)])
  const otherPages = { pages, articles: articles.map(({ ownPage }) => ownPage) }
  const read = readNewPage(otherPages, entries, main)
  const accessIssues = await refusedEntries(c, NEW_PAGE_FIELDS, entries, await loadReferences(c))
  if (read.status === 'refused') return sendNewPage(c, entries, [...read.issues, ...accessIssues])
  if (accessIssues.length > 0) return sendNewPage(c, entries, accessIssues)
  const id = await createPage(db, read.page, c.get('actor'))
  return c.redirect(`${STAFF.pages}/${id}`, 303)
})

async function sendNewPage(c: Context<AppEnv>, entries: Entries, issues: FieldIssue[] = []) {
  const view = c.get('view')
  const references = await loadReferences(c)
  return sendStaffPage(c, view, {
    status: issues.length > 0 ? 422 : 200,
    title: view.t('page.new'),
    children: <NewPagePage form={{ view, entries, issues, references }} />,
  })
}

pages.get('/pages/:id{[0-9]+}', async (c, next) => {
  const id = Number(c.req.param('id'))
  const refusal = c.req.query('refused') === 'publish' ? await draftRefusal(c, id) : undefined
  return (await sendStack(c, id, refusal)) ?? next()
})

pages.post('/pages/:id{[0-9]+}/removal', async (c, next) => {
  const { db, actor } = c.var
  const id = Number(c.req.param('id'))
  if (await deletePage(db, id, actor)) return c.redirect(withQuery(STAFF.pages, 'done=delete'), 303)
  const isStored = (await pageObstacle(db, id)) !== null
  return isStored ? c.redirect(withQuery(`${STAFF.pages}/${id}`, 'refused=removal'), 303) : next()
})

pages.post('/pages/:id{[0-9]+}/times', async (c, next) => {
  const id = Number(c.req.param('id'))
  if (!(await stackOf(c, id))) return next()
  const sent = await readTexts(c, ['form'])
  const refusal = sent.publishAt ? await checkSchedule(c, id, sent) : null
  if (refusal instanceof Response) return refusal
  if (refusal) return (await sendStack(c, id, refusal)) ?? next()
  const issue = await saveTimes(c, { subjectType: 'page', subjectId: String(id) }, sent)
  return c.redirect(withQuery(`${STAFF.pages}/${id}`, issue ? `times=${issue}` : 'done=times'), 303)
})

serveActions<OpenedPage, StackRefusal>(
  pages,
  '/pages/:id{[0-9]+}',
  openPage,
  STACK_ACTIONS,
  (c, { id }, refusal) => sendStack(c, id, refusal),
)

/** Returns the reason why a form of the page was saved as a draft and not published. */
async function draftRefusal(c: Context<AppEnv>, id: number) {
  const open = await openDocument(c.get('db'), editablePage(id))
  const modules = open ? incompleteModules(open.document as PageDocument) : []
  return modules.length > 0 ? ({ status: 'incomplete', modules } as const) : undefined
}

/** Validates a draft before it is scheduled, because no account is present when it is published. */
async function checkSchedule(c: Context<AppEnv>, id: number, sent: Record<string, string>) {
  const open = await openDocument(c.get('db'), editablePage(id))
  if (!open?.isDraft) return null
  const checked = await checkGuards(c, pageFields, sent)(open.liveDocument, open.fullDocument)
  return 'refusal' in checked ? refusalResult(checked.refusal) : null
}

const STATUSES = { conflict: 409, incomplete: 422, locked: 403 } as const

async function sendStack(
  c: Context<AppEnv>,
  id: number,
  refusal?: StackRefusal,
): Promise<Response | null> {
  const view = c.get('view')
  const stack = await stackOf(c, id)
  if (!stack) return null
  const isRefused = c.req.query('refused') === 'removal'
  const obstacle = isRefused ? await pageObstacle(c.get('db'), id) : null
  return sendStaffPage(c, view, {
    status: refusal && c.req.method === 'POST' ? STATUSES[refusal.status] : 200,
    title: stack.title,
    children: (
      <StackPage {...{ view, stack, refusal, obstacle, done: doneOf(c, EDIT_RESULTS) }}>
        <TimesForm
          view={view}
          address={`${STAFF.pages}/${id}`}
          times={await findTimes(c.get('db'), { subjectType: 'page', subjectId: String(id) })}
          isDraft={stack.isDraft}
          issue={timeIssue(c.req.query('times'))}
        />
      </StackPage>
    ),
  })
}

serveHistory(pages, '/pages/:id{[0-9]+}/history', pageHistory)

async function pageHistory(c: Context<AppEnv>): Promise<History | null> {
  const { db, view } = c.var
  const id = Number(c.req.param('id'))
  const editable = editablePage(id)
  const open = await openDocument(db, editable)
  if (!open) return null
  const page = open.document as PageDocument
  const editorAddress = `${STAFF.pages}/${id}`
  return {
    editable,
    fields: pageFields,
    title: pageTitle(page, view.lang),
    editorAddress,
    address: `${editorAddress}/history`,
    references: await loadReferences(c),
    differences: pageDifferences(view),
    form: pageForm,
  }
}

serveForm(pages, '/pages/:id{[0-9]+}/page', (c) => pageEditor(c, Number(c.req.param('id'))))

serveForm(pages, '/pages/:id{[0-9]+}/modules/:module{[0-9]+}', (c) => {
  const { id, module } = c.req.param()
  return moduleEditor(c, Number(id), Number(module))
})
