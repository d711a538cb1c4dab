import { beforeAll, describe, expect, test } from 'vitest'
import seed from '../../../../seeds/settings.json'
import { changeSettings, db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { cookieOf } from '../../../../test/people'
import { propertyVisit } from '../../../platform/db/schema-history'
import { brusselsDay } from '../../../platform/format/local-time'
import { storeLead } from '../../leads/queries'

const NOW = new Date()
const LOTTE = { ManagerName: 'L. Vermeulen', ManagerEmail: 'Lotte@demo.invalid' }
const HOMES = {
  named: listing({ Street: 'Naamstraat', OfficeName: 'Lindehof Namen', ...LOTTE }),
  managed: listing({ Street: 'Lottestraat', OfficeName: 'Elsewhere', ...LOTTE }),
  nobodys: listing({ Street: 'Niemandstraat' }),
}
let office = ''

beforeAll(async () => {
  await loadAgency({ withListings: false })
  office = await cookieOf('office')
  await importItems(...Object.values(HOMES))
  const day = brusselsDay(NOW)
  const visits = Object.values(HOMES).map(({ ID }, at) => ({
    propertyId: ID,
    day,
    visits: 10 ** (at + 1),
  }))
  await db.insert(propertyVisit).values(visits)
  for (const [officeId, kind] of [
    [1, 'visit'],
    [1, 'contact'],
    [3, 'valuation'],
    [null, 'demand'],
    [99, 'demand'],
  ] as const)
    await storeLead(db, newLead({ officeId, kind }, crypto.randomUUID()), [], NOW)
})

async function read(path: string): Promise<string> {
  return (await get(path, { headers: { Cookie: office } })).text()
}

const csv = async (query: string) =>
  (await read(`/staff/figures.csv?${query}`)).trim().split('\r\n').slice(1)

describe('the figures by office', () => {
  test('show leads and visits of each office, and those without an office', async () => {
    expect(await csv('of=offices')).toEqual([
      'Lindehof Gent;2;0;100',
      'Lindehof Brussel;0;0;0',
      'Lindehof Namur;1;0;10',
      'Geen kantoor;2;0;1000',
    ])
    const page = parse(await read('/staff/figures'))
    expect(byClass(page, 'figure').some((one) => words(one).startsWith('Per kantoor'))).toBe(true)
  })

  test.each([
    ['1', ['Lottestraat'], '100'],
    ['3', ['Naamstraat'], '10'],
  ])('can be limited to office %s', async (id, streets, visits) => {
    const homes = await csv(`of=homes&office=${id}`)
    expect(homes.map((line) => /[A-Z]\w+straat/.exec(line)?.[0])).toEqual(streets)
    expect((await csv(`of=visits&office=${id}`)).at(-1)).toContain(`;${visits}`)
    const kinds = await csv(`of=kinds&office=${id}`)
    expect(kinds).toHaveLength(id === '1' ? 2 : 1)
    const page = parse(await read(`/staff/figures?office=${id}&days=90`))
    const current = all(page, 'a', { 'aria-current': 'true' }).map(words)
    expect(current).toContain(seed.offices.find((one) => String(one.id) === id)?.name)
    const downloads = all(page, 'a', { download: '' }).map(({ attribs }) => attribs.href)
    expect(downloads.every((href) => href?.includes(`office=${id}`))).toBe(true)
  })

  test('include all offices if the office is unknown or the only one', async () => {
    expect(await csv('of=kinds&office=77')).toEqual(await csv('of=kinds'))
    await changeSettings({ offices: seed.offices.slice(0, 1) })
    expect(await read('/staff/figures')).not.toContain('Per kantoor')
    await changeSettings({})
  })
})
