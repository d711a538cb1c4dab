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

test('the matrix is large', () => {
  expect(CASES.length).toBe(4 * 2 * 4 * 7 * 4)
})

describe('every page of a home', () => {
  test.each(KINDS)('in %s with goal %i shows exactly the public facts', async (region, goal) => {
    const offset = KINDS.findIndex((kind) => kind[0] === region && kind[1] === goal)
    const cases = casesOf(region, goal).filter((_, at) => (at + offset) % 4 === 0)
    await Promise.all(cases.map(expectPage))
  })

  describe('where the agency shows those that left the market', () => {
    beforeAll(() => changeSettings({ showSoldDetailPage: true }))
    afterAll(() => changeSettings({ showSoldDetailPage: false }))

    test.each(KINDS)('in %s with goal %i has neither price nor visit', async (region, goal) => {
      const gone = casesOf(region, goal).filter(hasLeft).filter(everyThird)
      await Promise.all(gone.map(expectGone))
    })
  })
})

test('the API hides the same facts', async () => {
  const byId = new Map(CASES.map((one) => [one.item.ID, one]))
  const seen = new Set<number>()
  for (const list of ['goal=0', 'goal=1', 'sold=true']) {
    for (const row of await rowsOf(list)) {
      const one = byId.get(row.ID)
      if (!one) continue
      seen.add(row.ID)
      const text = JSON.stringify(row)
      const { price, street } = one.secrets
      if (isPriceShown(one)) expect(row.Price, caseLabel(one)).toBe(one.item.Price)
      else expect(text, caseLabel(one)).not.toContain(price.replaceAll('.', ''))
      const open = !one.addressHidden && !hasLeft(one)
      expect(text.includes(street), caseLabel(one)).toBe(open)
      expect(text.includes(String(one.item.GoogleX)), caseLabel(one)).toBe(open)
      expect(row.PublishPrice, caseLabel(one)).toBe(isPriceShown(one))
    }
  }
  const published = CASES.filter(({ status }) => !UNPUBLISHED.includes(status))
  expect(seen.size).toBe(published.length)
})

async function expectGone(one: Case): Promise<void> {
  const response = await get(`/nl/property/${one.item.ID}`)
  const html = await response.text()
  expect(response.status, caseLabel(one)).toBe(200)
  expectNoPrice(one, html)
  const document = parse(html)
  const text = words(document)
  expect(text, caseLabel(one)).toMatch(/Dit pand is (verkocht|verhuurd)/)
  expect(text, caseLabel(one)).not.toMatch(/Plan een bezoek|Huurvoorwaarden/)
  expect(wordsOf(document, 'title-block'), caseLabel(one)).not.toMatch(/€|Prijs op aanvraag/)
  if (one.addressHidden) expect(html, caseLabel(one)).not.toContain(one.secrets.street)
}

async function expectPage(one: Case, at: number): Promise<void> {
  const lang = LANGS[at % LANGS.length] ?? 'nl'
  const t = translator(lang)
  const response = await get(`/${lang}/property/${one.item.ID}`)
  const html = await response.text()
  const why = `${caseLabel(one)} ${lang}`
  if (UNPUBLISHED.includes(one.status)) {
    expect(response.status, why).toBe(404)
    expect(html, why).not.toContain(one.secrets.street)
    return expectNoPrice(one, html)
  }
  if (hasLeft(one)) {
    expect(response.status, why).toBe(302)
    return expect(html, why).toBe('')
  }
  expect(response.status, why).toBe(200)
  const document = parse(html)
  const text = words(document)
  const open = isPriceShown(one)
  const isRent = one.goal === 1
  expect(text.includes(one.secrets.price), why).toBe(open)
  expect(wordsOf(document, 'title-block').includes(t('price.onrequest')), why).toBe(!open)
  if (!open) expectNoPrice(one, html)
  expect(html.includes(one.secrets.street), why).toBe(!one.addressHidden)
  expect(html.includes(String(one.item.GoogleX)), why).toBe(!one.addressHidden)
  expect(text.includes(one.secrets.deposit), why).toBe(open && isRent)
  expect(text.includes(one.secrets.reference), why).toBe(
    open && isRent && one.region === 'brussels',
  )
  expect(text.includes(one.secrets.ground), why).toBe(open && !isRent && one.item.ConditionID === 2)
  const mustRenovate = one.region === 'flanders' && !isRent
  expect(text.includes(t('energy.renovationtext')), why).toBe(mustRenovate)
  expect(html.includes('id="costs"'), why).toBe(open && !isRent)
  expect(text.includes(t('manager.plan')), why).toBe(true)
  expect(html.includes('id="law"'), why).toBe(isRent || one.region !== 'luxembourg')
  if (one.region === 'flanders')
    expect(text.includes(`${t('code.zone.wug').slice(1)} (Wug)`), why).toBe(!isRent)
  if (one.region === 'brussels') expect(text, why).toContain('woongebied')
  expectTidy(document, why)
}

function expectNoPrice({ secrets, ...one }: Case, html: string): void {
  for (const name of ['price', 'deposit', 'reference', 'ground'] as const) {
    const why = `${caseLabel({ secrets, ...one })} ${name}`
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
