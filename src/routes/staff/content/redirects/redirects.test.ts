import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../../test/agency'
import { DEAD_DB } from '../../../../../test/faults'
import { all, parse, words } from '../../../../../test/html'
import { cookieOf, post } from '../../../../../test/people'
import { getWith } from '../../../../../test/worker'
import { listRedirects } from '../../../../data/content/redirects'
import { redirect } from '../../../../data/db/schema-redirects'
import { translator } from '../../../../i18n'

const t = translator('nl')
let editor: string

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  editor = await cookieOf('editor')
  for (const { path } of await listRedirects(db)) await send({ action: 'delete', from: path })
})

function send(fields: Record<string, string>) {
  return post('/staff/redirects', fields, { Cookie: editor })
}

async function visited(path: string) {
  const response = await get(path)
  return [response.status, response.headers.get('Location')]
}

describe('an old address', () => {
  test.each([
    ['/aanbod/oud', '/aanbod/oud/'],
    ['/nl/oude-pagina', '/nl/oude-pagina?utm_source=mail'],
    ['/pand.php?id=12', '/pand.php?id=12'],
    ['https://oud.example/index.html', '/index.html'],
  ])('%s leads on from the next request, and is counted', async (from, path) => {
    const added = await send({ action: 'add', from, to: '/nl/te-koop?type=1' })
    expect(added.headers.get('Location')).toBe('/staff/redirects?done=save')
    expect(await visited(path)).toEqual([301, '/nl/te-koop?type=1'])
    await expect.poll(async () => (await listRedirects(db))[0]?.hits).toBe(1)
    expect(await visited('/nl/elsewhere')).toEqual([302, '/nl/'])
    expect((await get('/other.php')).status).toBe(404)
    await send({ action: 'delete', from: (await listRedirects(db))[0]?.path ?? '' })
    expect((await visited(path))[0]).not.toBe(301)
  })

  test('that a page has is that page’s, and machine addresses stay what they are', async () => {
    for (const [from, issue] of [
      ['/nl/te-koop', 'ours'],
      ['/staff/leads', 'path'],
      ['/media/logo.svg', 'path'],
    ] as const) {
      const refused = await send({ action: 'add', from, to: '/nl/contact' })
      expect(refused.status).toBe(422)
      const page = parse(await refused.text())
      expect(words(page)).toContain(t(`staff.redirects.issue.${issue}`))
      const [typed] = all(page, 'input', { id: 'from' })
      expect(typed?.attribs.value).toBe(from)
    }
    expect(await db.$count(redirect)).toBe(0)
  })

  test('of a chain leads to its end at once; a loop and another host are refused', async () => {
    await send({ action: 'add', from: '/b', to: '/nl/contact' })
    await send({ action: 'add', from: '/a', to: '/b' })
    expect(await visited('/a')).toEqual([301, '/nl/contact'])
    expect((await send({ action: 'add', from: '/c', to: 'https://evil.example/' })).status).toBe(
      422,
    )
    expect((await send({ action: 'add', from: '/c', to: '/c' })).status).toBe(422)
    await send({ action: 'add', from: '/c', to: '/d' })
    expect((await send({ action: 'add', from: '/d', to: '/c' })).status).toBe(422)
  })
})

test('while D1 is away an unknown path still leads home', async () => {
  await send({ action: 'add', from: '/a', to: '/nl/contact' })
  await get('/nl/')
  const response = await getWith({ DB: DEAD_DB }, '/nl/elsewhere')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/nl/'])
})

test('a list is taken whole or not at all, and comes out as CSV', async () => {
  const wrong = await send({ action: 'csv', lines: 'from;to\n/a;/nl/contact\n/b;nowhere' })
  expect(wrong.status).toBe(422)
  const page = words(parse(await wrong.text()))
  expect(page).toContain(t('staff.redirects.line', { line: 3 }))
  expect(await db.$count(redirect)).toBe(0)
  await send({ action: 'csv', lines: '/b;/nl/contact\r\n/a,/b' })
  const csv = await get('/staff/redirects.csv', { headers: { Cookie: editor } })
  expect(await csv.text()).toBe('/a;/nl/contact\r\n/b;/nl/contact\r\n')
  expect((await send({ action: 'csv', lines: '\n' })).status).toBe(422)
  expect((await send({ action: 'dance' })).status).toBe(404)
})
