import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../../test/agency'
import { cookieOf } from '../../../../test/people'
import type { FoundItems } from '../../client/found-items'

let cookie: string

beforeAll(async () => {
  await loadAgency()
  cookie = await cookieOf('editor')
})

async function search(q: string, of: string[], page = 1, Cookie = cookie): Promise<FoundItems> {
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

describe('the search of a searchable select', () => {
  test.each([
    ['a page', 'contact', LINKED, 'page'],
    ['an article by words of its title, in any order', 'bellen langskomen', ['article'], 'article'],
    ['a home by its number', '410002', LINKED, 'listing'],
    ['a project by its name', 'leieboord', LINKED, 'listing'],
    ['a home to choose by its title and street', 'grotesteenweg herenhuis', ['home'], 'home'],
    ['a picture by what it shows in another language', 'meeting room', ['image'], 'image'],
    ['a picture by the name of its file', 'room-linden-kitchen-island', ['file'], 'file'],
  ])('finds %s', async (_, q, of, kind) => {
    const { found } = await search(q, of)
    expect(found.map((one) => one.kind)).toContain(kind)
  })

  test('finds only the item of a reference', async () => {
    const [contact] = (await search('contact', ['page'])).found
    const { found, total } = await search(`page:${contact?.id}`, LINKED)
    expect(found).toEqual([{ ...contact, note: 'Pagina' }])
    expect(total).toBe(1)
    expect((await search('listing:410002', LINKED)).found).toMatchObject([{ id: '410002' }])
    expect((await search('page:99999', LINKED)).found).toEqual([])
  })

  test('returns all properties in pages, including sold ones', async () => {
    const [first, second] = [await search('', ['home']), await search('', ['home'], 2)]
    expect(first.found).toHaveLength(24)
    expect(first.total).toBeGreaterThan(48)
    const ids = [...first.found, ...second.found].map(({ id }) => id)
    expect(new Set(ids).size).toBe(48)
    const sold = await search('leopoldstraat', ['home'])
    expect(sold.found.map(({ name }) => name)).toContain(
      'Rijwoning met stadstuin in Mechelen · Leopoldstraat 74, 2800 Mechelen · 410012 (verkocht)',
    )
  })
})

test('an agent finds only the properties that the agent manages', async () => {
  const agent = await cookieOf('agent')
  expect((await search('410002', ['listing'], 1, agent)).found).toEqual([])
  expect((await search('410002', ['home'], 1, agent)).found).toEqual([])
})
