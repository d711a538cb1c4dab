import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, get, getJson, importItems, loadAgency } from '../../../test/agency'
import { all, type Document, parse, words, wordsOf } from '../../../test/html'
import {
  CASES,
  type Case,
  caseLabel,
  casesOf,
  everyThird,
  hasLeft,
  isPriceShown,
  KINDS,
  UNPUBLISHED,
} from '../../../test/publication-matrix'
import { LANGS } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(...CASES.map(({ item }) => item))
})

test('the matrix contains every combination', () => {
  expect(CASES.length).toBe(4 * 2 * 4 * 7 * 4)
})

describe('every page of a property', () => {
  test.each(KINDS)('in %s with goal %i shows exactly the public facts', async (region, goal) => {
    const offset = KINDS.findIndex((kind) => kind[0] === region && kind[1] === goal)
    const cases = casesOf(region, goal).filter((_, at) => (at + offset) % 4 === 0)
    await Promise.all(cases.map(expectPage))
  })

  describe('with sold pages enabled', () => {
    beforeAll(() => changeSettings({ showSoldDetailPage: true }))
    afterAll(() => changeSettings({ showSoldDetailPage: false }))

    test.each(KINDS)(
      'in %s with goal %i has neither a price nor a visit form',
      async (region, goal) => {
        const gone = casesOf(region, goal).filter(hasLeft).filter(everyThird)
        await Promise.all(gone.map(expectGone))
      },
    )
  })
})

test('the API hides the same facts', async () => {
  const byId = new Map(CASES.map((testCase) => [testCase.item.ID, testCase]))
  const seen = new Set<number>()
  for (const list of ['goal=0', 'goal=1', 'sold=true']) {
    for (const row of await rowsOf(list)) {
      const testCase = byId.get(row.ID)
      if (!testCase) continue
      seen.add(row.ID)
      const text = JSON.stringify(row)
      const { price, street } = testCase.secrets
      if (isPriceShown(testCase)) expect(row.Price, caseLabel(testCase)).toBe(testCase.item.Price)
      else expect(text, caseLabel(testCase)).not.toContain(price.replaceAll('.', ''))
      const isPublic = !testCase.addressHidden && !hasLeft(testCase)
      expect(text.includes(street), caseLabel(testCase)).toBe(isPublic)
      expect(text.includes(String(testCase.item.GoogleX)), caseLabel(testCase)).toBe(isPublic)
      expect(row.PublishPrice, caseLabel(testCase)).toBe(isPriceShown(testCase))
    }
  }
  const published = CASES.filter(({ status }) => !UNPUBLISHED.includes(status))
  expect(seen.size).toBe(published.length)
})

async function expectGone(testCase: Case): Promise<void> {
  const response = await get(`/nl/property/${testCase.item.ID}`)
  const html = await response.text()
  expect(response.status, caseLabel(testCase)).toBe(200)
  expectNoPrice(testCase, html)
  const document = parse(html)
  const text = words(document)
  expect(text, caseLabel(testCase)).toMatch(/Dit pand is (verkocht|verhuurd)/)
  expect(text, caseLabel(testCase)).not.toMatch(/Plan een bezoek|Huurvoorwaarden/)
  expect(wordsOf(document, 'title-block'), caseLabel(testCase)).not.toMatch(/€|Prijs op aanvraag/)
  if (testCase.addressHidden)
    expect(html, caseLabel(testCase)).not.toContain(testCase.secrets.street)
}

async function expectPage(testCase: Case, at: number): Promise<void> {
  const lang = LANGS[at % LANGS.length] ?? 'nl'
  const t = translator(lang)
  const response = await get(`/${lang}/property/${testCase.item.ID}`)
  const html = await response.text()
  const label = `${caseLabel(testCase)} ${lang}`
  if (UNPUBLISHED.includes(testCase.status)) {
    expect(response.status, label).toBe(404)
    expect(html, label).not.toContain(testCase.secrets.street)
    return expectNoPrice(testCase, html)
  }
  if (hasLeft(testCase)) {
    expect(response.status, label).toBe(302)
    return expect(html, label).toBe('')
  }
  expect(response.status, label).toBe(200)
  const document = parse(html)
  const text = words(document)
  const isPricePublic = isPriceShown(testCase)
  const isRent = testCase.goal === 1
  expect(text.includes(testCase.secrets.price), label).toBe(isPricePublic)
  expect(wordsOf(document, 'title-block').includes(t('price.onrequest')), label).toBe(
    !isPricePublic,
  )
  if (!isPricePublic) expectNoPrice(testCase, html)
  expect(html.includes(testCase.secrets.street), label).toBe(!testCase.addressHidden)
  expect(html.includes(String(testCase.item.GoogleX)), label).toBe(!testCase.addressHidden)
  expect(text.includes(testCase.secrets.deposit), label).toBe(isPricePublic && isRent)
  expect(text.includes(testCase.secrets.reference), label).toBe(
    isPricePublic && isRent && testCase.region === 'brussels',
  )
  expect(text.includes(testCase.secrets.ground), label).toBe(
    isPricePublic && !isRent && testCase.item.ConditionID === 2,
  )
  const isFlemishSale = testCase.region === 'flanders' && !isRent
  const { WebID } = testCase.item
  const isHome = WebID === 1 || WebID === 2
  const isBusiness = WebID === 5 || WebID === 6
  expect(text.includes(t('energy.renovation.home')), label).toBe(isFlemishSale && isHome)
  expect(text.includes(t('energy.renovation.business')), label).toBe(isFlemishSale && isBusiness)
  expect(html.includes('id="costs"'), label).toBe(isPricePublic && !isRent)
  expect(text.includes(t('manager.plan')), label).toBe(true)
  expect(html.includes('id="law"'), label).toBe(true)
  if (testCase.region === 'flanders')
    expect(text.includes(`${t('code.zone.wug').slice(1)} (Wug)`), label).toBe(!isRent)
  if (testCase.region === 'brussels') expect(text, label).toContain('woongebied')
  expectTidy(document, label)
}

function expectNoPrice({ secrets, ...testCase }: Case, html: string): void {
  for (const name of ['price', 'deposit', 'reference', 'ground'] as const) {
    const why = `${caseLabel({ secrets, ...testCase })} ${name}`
    expect(html.includes(secrets[name]), why).toBe(false)
    expect(html.includes(secrets[name].replaceAll('.', '')), why).toBe(false)
  }
}

/** Fails on labels without a value, and on values like NaN or undefined. */
function expectTidy(document: Document, why: string): void {
  expect(words(document), why).not.toMatch(/\b(NaN|undefined|null|Infinity)\b|\[object|\{\w+\}/)
  for (const value of all(document, 'dd')) {
    const picture = all(value, 'img').length + all(value, 'svg').length
    expect(words(value).length + picture, why).toBeGreaterThan(0)
  }
  for (const name of ['dt', 'h1', 'h2', 'h3', 'summary', 'th']) {
    for (const element of all(document, name)) expect(words(element), `${why} ${name}`).not.toBe('')
  }
}

interface Row {
  ID: number
  Price: number | null
  PublishPrice: boolean
}

async function rowsOf(list: string): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const from = rows.length + 1
    const path = `/api/properties?${list}&limit1=${from}&limit2=${from + 99}`
    const { Items } = await getJson<{ Items: Row[] }>(path)
    if (Items.length === 0) return rows
    rows.push(...Items)
  }
}
