import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { all, parse, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'
import { cookieOf } from '../../../test/people'
import { baseOf } from '../../../test/staff-form'
import { getWith } from '../../../test/worker'
import type { Bindings } from '../../env'
import type { Entries } from '../../platform/fields/field'

const GEOCODER_URL = 'https://geocoder.example/search?key=k'
const ADDRESS = { 'street.nl': 'Veurestraat', houseNumber: '7', zip: '9051', 'city.nl': 'Afsnee' }

keepLogs()

let cookie: string
let path: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  cookie = await cookieOf('office')
  const form = { goal: '0', webId: '1', 'typeDescription.nl': 'Huis', ...ADDRESS }
  const created = await send('/staff/listings/new', form, {})
  path = created.headers.get('Location') ?? expect.fail('not created')
})
afterEach(() => vi.restoreAllMocks())

function send(address: string, entries: Entries, bindings: Partial<Bindings>): Promise<Response> {
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
  return getWith(bindings, address, { method: 'POST', headers, body: new URLSearchParams(entries) })
}

/** Presses the button that searches the address. */
async function locate(changes: Entries = {}, bindings: Partial<Bindings> = { GEOCODER_URL }) {
  const base = await baseOf(path, cookie)
  const entries = { base, action: 'lng.locate', ...ADDRESS, ...changes }
  const response = await send(path, entries, bindings)
  const document = parse(await response.text())
  const inputValue = (name: string) => all(document, 'input', { name })[0]?.attribs.value ?? ''
  return { status: response.status, document, inputValue }
}

function geocoderReturns(respond: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond())
}

test('the geocoder fills the coordinates of the entered address and stores nothing', async () => {
  const geocoder = geocoderReturns(() => Response.json([{ lat: '51.0291234567', lon: '3.66' }]))
  const { status, inputValue } = await locate({ price: '425000' })
  expect(status).toBe(200)
  expect([inputValue('lat'), inputValue('lng')]).toEqual(['51,02912', '3,66000'])
  expect([inputValue('price'), inputValue('houseNumber')]).toEqual(['425000', '7'])
  const [[address, init] = []] = geocoder.mock.calls
  expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
    key: 'k',
    format: 'jsonv2',
    limit: '1',
    street: 'Veurestraat 7',
    postalcode: '9051',
    city: 'Afsnee',
    country: 'BE',
  })
  expect(new Headers(init?.headers).get('User-Agent')).toContain('Pand (http')
  const stored = await getWith({}, path, { headers: { Cookie: cookie } })
  expect(all(parse(await stored.text()), 'input', { name: 'lat' })[0]?.attribs.value).toBe('')
})

test.each([
  ['no result', () => Response.json([]), 'niet gevonden'],
  ['an error', () => new Response('down', { status: 503 }), 'antwoordt niet'],
  ['another format', () => Response.json({ error: 'no key' }), 'antwoordt niet'],
  ['a time-out', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'antwoordt niet'],
])('%s leaves the entered values and shows the reason', async (_, respond, reason) => {
  geocoderReturns(respond)
  const { status, document, inputValue } = await locate({
    lat: '51,5',
    lng: '3,5',
    price: '425000',
  })
  expect(status).toBe(422)
  expect(words(document)).toContain(reason)
  expect([inputValue('lat'), inputValue('lng'), inputValue('price')]).toEqual([
    '51,5',
    '3,5',
    '425000',
  ])
})

test('an account that searches too often, or without an address, sends no request', async () => {
  const geocoder = geocoderReturns(() => Response.json([]))
  const empty = await locate({ zip: '', 'city.nl': '' })
  expect(words(empty.document)).toContain('Vul eerst de postcode')
  const limited = await locate({}, { GEOCODER_URL, RATE_LIMIT_FACTOR: '0.001' })
  expect(words(limited.document)).toContain('over een minuut')
  expect(geocoder).not.toHaveBeenCalled()
})

test('the map of a point starts at the postcode of a listing and of an office', async () => {
  const startIn = async (address: string) => {
    const response = await getWith({}, address, { headers: { Cookie: await cookieOf('admin') } })
    const maps = all(parse(await response.text()), 'div', {}).flatMap(
      ({ attribs }) => attribs['data-start'] ?? [],
    )
    return maps.map((start) => start.split(' ').map((degrees) => Number(degrees).toFixed(1)))
  }
  expect(await startIn(path)).toEqual([['51.0', '3.7']])
  expect((await startIn('/staff/settings/offices'))[0]?.[0]).toMatch(/^5[01]\./)
})

test('a form that is saved without a point has the point of its address', async () => {
  const geocoder = geocoderReturns(() => Response.json([{ lat: '51.0291234567', lon: '3.66' }]))
  const base = await baseOf(path, cookie)
  const entries = { base, action: 'draft', status: '1', goal: '0', 'typeDescription.nl': 'Huis' }
  const saved = await send(path, { ...entries, ...ADDRESS }, { GEOCODER_URL })
  expect(saved.status).toBe(303)
  expect(geocoder).toHaveBeenCalledOnce()
  const form = await getWith({ GEOCODER_URL }, path, { headers: { Cookie: cookie } })
  expect(all(parse(await form.text()), 'input', { name: 'lat' })[0]?.attribs.value).toBe('51,02912')
})
