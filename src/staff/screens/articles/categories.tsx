import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import {
  createCategory,
  deleteCategory,
  listCategoryRows,
  moveCategory,
} from '../../../features/articles/edit-categories'
import { listArticleLines } from '../../../features/articles/queries'
import type { Entries } from '../../../platform/fields/field'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import { categoryDocument } from '../../../site/category'
import { STAFF, withQuery } from '../../../urls'
import { refusedEntries } from '../../editing/choices/refused-values'
import { serveEditor } from '../../editing/history'
import { serveMoves } from '../../editing/inputs/move-buttons'
import type { FieldIssue } from '../../editing/issues-of'
import { NewForm } from '../../editing/new-form'
import { sendStaffPage } from '../../staff-page'
import { HeadButton } from '../../staff-shell'
import { CategoriesPage } from './categories-page'
import { categoryEditor, parentsOf, readCategory } from './category-editor'
import { categoryFields } from './category-fields'

const PATH = '/articles/categories'
const ONE = `${PATH}/:id{[0-9]+}` as const

/** The screens of the categories of articles, which form an ordered tree. */
export const categories = new Hono<AppEnv>()

categories.get(PATH, async (c) => {
  const { db, view } = c.var
  const [rows, articles] = await Promise.all([listCategoryRows(db), listArticleLines(db)])
  const groups = Map.groupBy(articles, ({ categoryId }) => categoryId)
  const counts = new Map([...groups].map(([id, { length }]) => [id, length]))
  const completedAction =
    (['create', 'delete'] as const).find((result) => result === c.req.query('done')) ?? null
  return sendStaffPage(c, view, {
    title: view.t('staff.categories'),
    intro: view.t('category.text'),
    actions: (
      <HeadButton href={`${STAFF.categories}/new`} icon="plus">
        {view.t('category.new')}
      </HeadButton>
    ),
    children: <CategoriesPage {...{ view, rows, counts, completedAction }} />,
  })
})

serveMoves(categories, PATH, moveCategory, (id) => `${STAFF.categories}#c-${id}`)

categories.post(`${ONE}/removal`, async (c) => {
  const id = Number(c.req.param('id'))
  const isGone = await deleteCategory(c.get('db'), id, c.get('actor'))
  const address = isGone
    ? withQuery(STAFF.categories, 'done=delete')
    : withQuery(`${STAFF.categories}/${id}`, 'refused=uses')
  return c.redirect(address, 303)
})

categories.get(`${PATH}/new`, (c) => sendNew(c, {}))

categories.post(`${PATH}/new`, async (c) => {
  const entries = await readTexts(c, ['form'])
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const db = c.get('db')
  const rows = await listCategoryRows(db)
  const read = readCategory(rows, null, entries, main)
  const parents = parentsOf(rows, null, c.get('view').lang)
  const issues = await refusedEntries(c, categoryFields, entries, parents)
  if (read.status === 'refused') return sendNew(c, entries, [...read.issues, ...issues])
  if (issues.length > 0) return sendNew(c, entries, issues)
  await createCategory(db, categoryDocument.parse(read.document), c.get('actor'))
  return c.redirect(withQuery(STAFF.categories, 'done=create'), 303)
})

async function sendNew(c: Context<AppEnv>, entries: Entries, issues: FieldIssue[] = []) {
  const view = c.get('view')
  const references = parentsOf(await listCategoryRows(c.get('db')), null, view.lang)
  return sendStaffPage(c, view, {
    status: issues.length > 0 ? 422 : 200,
    title: view.t('category.new'),
    children: (
      <NewForm
        form={{ view, entries, issues, references }}
        fields={categoryFields}
        backLink={{ href: STAFF.categories, label: view.t('staff.categories') }}
        text={view.t('category.new.text')}
        button={view.t('category.new.make')}
      />
    ),
  })
}

serveEditor(categories, ONE, (c) => categoryEditor(c, Number(c.req.param('id'))))
