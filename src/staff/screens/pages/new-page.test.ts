import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { open, pageOf } from '../../../../test/staff-pages'
import { readPages } from '../../../features/pages/edit-pages'
import { redirect } from '../../../platform/db/schema-redirects'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'

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

/** Publishes what is drafted of a page. */
async function publish(id: number) {
  return send(`/${id}/publication`, { base: (await open(id)).base })
}

test('a page joins the menu where its maker ticks that, and its title heads it', async () => {
  const makers = { 'Zonder menu': {}, 'Schatting aan zee': { isInMenu: 'on' } }
  for (const [title, ticks] of Object.entries(makers)) {
    const made = await send('/new', { 'title.nl': title, ...ticks })
    await publish(Number(made.headers.get('Location')?.split('/').at(-1)))
  }
  for (const [title, isListed] of [
    ['Zonder menu', false],
    ['Schatting aan zee', true],
  ] as const) {
    const response = await get(`/nl/${title.toLowerCase().replaceAll(' ', '-')}`)
    const document = parse(await response.text())
    expect(all(document, 'h1').map(words)).toEqual([title])
    const menu = all(document, 'nav').flatMap((nav) => all(nav, 'a'))
    expect(menu.map(words).includes(title)).toBe(isListed)
  }
})

test('a page that is off the site can go, with its children never', async () => {
  const made = await send('/new', { 'title.nl': 'Even' })
  const id = Number(made.headers.get('Location')?.split('/').at(-1))
  const { id: contact } = await pageOf('contact')
  await send(`/${contact}/removal`, {})
  await send(`/${id}/removal`, {})
  const left = (await readPages(db)).map((page) => page.id)
  expect([left.includes(id), left.includes(contact)]).toEqual([false, true])
})
