import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../../test/agency'
import { cookieOf } from '../../../../test/people'
import type { FoundItems } from '../../client/found-items'

let cookie: string

beforeAll(async () => {
  await loadAgency()
  cookie = await cookieOf('editor')
})

async function ask(q: string, of: string[], page = 1, Cookie = cookie): Promise<FoundItems> {
  const query = new URLSearchParams([
    ['for', q],
    ['page', String(page)],
  ])
  for (const kind of of) query.append('of', kind)
  const response = await get(`/staff/choices?${query}`, { headers: { Cookie } })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return response.json()
}

const LINKED = ['page', 'article', 'listing', 'file']

describe('a field that chooses finds', () => {
  test.each([
    ['a page', 'contact', LINKED, 'page'],
    ['an article by words of its title, in any order', 'bellen langskomen', ['article'], 'article'],
    ['a home by its number', '410002', LINKED, 'listing'],
    ['a project by its name', 'leieboord', LINKED, 'listing'],
    ['a home to choose by its title and street', 'grotesteenweg herenhuis', ['home'], 'home'],
    ['a picture by what it shows in another language', 'morning light', ['image'], 'image'],
    ['a picture by the name of its file', 'kitchen-01', ['file'], 'file'],
  ])('%s', async (_, q, of, kind) => {
    const { found } = await ask(q, of)
    expect(found.map((one) => one.kind)).toContain(kind)
  })

  test('the thing that a link names, and no other', async () => {
    const [contact] = (await ask('contact', ['page'])).found
    const { found, total } = await ask(`page:${contact?.id}`, LINKED)
    expect(found).toEqual([{ ...contact, note: 'Pagina' }])
    expect(total).toBe(1)
    expect((await ask('listing:410002', LINKED)).found).toMatchObject([{ id: '410002' }])
    expect((await ask('page:99999', LINKED)).found).toEqual([])
  })

  test('a page of one kind at a time, and a few of each of several', async () => {
    const [first, second] = [await ask('', ['article']), await ask('', ['article'], 2)]
    expect(first.found).toHaveLength(24)
    expect(first.total).toBeGreaterThan(24)
    const ids = [...first.found, ...second.found].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const several = (await ask('', ['page', 'article'])).found.map(({ kind }) => kind)
    expect(several).toEqual([...Array(8).fill('page'), ...Array(8).fill('article')])
  })

  test('all homes, a page at a time, off the market too', async () => {
    const [first, second] = [await ask('', ['home']), await ask('', ['home'], 2)]
    expect(first.found).toHaveLength(24)
    expect(first.total).toBeGreaterThan(48)
    const ids = [...first.found, ...second.found].map(({ id }) => id)
    expect(new Set(ids).size).toBe(48)
    const sold = await ask('leopoldstraat', ['home'])
    expect(sold.found.map(({ name }) => name)).toContain(
      'Rijwoning met stadstuin in Mechelen · Leopoldstraat 74, 2800 Mechelen · 410012 (verkocht)',
    )
  })

  test('nothing for words that nothing has, nor of what is no kind', async () => {
    expect(await ask('xyzzy', LINKED)).toEqual({ found: [], total: 0 })
    expect(await ask('contact', ['account', 'constructor'])).toEqual({ found: [], total: 0 })
  })
})

test('an agent finds the own homes alone', async () => {
  const agent = await cookieOf('agent')
  expect((await ask('410002', ['listing'], 1, agent)).found).toEqual([])
  expect((await ask('410002', ['home'], 1, agent)).found).toEqual([])
})
