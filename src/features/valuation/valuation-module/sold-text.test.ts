import { beforeAll, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency, purge } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { brusselsDay } from '../../../platform/format/local-time'

/** A property in the centre of a town; it came on the market forty days ago. */
function home(facts: Record<string, unknown> = {}) {
  const today = Date.parse(brusselsDay(new Date()))
  const started = `${new Date(today - 40 * 86_400_000).toISOString().slice(0, 10)}T12:00:00`
  const place = { GoogleX: 51.0543, GoogleY: 3.7174 }
  return listing({ ...place, StartCommercialisation: started, WebID: 1, Price: 345_678, ...facts })
}

const HOMES = [home({ WebID: 2 }), home(), home()]
const RENTALS = [home({ Goal: 1 }), home({ Goal: 1, WebID: 2 })]

beforeAll(async () => {
  await loadAgency({ withListings: false })
})

async function soldText(place = '9000 Gent', goal = '', lang = 'nl'): Promise<string> {
  const query = new URLSearchParams({ place, goal, lang })
  return (await (await get(`/api/searchers?${query}`)).json<{ sold: string }>()).sold
}

test('tells sellers what was sold near their place, and how fast', async () => {
  await importItems(...HOMES, ...RENTALS)
  expect(await soldText()).toBe('')
  await importItems(...HOMES.map((item) => ({ ...item, Status: 2 })))
  await importItems(...RENTALS.map((item) => ({ ...item, Status: 4 })))
  const text = await soldText()
  expect(text).toContain('3 panden')
  expect(text).toContain('2 huizen en 1 appartement')
  expect(text).toContain('40 dagen')
  expect(text).not.toMatch(/345|€/)
  expect(await soldText('9000 Gent', '1')).toBe('')
  expect(await soldText('8000 Brugge')).toBe('')
  expect(await soldText('')).toBe('')
})

test('the page shows it without scripts for an address in its query', async () => {
  const page = async (query: string) => (await get(`/nl/waardebepaling?${query}`)).text()
  expect(await page('streetcity=Lindenlei+14,+9000+Gent')).toContain('2 huizen en 1 appartement')
  expect(await page('streetcity=Brugge')).not.toContain('2 huizen en 1 appartement')
})

test.each([
  ['Lindenlei 14, 9000 Gent', ['Lindenlei 14', '9000', 'Gent']],
  ['Lindenlei 14 bus 3 Gent', ['Lindenlei 14 bus 3', '9000', 'Gent']],
  ['Gentsestraat 9', ['Gentsestraat 9', '', '']],
  ['Brugge', ['', '8000', 'Brugge']],
])('the form splits the address %j of another page', async (address, parts) => {
  const query = new URLSearchParams({ streetcity: address })
  const document = parse(await (await get(`/nl/waardebepaling?${query}`)).text())
  const fields = ['DemandAddress', 'DemandZip', 'DemandCity'].map(
    (name) => all(document, 'input', { name })[0]?.attribs.value,
  )
  expect(fields).toEqual(parts)
  const lines = byClass(document, 'known-address').map((box) =>
    words(all(box, 'summary')[0] ?? box),
  )
  expect(lines).toEqual(parts.every(Boolean) ? [expect.stringContaining(`${parts[0]}, `)] : [])
})

test('a property that returns to the market is no longer counted', async () => {
  const [first = home()] = HOMES
  await importItems({ ...first, Status: 1 })
  await purge()
  expect(await soldText()).toBe('')
})
