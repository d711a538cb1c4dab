import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, byClass, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { categories, categoryFields } from '../categories.collection'

/** The category "services": it is used by pages and articles. Category 4 is below it and contains 5 and 8. */
const USED = 2

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  await db.delete(audit)
  editor = await cookieOf('editor')
})

const at = (path: string) => `/staff/articles/categories${path}`

const open = (path: string) => documentAt(at(path), editor)

function send(path: string, fields: Entries) {
  return post(at(path), fields, { Cookie: editor })
}

const save = (id: number, changes: Entries) =>
  saveDocument(
    {
      path: at(`/${id}`),
      editable: categories.editable(id),
      fields: categoryFields,
      cookie: editor,
    },
    changes,
  )

async function names(parentId: number | null = null) {
  const rows = await categories.list(db)
  return rows
    .filter(({ document }) => document.parentId === parentId)
    .map(({ document }) => document.name.nl)
}

const actions = async () => (await db.select().from(audit)).map(({ action }) => action)

test('a used category cannot be deleted, and the screen shows its uses', async () => {
  const rejection = await send(`/${USED}/removal`, {})
  expect(rejection.headers.get('Location')).toBe(at(`?refused=${USED}`))
  const [notice] = byClass(await open(`?refused=${USED}`), 'notice')
  expect(notice && words(notice)).toContain('want het wordt hier nog gebruikt')
  expect(notice && all(notice, 'a', { href: '/staff/pages/15' })).toHaveLength(1)
  const [list] = byClass(await open(`/${USED}`), 'uses')
  const links = list ? all(list, 'a').map(({ attribs }) => attribs.href) : []
  expect(links).toContain('/staff/pages/15')
  expect(links).toContain(at('/4'))
  expect(links.some((href) => /^\/staff\/articles\/\d+$/.test(href ?? ''))).toBe(true)
  expect(await names()).toContain('Diensten')
  expect(await actions()).toEqual([])
})

test('visitors see a new name at once, and the old one can be restored', async () => {
  await save(USED, { 'name.nl': 'Wat wij doen' })
  expect(await (await get('/nl/verkopen-met-lindehof/verkopen-stap-voor-stap')).text()).toContain(
    'Wat wij doen',
  )
  const history = await open(`/${USED}/history`)
  const past = all(history, 'a').find(({ attribs }) => attribs.href?.includes('history?id='))
  expect(past).toBeDefined()
  const rows = await db.select().from(revision)
  const first = rows.find(({ state }) => state === 'past')?.id
  await send(`/${USED}/history`, { revision: String(first) })
  expect(await names()).toContain('Diensten')
  expect(
    await (await get('/nl/verkopen-met-lindehof/verkopen-stap-voor-stap')).text(),
  ).not.toContain('Wat wij doen')
  expect(await actions()).toEqual(['category.publish', 'category.restore'])
})

test('a category cannot be below itself or an unknown category', async () => {
  for (const parentId of ['2', '4', '5', '999']) {
    const rejection = await save(USED, { parentId })
    expect([parentId, rejection.status]).toEqual([parentId, 422])
  }
  const offered = all(await open(`/${USED}`), 'option').map(({ attribs }) => attribs.value)
  expect(offered).toEqual(expect.arrayContaining(['1', '3']))
  expect(offered.some((value) => ['2', '4', '5', '8'].includes(value ?? ''))).toBe(false)
  expect((await save(4, { parentId: '1' })).status).toBe(303)
})
