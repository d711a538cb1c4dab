import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, get, getJson, loadAgency } from '../../../test/agency'
import { all, attributes, parse } from '../../../test/html'
import { callTool, toolText, withMcp } from '../../../test/mcp'
import { htmlAt } from '../../../test/open-page'
import { begin } from '../../../test/worker'
import { FEATURES } from '../../listing/features'
import { LANGS } from '../../platform/format/lang'
import { randomOf } from '../../tasks/random'

beforeAll(() => loadAgency())

interface Found {
  count: number
  address: string
  understood: string[]
  ignored: string[]
  listings: { kind: string; id: number; text?: string; url?: string }[]
}

async function search(args: Record<string, unknown>): Promise<Found> {
  return (await callTool('search_listings', args)).structuredContent as unknown as Found
}

test('the official client lists three tools that only read', async () => {
  const { tools } = await withMcp((client) => client.listTools())
  expect(tools.map(({ name }) => name)).toEqual(['search_listings', 'get_listing', 'list_offices'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
})

test('answers equal the API for 200 queries, and the page of every tenth', {
  timeout: 120_000,
}, async () => {
  const random = randomOf(42)
  let found = 0
  for (let at = 0; at < 200; at++) {
    const lang = random.of([...LANGS])
    const list = random.of(['sale', 'rent', 'projects', 'sold'])
    const parameters = {
      ...(random.chance(30) && { type: [random.between([1, 4])] }),
      ...(random.chance(30) && { bedrooms: random.between([1, 4]) }),
      ...(random.chance(30) && {
        region: [random.of(['Gent', '9000', 'Namur', 'Oost-Vlaanderen'])],
      }),
      ...(random.chance(30) && { pricemax: random.between([5, 9]) * 100_000 }),
      ...(random.chance(20) && { [random.of([...FEATURES])]: 'true' }),
      ...(random.chance(20) && { order: 'Price asc' }),
    }
    const answer = await search({ lang, list, ...parameters })
    const query = new URLSearchParams({ lang, limit2: '12' })
    for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
    if (list === 'sold') query.set('sold', 'true')
    else query.set('goal', String(['sale', 'rent', 'projects'].indexOf(list)))
    const api = await getJson(`/api/properties?${query}`)
    expect(answer.count, String(query)).toBe(api.RowsCount)
    const ids = answer.listings.map(({ id }) => id)
    expect(ids, String(query)).toEqual(api.Items.map(({ ID }: { ID: number }) => ID))
    found += answer.count > 0 ? 1 : 0
    if (at % 10 === 0) await expectPage(answer)
  }
  expect(found).toBeGreaterThan(60)
})

/** The page at the answer's address links to the same listings. */
async function expectPage({ address, listings }: Found): Promise<void> {
  const page = parse(await htmlAt(address.replace('http://localhost', '')))
  const links = attributes(all(page, 'a'), 'href')
  for (const { url } of listings.slice(0, 8)) {
    if (url) expect(links).toContain(url.replace('http://localhost', ''))
  }
}

describe('a sentence', () => {
  test('is read as the search box reads it', async () => {
    const answer = await search({ sentence: 'huis met tuin en zonnepanelen in Gent tot 400000' })
    expect(answer.understood).toEqual(['Huis', 'Tot €\u00a0400.000', 'Tuin', 'Gent'])
    expect(answer.ignored).toEqual(['zonnepanelen'])
    expect(answer.address).toContain('/nl/te-koop?')
    expect(answer.count).toBeGreaterThan(0)
  })

  test('may name another list or the number of a property', async () => {
    expect((await search({ sentence: 'flat to rent in Brussels', lang: 'en' })).address).toContain(
      '/en/for-rent?',
    )
    expect((await search({ sentence: '410001' })).listings.map(({ id }) => id)).toEqual([410001])
  })
})

test('the facts of a listing are those of its page as Markdown', async () => {
  const { content } = await callTool('get_listing', { id: 410001, lang: 'fr' })
  expect(content).toEqual([
    { type: 'text', text: await (await get('/fr/property/410001.md')).text() },
  ])
  expect(await toolText('get_listing', { id: 1 })).toContain('no such listing')
})

test('the offices have their hours in the language', async () => {
  expect(await toolText('list_offices', { lang: 'de' })).toMatch(/Lindehof Gent.*Mo.*Uhr/)
})

describe('the setting', () => {
  const named = async () =>
    Promise.all(
      ['/robots.txt', '/nl/', '/nl/contact'].map(async (path) =>
        (await htmlAt(path)).includes('/mcp'),
      ),
    )

  test('is on, and the server is named in robots.txt and on the home page', async () => {
    expect(await named()).toEqual([true, true, false])
    expect((await (await get('/mcp/server-card')).json<{ remotes: object[] }>()).remotes).toEqual([
      { type: 'streamable-http', url: 'http://localhost/mcp' },
    ])
  })

  test('turns the server off', async () => {
    await changeSettings({ assistants: false })
    expect(await named()).toEqual([false, false, false])
    expect((await get('/mcp/server-card')).status).toBe(404)
    await expect(callTool('list_offices')).rejects.toThrow()
  })
})

test('a request of more than 64 KB is refused', async () => {
  await changeSettings({ assistants: true })
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/list',
    params: { a: 'a'.repeat(70_000) },
  })
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  }
  expect((await get('/mcp', { method: 'POST', body, headers })).status).toBe(413)
})

test('an agency without Dutch is searched in its first language', async () => {
  await changeSettings({ languages: ['fr', 'en'] })
  const found = await search({ sentence: 'maison avec jardin' })
  expect(new URL(found.address).pathname).toMatch(/^\/fr\//)
  expect(found.count).toBeGreaterThan(0)
  const { isError } = await callTool('get_listing', { id: found.listings[0]?.id })
  expect(isError).toBeFalsy()
  await changeSettings({ languages: [...LANGS] })
})

test('a request with many calls is limited, and a limited page is no missing listing', async () => {
  const call = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'get_listing', arguments: { id: 410001 } },
  })
  const body = JSON.stringify(Array.from({ length: 40 }, (_, id) => call(id)))
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'CF-Connecting-IP': '192.0.2.77',
  }
  const { response, done } = await begin(
    '/mcp',
    { method: 'POST', body, headers },
    {
      RATE_LIMIT_FACTOR: '0.05',
    },
  )
  const text = await response.text()
  await done()
  expect(text).toContain('410001')
  expect(text).toContain('too many calls')
  expect(text).not.toContain('no such listing')
})
