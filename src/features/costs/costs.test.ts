import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, get, importItems, listing, loadAgency } from '../../../test/agency'
import { cells } from '../../../test/home-page'
import { all, attributes, type Document, words, wordsOf } from '../../../test/html'
import { documentAt, openPage } from '../../../test/open-page'

/** A house of 350,000 € in Flanders with a score of 180 kWh/m² and 120 m². */
const HOUSE = { Price: 350_000, ConditionID: 1, EnergyPerformance: 180, SurfaceTotal: 120 }
const ENERGY = 'Energie: ongeveer € 216 per maand'

const house = listing(HOUSE)
const rental = listing({ ...HOUSE, Goal: 1, Price: 1100 })
const hidden = listing({ ...HOUSE, PublishPrice: false })
const land = listing({ ...HOUSE, WebID: 3 })
const newBuild = listing({ ...HOUSE, ConditionID: 2 })
const withoutScore = listing({ ...HOUSE, EnergyPerformance: null })

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(house, rental, hidden, land, newBuild, withoutScore)
})

describe('the energy of a month', () => {
  test.each([
    ['for sale', house.ID, true],
    ['for rent', rental.ID, true],
    ['without a public price', hidden.ID, false],
    ['without a score', withoutScore.ID, false],
    ['without a living area', land.ID, false],
  ])('of a property %s', async (_, id, isShown) => {
    const text = words(await documentAt(`/nl/property/${id}`))
    expect(text.includes(ENERGY)).toBe(isShown)
    expect(text.includes('Raming: 180 kWh/m² × 120 m² × € 0,12 ÷ 12.')).toBe(isShown)
  })

  test('is not shown if the agency has set no price', async () => {
    await changeSettings({ energyPrice: null })
    expect(words(await documentAt(`/nl/property/${house.ID}`))).not.toContain('Energie: ongeveer')
    await changeSettings({})
  })
})

describe('the yield of a rent', () => {
  test('is computed from the rent in the address, with its formula', async () => {
    const { response, document } = await openPage(`/nl/property/${house.ID}?rent=1.200`)
    const [form] = all(document, 'details', { id: 'yield' })
    expect(form?.attribs).toHaveProperty('open')
    expect(form && words(form)).toContain('3,6 % bruto')
    expect(form && words(form)).toContain('€ 1.200 × 12 ÷ (€ 350.000 + € 45.782')
    expect(fieldText(document, 'rent')).toBe('1.200')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(attributes(all(document, 'link', { rel: 'canonical' }), 'href')[0]).not.toContain('rent')
  })

  test.each(['abc', '0', '-5', '100001', '9'.repeat(400), '<b>'])(
    'has an error beside the field for %s',
    async (rent) => {
      const document = await documentAt(`/nl/property/${house.ID}?rent=${encodeURIComponent(rent)}`)
      const [form] = all(document, 'details', { id: 'yield' })
      expect(form && words(form)).toContain('Vul een getal in van 1 tot 100.000.')
      expect(form && words(form)).not.toContain('bruto')
      expect(fieldText(document, 'rent')).toBe(rent.slice(0, 20))
    },
  )

  test('does not appear on a page that other visitors get', async () => {
    await get(`/nl/property/${house.ID}?rent=1300`)
    const { html, response } = await openPage(`/nl/property/${house.ID}`)
    expect(html).not.toContain('1300')
    expect(response.headers.get('Cache-Control')).not.toBe('no-store')
    expect((await get(`/nl/property/${house.ID}`)).headers.get('Server-Timing')).toBe('page')
    const other = await get(`/nl/property/${house.ID}?rent=1400`)
    expect(other.headers.get('Server-Timing')).not.toBe('page')
  })

  test.each([
    ['without a public price', hidden.ID],
    ['for rent', rental.ID],
    ['of land', land.ID],
    ['with VAT', newBuild.ID],
  ])('is not offered for a property %s', async (_, id) => {
    const document = await documentAt(`/nl/property/${id}?rent=1200`)
    expect(all(document, '*', { id: 'yield' })).toEqual([])
    expect(words(document)).not.toContain('bruto')
  })
})

describe('the page that computes a maximum price', () => {
  const TERMS = 'monthly=1394&own=80.000&years=25&rate=3,5'

  test('links to the list with it', async () => {
    const { document, response } = await openPage(`/nl/budget?${TERMS}&region=flanders&ownhome=1`)
    const [result] = all(document, 'section', { id: 'result' })
    expect(result && all(result, 'tr').map(cells)).toEqual([
      ['Lening', '€ 280.098'],
      ['Eigen inbreng', '€ 80.000'],
      ['Registratierechten', '− € 6.980'],
      ['Notaris, hoogstens (incl. btw)', '− € 3.032'],
      ['Dossierkosten notaris', '− € 750'],
      ['Hoogste prijs, naar beneden afgerond', '€ 349.000'],
    ])
    expect(result && attributes(all(result, 'a'), 'href')[0]).toBe('/nl/te-koop?budget=-349000')
    expect(result && words(result)).toContain('25 jaar looptijd en 3,5 % rente')
    expect(result && words(result)).toContain('geen kredietaanbod')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
  })

  test.each([
    ['region=flanders', '€ 318.000'],
    ['region=wallonia&ownhome=1', '€ 345.000'],
    ['region=brussels&ownhome=1', '€ 338.000'],
    ['region=nowhere&ownhome=1', '€ 349.000'],
  ])('uses the duties of %s', async (query, price) => {
    const document = await documentAt(`/nl/budget?${TERMS}&${query}`)
    expect(words(all(document, 'h2')[0] ?? document)).toContain(price)
  })

  test('starts with the terms of the loan example and the region of the property', async () => {
    const { document, response } = await openPage('/nl/budget')
    expect([fieldText(document, 'years'), fieldText(document, 'rate')]).toEqual(['25', '3,5'])
    expect(response.headers.get('Cache-Control')).not.toBe('no-store')
    const page = await documentAt(`/nl/property/${house.ID}`)
    const [costs] = all(page, 'section', { id: 'costs' })
    expect(costs && attributes(all(costs, 'a'), 'href')).toContain('/nl/budget?region=flanders')
  })

  test('keeps what it cannot read beside an error', async () => {
    const document = await documentAt('/fr/budget?monthly=beaucoup&own=&years=80&rate=3,5')
    const wrong = all(document, 'input', { 'aria-invalid': 'true' })
    expect(attributes(wrong, 'value')).toEqual(['beaucoup', '80'])
    const errors = attributes(wrong, 'aria-describedby').map((id = '') => {
      const [error] = all(document, 'p', { id })
      return error && words(error)
    })
    expect(errors).toEqual(['Indiquez un nombre de 50 à 20.000.', 'Indiquez un nombre de 1 à 40.'])
    expect(all(document, '*', { id: 'result' })).toEqual([])
  })

  test('says so if the costs take the budget', async () => {
    const document = await documentAt('/en/budget?monthly=50&own=&years=1&rate=0')
    expect(wordsOf(document, 'notice')).toContain('nothing is left for a home')
  })

  test('is missing if the agency shows no loan example', async () => {
    await changeSettings({ showsLoanExample: false })
    expect((await get('/nl/budget')).status).toBe(302)
    const [costs] = all(await documentAt(`/nl/property/${house.ID}`), 'section', { id: 'costs' })
    expect(costs && attributes(all(costs, 'a'), 'href').join()).not.toContain('budget')
    await changeSettings({})
  })
})

function fieldText(document: Document, name: string): string | undefined {
  return attributes(all(document, 'input', { name }), 'value').at(-1)
}
