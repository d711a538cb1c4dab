import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../../test/agency'
import { all, linksOf, parse, words } from '../../../../test/html'
import { cookieOf, person } from '../../../../test/people'
import { COLLECTIONS } from '../../../routes/collections'

let admin: string

beforeAll(async () => {
  await loadAgency()
  admin = await cookieOf('admin')
  await person('owner')
})

async function find(q: string, cookie = admin) {
  const response = await get(`/staff/find?${new URLSearchParams({ for: q })}`, {
    headers: { Cookie: cookie },
  })
  const html = await response.text()
  const [main] = all(parse(html), 'main')
  if (!main) throw new Error(`No page for ${q}`)
  return { html, text: words(main), links: linksOf(main, 'panel-grid') }
}

describe('one field finds', () => {
  test.each([
    ['a home by its number', '410002', '/staff/listings/410002'],
    ['a home by its street', 'grotesteenweg 412', '/staff/listings/410002'],
    ['a project by its name', 'leieboord', '/staff/listings/p9001'],
    ['a page by its address in another language', 'agentur', '/staff/pages/'],
    ['an article by words of its title', 'in volgorde', '/staff/articles/26'],
    ['a picture by what it shows', 'vergaderruimte maquette', '/staff/media/'],
    ['an owner by a part of the name', 'the owne', '/staff/owners/'],
    ['a screen by its name', 'doorverwijzingen', '/staff/redirects'],
    ['a setting by a field that is on it', 'ondernemingsnummer', '/staff/settings/agency'],
    ['a word of the interface', 'gratis schatting', '/staff/labels?q='],
  ])('%s', async (_, q, start) => {
    const { links } = await find(q)
    expect(links.filter((href) => href?.startsWith(start))).not.toEqual([])
  })
})

async function results(q: string, cookie = admin) {
  const query = new URLSearchParams({ for: q, only: 'results' })
  const response = await get(`/staff/find?${query}`, { headers: { Cookie: cookie } })
  const page = parse(await response.text())
  expect(all(page, 'html')).toEqual([])
  return linksOf(page, 'panel-grid')
}

describe('the results alone, for the palette', () => {
  test('are those of the search page', async () => {
    expect(await results('410002')).toEqual((await find('410002')).links)
  })

  test('are the actions for an empty query, and only those of the account', async () => {
    const actions = await results('')
    for (const { path } of COLLECTIONS) expect(actions).toContain(`${path}/new`)
    expect(actions).toEqual(expect.arrayContaining(['/staff/drafts', '/staff/accounts/new']))
    expect(await results('', await cookieOf('agent'))).toEqual(['/staff/visits/new'])
    const editor = await results('', await cookieOf('editor'))
    expect(editor).toContain('/staff/articles/new')
    expect(editor).not.toContain('/staff/accounts/new')
  })

  test('contain an action by its name', async () => {
    expect(await results('nieuw artikel')).toContain('/staff/articles/new')
    expect(await results('concepten publiceren')).toContain('/staff/drafts')
  })
})

test('an account without the right to a screen gets no results of it', async () => {
  const agent = await cookieOf('agent')
  for (const q of ['agentur', 'misschien', 'ondernemingsnummer', 'the owner']) {
    expect(await find(q, agent)).toMatchObject({ links: [] })
  }
  expect((await find('410002', agent)).links).toEqual([])
})

test('the field is on every screen, and shows on its own what was looked for', async () => {
  const { html } = await find('"><b>gent')
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;gent"')
  const other = await (await get('/staff/redirects', { headers: { Cookie: admin } })).text()
  expect(other).toContain('action="/staff/find"')
})
