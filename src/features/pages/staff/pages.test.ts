import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { baseOf, savePage as savePageAs } from '../../../../test/staff-form'
import { open, pageOf, shown } from '../../../../test/staff-pages'
import { audit } from '../../../platform/db/schema-people'
import { redirect } from '../../../platform/db/schema-redirects'
import { revision } from '../../../platform/db/schema-revisions'
import { entriesOf } from '../../../platform/fields/entries-of'
import type { Entries } from '../../../platform/fields/field'
import { readPages } from '../edit-pages'
import { moduleKinds } from '../modules/registry'
import { moduleFields } from './module-editor'

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  await db.delete(redirect)
  editor = await cookieOf('editor')
})

function send(path: string, fields: Entries) {
  return post(`/staff/pages${path}`, fields, { Cookie: editor })
}

/** Publishes the draft of a page. */
async function publish(id: number) {
  return send(`/${id}/publication`, { base: (await open(id)).base })
}

const savePage = (id: number, changes: Entries, action?: string) =>
  savePageAs(id, changes, editor, action)

async function saveModule(
  id: number,
  module: number,
  changes: Entries,
  { action = 'draft', openedBase }: { action?: string; openedBase?: string } = {},
) {
  const path = `/${id}/modules/${module}`
  const base = openedBase ?? (await baseOf(`/staff/pages${path}`, editor))
  const document = (await open(id)).page.modules.find((one) => one.id === module) ?? expect.fail()
  const kind = moduleKinds[document.kind] ?? expect.fail(document.kind)
  const form = entriesOf(moduleFields(kind), document)
  return send(path, { ...form, ...changes, base, action })
}

test('an editor creates a page with three modules, moves the third up and publishes it', async () => {
  const createResponse = await send('/new', {
    'title.nl': 'Zomeractie',
    'title.fr': 'Action d’été',
  })
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  expect((await shown('/nl/zomeractie')).status).toBe(302)
  for (const kind of ['banner', 'share', 'article-list']) {
    const added = await send(`/${id}/modules`, { kind })
    expect(added.headers.get('Location')).toMatch(/\/modules\/\d+$/)
  }
  const [banner, share, list] = (await open(id)).page.modules
  const rejection = await publish(id)
  expect([rejection.status, words(parse(await rejection.text()))]).toEqual([
    422,
    expect.stringContaining('Vul eerst in of verberg: Banner.'),
  ])
  await saveModule(id, banner?.id ?? 0, {
    'config.layout': 'band',
    'config.type': 'colour',
    'config.title.nl': 'Gratis schatting in juli',
  })
  await send(`/${id}/modules/${list?.id}/up`, {})
  const order = (await open(id)).page.modules.map((module) => module.id)
  expect(order).toEqual([banner?.id, list?.id, share?.id])
  for (const [module, place, dragged] of [
    [share, '0', [share?.id, banner?.id, list?.id]],
    [share, '2', [banner?.id, list?.id, share?.id]],
    [share, '9', [banner?.id, list?.id, share?.id]],
    [list, '1', [banner?.id, list?.id, share?.id]],
  ] as const) {
    await send(`/${id}/modules/${module?.id}/position`, { action: place })
    expect((await open(id)).page.modules.map((module) => module.id)).toEqual(dragged)
  }

  expect((await publish(id)).headers.get('Location')).toContain('done=publish')
  const page = await shown('/nl/zomeractie')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Gratis schatting')])
  expect((await shown('/fr/action-d-ete')).status).toBe(200)
  const auditEntries = await db.select().from(audit).orderBy(desc(audit.id)).limit(2)
  expect(auditEntries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['page.publish', String(id)],
    ['page.create', String(id)],
  ])
})

test.each(['module', 'page'])(
  'the form of a %s publishes no module that is not filled in',
  async (part) => {
    const { id } = await pageOf('contact')
    await send(`/${id}/modules`, { kind: 'share' })
    await send(`/${id}/modules`, { kind: 'banner' })
    const before = await (await get('/nl/contact')).text()
    const share = (await open(id)).page.modules.findLast(({ kind }) => kind === 'share')
    const saved =
      part === 'page'
        ? await savePage(id, { 'params.title.nl': 'Kom langs' })
        : await saveModule(
            id,
            share?.id ?? 0,
            { 'placement.title.nl': 'Kom langs' },
            { action: 'publish' },
          )
    const address = `/staff/pages/${id}?refused=publish`
    expect(saved.headers.get('Location')).toBe(address)
    expect((await shown(address, editor)).text).toContain('Vul eerst in of verberg: Banner.')
    expect(await (await get('/nl/contact')).text()).toBe(before)
    expect(JSON.stringify((await open(id)).page)).toContain('Kom langs')
  },
)

test('a draft is not published over a newer change by another person', async () => {
  const { id } = await pageOf('contact')
  await savePage(id, { 'params.title.nl': 'Kom langs' }, 'draft')
  const { base } = await open(id)
  await savePage(id, { 'params.title.nl': 'Bel ons' }, 'draft')
  expect((await send(`/${id}/publication`, { base })).status).toBe(409)
})

test('a published version is restored as a new revision', async () => {
  const { id } = await pageOf('contact')
  const before = (await open(id)).page
  await savePage(id, { 'params.title.nl': 'Kom langs' })
  const [first] = await db.select().from(revision).orderBy(revision.id)
  const history = await shown(`/staff/pages/${id}/history?id=${first?.id}`, editor)
  expect(history.text).toContain('Kom langs')
  await send(`/${id}/history`, { revision: String(first?.id) })
  expect((await open(id)).page).toEqual(before)
  const auditEntries = await db
    .select({ action: audit.action })
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(2)
  expect(auditEntries.map(({ action }) => action)).toEqual(['page.restore', 'page.publish'])
})

test('a changed slug redirects the old addresses of the page and its child pages', async () => {
  const child = (await readPages(db)).find(({ parentId }) => parentId !== null) ?? expect.fail()
  const parent = (await readPages(db)).find(({ id }) => id === child.parentId) ?? expect.fail()
  const leads = async (path: string) => {
    const response = await get(path)
    return [response.status, response.headers.get('Location')]
  }
  const [old, below] = [`/nl/${parent.slugs.nl}`, child.slugs.nl]
  await savePage(parent.id, { 'slugs.nl': 'eerst' })
  expect(await leads(old)).toEqual([301, '/nl/eerst'])
  expect(await leads(`${old}/${below}`)).toEqual([301, `/nl/eerst/${below}`])

  await savePage(parent.id, { 'slugs.nl': 'daarna' })
  expect(await leads(old)).toEqual([301, '/nl/daarna'])
  expect(await leads('/nl/eerst')).toEqual([301, '/nl/daarna'])

  await savePage(parent.id, { 'slugs.nl': parent.slugs.nl })
  expect((await get(old)).status).toBe(200)
  expect(await leads('/nl/daarna')).toEqual([301, old])
})

test('a module is hidden, shown, duplicated and moved to another page', async () => {
  const { id } = await pageOf('sell')
  const { id: targetId } = await pageOf('agency')
  const [first] = (await open(id)).page.modules
  const module = first?.id ?? 0
  await send(`/${id}/modules/${module}/hide`, {})
  expect((await open(id)).page.modules[0]?.status).toBe('Hidden')
  await send(`/${id}/modules/${module}/duplicate`, {})
  const copied = (await open(id)).page.modules
  expect(new Set(copied.map((one) => one.id)).size).toBe(copied.length)
  await send(`/${id}/modules/${module}/move`, { to: String(targetId) })
  expect((await open(id)).page.modules.map((one) => one.id)).not.toContain(module)
  expect((await open(targetId)).page.modules.at(-1)).toMatchObject({ id: module, status: 'Hidden' })
  expect((await publish(targetId)).headers.get('Location')).toContain('done=publish')
  expect((await publish(id)).headers.get('Location')).toContain('done=publish')
})
