import { beforeAll, describe, expect, test } from 'vitest'
import { asStaff, db, getJson, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { importFeed, lastRun, putFeed } from '../../../test/crm'
import { all, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { property } from '../../platform/db/schema'
import { LANGS, type Lang } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { propertyPath } from '../../urls'

const BELGIAN = [
  listing({ ID: 1, Zip: '4600', City: { fr: 'Visé' }, Price: 300_000 }),
  listing({ ID: 2, Zip: '9000', City: { nl: 'Gent' }, Price: 400_000 }),
]

function objectOf(key: string, geo: string, prices: string): string {
  return `<immobilie>
    <objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true" MIETE_PACHT="false"/>
      <objektart><haus haustyp="REIHENHAUS"/></objektart></objektkategorie>
    <geo>${geo}<strasse>Proefstraat</strasse><hausnummer>1</hausnummer></geo>
    <preise>${prices}</preise>
    <flaechen><wohnflaeche>120</wohnflaeche><anzahl_schlafzimmer>3</anzahl_schlafzimmer></flaechen>
    <zustand_angaben><energiepass><endenergiebedarf>350</endenergiebedarf><wertklasse>E</wertklasse></energiepass></zustand_angaben>
    <freitexte><objekttitel>Proefwoning</objekttitel></freitexte>
    <user_defined_simplefield feldname="planningPermit">Vg</user_defined_simplefield>
    <user_defined_simplefield feldname="cadastralIncome">777</user_defined_simplefield>
    <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
    <verwaltung_techn><openimmo_obid>${key}</openimmo_obid><aktion aktionart="CHANGE"/></verwaltung_techn>
  </immobilie>`
}

const WELS = `<plz>4600</plz><ort>Wels</ort><land iso_land="AUT"/>
  <geokoordinaten breitengrad="48.16" laengengrad="14.03"/>`
const ZURICH = '<plz>8001</plz><ort>Zürich</ort><land iso_land="CHE"/>'
const TORREVIEJA = `<plz>03181</plz><ort>Torrevieja</ort><land iso_land="ESP"/>
  <geokoordinaten breitengrad="37.97" laengengrad="-0.68"/>`
const UNKNOWN_COUNTRY = '<plz>9000</plz><ort>Gent</ort><land iso_land="ATL"/>'
const EUROS = '<kaufpreis>325000</kaufpreis>'
const FRANCS = '<kaufpreis>1250000</kaufpreis><waehrung iso_waehrung="CHF"/>'

const FILE = `<openimmo><uebertragung umfang="TEIL"/><anbieter>
  ${objectOf('wels', WELS, EUROS)}
  ${objectOf('zurich', ZURICH, FRANCS)}
  ${objectOf('torrevieja', TORREVIEJA, EUROS)}
  ${objectOf('nowhere', UNKNOWN_COUNTRY, EUROS)}
</anbieter></openimmo>`

/** The IDs of the homes abroad, by their towns. */
let ids: Record<string, number>

beforeAll(async () => {
  await loadAgency({ withListings: false })
  const sent = await putFeed(FILE, 'text/xml', { CRM_SOURCE: 'openimmo' })
  expect(sent.status).toBe(202)
  await importFeed({ langs: LANGS })
  await importItems(...BELGIAN)
  await purge()
  const rows = await db.select({ id: property.id, data: property.data }).from(property)
  ids = Object.fromEntries(rows.map(({ id, data }) => [data?.city.nl ?? data?.city.fr ?? '', id]))
})

const pageOf = (town: string, lang: Lang) => documentAt(propertyPath(lang, ids[town] ?? 0))

interface Item {
  ID: number
  City: string
  Country: string
  CountryID: number | null
  CountryName: string | null
  Currency: string
  Price: number | null
}

async function citiesOf(query: string): Promise<string[]> {
  const list = await getJson<{ Items: Item[] }>(`/api/properties?lang=nl&goal=0&${query}`)
  return list.Items.map(({ City }) => City)
}

test('an import rejects an unknown country and reports its field and value', async () => {
  const run = await lastRun()
  expect(run).toMatchObject({ state: 'done', counts: { upserted: 3, refused: 1 } })
  expect(run?.problems.map(({ issues }) => issues)).toContainEqual([
    { code: 'countryUnknown', value: 'Country "ATL"' },
  ])
})

describe.each([
  ['Wels', '4600 Wels', ['Oostenrijk', 'Autriche', 'Austria', 'Österreich'], '€ 325.000'],
  ['Zürich', '8001 Zürich', ['Zwitserland', 'Suisse', 'Switzerland', 'Schweiz'], 'CHF 1.250.000'],
  ['Torrevieja', '03181 Torrevieja', ['Spanje', 'Espagne', 'Spain', 'Spanien'], '€ 325.000'],
])('the page of a property in %s', (town, place, countries, price) => {
  test.each([...LANGS.entries()].slice(0, 2))(
    'has its country and its price (%i, %s)',
    async (at, lang) => {
      const page = await pageOf(town, lang)
      const text = words(page).replaceAll('\u00a0', ' ')
      expect(text).toContain(`Proefstraat 1, ${place} (${countries[at]})`)
      expect(text).toContain(price)
      const location = all(page, 'section', { id: 'location' }).map(words).join()
      expect(location).toContain(town)
      expect(location).not.toMatch(/Visé|Wezet/)
    },
  )

  test('has no facts of Belgian law', async () => {
    const lang = 'nl'
    const page = await pageOf(town, lang)
    for (const id of ['law', 'costs']) expect(all(page, 'section', { id })).toEqual([])
    const html = JSON.stringify(all(page, 'img').map(({ attribs }) => attribs.src))
    expect(html).not.toContain('/epc/')
    expect(words(page)).not.toMatch(/777|Vg\b/)
    expect(words(page)).not.toContain(translator(lang)('energy.renovation'))
  })
})

test('the API contains the country and the currency', async () => {
  const { Items } = await getJson<{ Items: Item[] }>('/api/properties?lang=fr&goal=0')
  expect(Items.find(({ City }) => City === 'Zürich')).toMatchObject({
    CountryID: null,
    CountryName: 'Suisse',
    Country: 'CH',
    Currency: 'CHF',
    Price: 1_250_000,
  })
  expect(Items.find(({ ID }) => ID === 2)).toMatchObject({
    CountryID: 10,
    CountryName: null,
    Country: 'BE',
    Currency: 'EUR',
  })
})

test('the OpenImmo export contains the country and the currency, but no Belgian facts', async () => {
  const xml = await (await asStaff('/api/export/openimmo.xml', {})).text()
  const zurich = xml.split('<immobilie>').find((object) => object.includes('Zürich')) ?? ''
  expect(zurich).toContain('<land iso_land="CHE"/>')
  expect(zurich).toContain('<waehrung iso_waehrung="CHF"/>')
  expect(zurich).not.toContain('planningPermit')
  expect(xml).toContain('<land iso_land="AUT"/>')
  expect(xml).toContain('<land iso_land="BEL"/>')
})

describe('a list', () => {
  test('with a Belgian postcode has no property abroad with the same postcode', async () => {
    expect(await citiesOf('region=Visé|4600')).toEqual(['Wezet'])
    expect(await citiesOf('region=Visé|4600&radius=50')).toEqual(['Wezet'])
    expect(await citiesOf('region=x|8001')).toEqual([])
    expect(await citiesOf('streetcity=4600')).toEqual(['Wezet'])
  })

  test('has properties abroad, and only those with the filter', async () => {
    const abroad = ['Torrevieja', 'Wels', 'Zürich']
    expect((await citiesOf('')).toSorted()).toEqual(['Gent', 'Wezet', ...abroad].toSorted())
    expect((await citiesOf('abroad=true')).toSorted()).toEqual(abroad)
    expect(await citiesOf('streetcity=Spanje')).toEqual(['Torrevieja'])
  })

  test('sorts a price in another currency last and does not match it with a budget', async () => {
    for (const order of ['Price asc', 'Price desc'])
      expect((await citiesOf(`order=${order}`)).at(-1)).toBe('Zürich')
    expect(await citiesOf('pricemin=1000000')).toEqual([])
    expect(await citiesOf('pricemax=1500000&abroad=true')).not.toContain('Zürich')
  })
})

describe('the map', () => {
  interface MapResponse {
    bounds: [number, number, number, number]
    pins: { id: number; lat: number; lng: number }[]
  }

  test('of a list shows properties abroad at their coordinates', async () => {
    const first = await getJson<MapResponse>('/api/map?lang=nl&goal=0&abroad=true')
    expect(first.bounds[0]).toBeCloseTo(37.97, 2)
    expect(first.bounds[1]).toBeCloseTo(-0.68, 2)
    expect(first.bounds[3]).toBeCloseTo(14.03, 2)
    const bounds = '37.9,-0.8,38.1,-0.5'
    const near = await getJson<MapResponse>(`/api/map?lang=nl&goal=0&zoom=12&bounds=${bounds}`)
    expect(near.pins).toMatchObject([{ id: ids.Torrevieja, lat: 37.97, lng: -0.68 }])
  })
})
