import { beforeAll, describe, expect, test } from 'vitest'
import { importItems, listing, loadAgency } from '../../../../test/agency'
import { all, byClass, type Document, words } from '../../../../test/html'
import { documentAt, openPage } from '../../../../test/open-page'
import { cookieOf } from '../../../../test/people'
import { POSTERS_PATH, postersPath } from '../../../urls'

let office: string

beforeAll(async () => {
  await loadAgency()
  office = await cookieOf('office')
})

const postersAt = (query: string) => documentAt(`${POSTERS_PATH}?${query}`, office)

function addressesOf(page: Document): string[] {
  return byClass(page, 'paper-address').map(
    (address) => /localhost\S*$/.exec(words(address))?.[0] ?? '',
  )
}

describe('a window poster', () => {
  test('has the price, four facts, the energy label and a code of the public address', async () => {
    const home = listing({
      Price: 432_100,
      EnergyPerformance: 180,
      EPCUniqueCode: '20261126-0001',
      NumberOfBedRooms: 3,
      NumberOfBathRooms: 2,
      SurfaceLiving: 143,
      ConstructionYear: 1987,
    })
    await importItems(home)
    const page = await documentAt(postersPath(String(home.ID)), office)
    const [poster] = byClass(page, 'poster')
    const text = words(poster ?? page)
    expect(text).toContain('432.100')
    expect(text).toContain('20261126-0001')
    expect(text).toContain('143')
    expect(byClass(page, 'key-facts').flatMap((facts) => all(facts, 'dt'))).toHaveLength(4)
    expect(byClass(poster ?? page, 'epc').map(words)).toHaveLength(1)
    expect(addressesOf(page)).toEqual([`localhost/nl/property/${home.ID}`])
    expect(byClass(page, 'paper-address').flatMap((address) => all(address, 'svg'))).toHaveLength(1)
  })

  test('hides what the website hides', async () => {
    const home = listing({
      Street: 'Zwijgzaamlaan',
      PublishAddress: false,
      Price: 87_654_321,
      PublishPrice: false,
    })
    await importItems(home)
    const { html } = await openPage(postersPath(String(home.ID)), office)
    expect(html).toContain('Prijs op aanvraag')
    expect(html).not.toContain('Zwijgzaam')
    expect(html).not.toMatch(/87.?654.?321/)
  })

  test('is in the chosen language and on the chosen paper', async () => {
    const page = await postersAt('ids=410001&lang=fr&paper=a3-landscape')
    const [poster] = byClass(page, 'poster')
    expect(poster?.attribs['data-paper']).toBe('a3-landscape')
    expect(addressesOf(page)).toEqual(['localhost/fr/property/410001'])
    expect(all(page, 'h1').map(words)).toEqual(['Raamaffiches'])
  })
})

describe('posters of a selection', () => {
  test('are those of the address, in their order', async () => {
    const page = await postersAt('show=market&ids=410018&ids=410001&ids=p9001')
    expect(addressesOf(page)).toEqual([
      'localhost/nl/property/410018',
      'localhost/nl/property/410001',
      'localhost/nl/project/p/9001',
    ])
  })

  test('omit listings without a public page', async () => {
    const page = await postersAt('ids=410001&ids=999999')
    expect(byClass(page, 'poster')).toHaveLength(1)
    expect(words(page)).toContain('1 pand staat niet op de website')
    const none = await postersAt('ids=999999')
    expect(byClass(none, 'poster')).toEqual([])
    expect(words(none)).toContain('Geen van deze panden staat op de website.')
  })
})

test('posters need a session', async () => {
  expect((await openPage(postersPath('410001'))).status).toBe(303)
})
