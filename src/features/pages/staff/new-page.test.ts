import { beforeEach, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { open, pageOf } from '../../../../test/staff-pages'
import { redirect } from '../../../platform/db/schema-redirects'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { readPages } from '../edit-pages'

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

test('a new page is added to the menu if selected, and shows its title', async () => {
  const makers = { 'Zonder menu': {}, 'Schatting aan zee': { isInMenu: 'on' } }
  for (const [title, ticks] of Object.entries(makers)) {
    const createResponse = await send('/new', { 'title.nl': title, ...ticks })
    await publish(Number(createResponse.headers.get('Location')?.split('/').at(-1)))
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

test('an unpublished page can be deleted only without child pages', async () => {
  const createResponse = await send('/new', { 'title.nl': 'Even' })
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  const { id: contact } = await pageOf('contact')
  await send(`/${contact}/removal`, {})
  await send(`/${id}/removal`, {})
  const remaining = (await readPages(db)).map((page) => page.id)
  expect([remaining.includes(id), remaining.includes(contact)]).toEqual([false, true])
})
