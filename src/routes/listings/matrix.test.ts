import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  getJson,
  importItems,
  listing,
  loadAgency,
  type WireItem,
} from '../../../test/agency'
import { all, type Document, parse, words, wordsOf } from '../../../test/html'
import { LANGS } from '../../domain/format/lang'
import { translator } from '../../i18n'

const REGIONS = {
  flanders: {
    Zip: '9000',
    EPCLabelText: 'E',
    PlanningZone: 'Wug',
    GoogleX: 51.0512,
    GoogleY: 3.7234,
  },
  brussels: {
    Zip: '1050',
    EPCLabelText: 'E',
    PlanningUse: 'woongebied',
    GoogleX: 50.8312,
    GoogleY: 4.3634,
  },
  wallonia: {
    Zip: '5000',
    EPCLabelText: 'F',
    PlanningZone: 'zone verte',
    GoogleX: 50.4612,
    GoogleY: 4.8634,
  },
  luxembourg: {
    Zip: 'L-8008',
    CountryID: 50,
    EPCLabelText: 'E',
    GoogleX: 49.6112,
    GoogleY: 6.1234,
  },
} satisfies Record<string, WireItem>
type Region = keyof typeof REGIONS

const MARQUEES = [null, 1, 2, 3, 4, 5, 9]
const STATUSES = [1, 2, 4, 'unpublished'] as const
const UNPUBLISHED = [0, 3, 5, 6]
const WEB_IDS = [1, 2, 3, 4]

interface Case {
  region: Region
  goal: 0 | 1
  marquee: number | null
  status: number
  priceHidden: boolean
  addressHidden: boolean
  item: WireItem & { ID: number }
  /** What must not be seen where it is hidden, as pages and the API write it. */
  secrets: { price: string; deposit: string; reference: string; ground: string; street: string }
}

const CASES: Case[] = []
for (const region of Object.keys(REGIONS) as Region[]) {
  for (const goal of [0, 1] as const) {
    for (const status of STATUSES) {
      for (const marquee of MARQUEES) {
        for (const hidden of [0, 1, 2, 3])
          CASES.push(makeCase(region, goal, status, marquee, hidden))
      }
    }
  }
}

const KINDS = (Object.keys(REGIONS) as Region[]).flatMap((region) =>
  ([0, 1] as const).map((goal) => [region, goal] as const),
)

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(...CASES.map(({ item }) => item))
}, 120_000)

test('the matrix is large', () => {
  expect(CASES.length).toBe(4 * 2 * 4 * 7 * 4)
})

describe('every page of a home', () => {
  test.each(KINDS)(
    'in %s with goal %i tells what it may',
    { timeout: 120_000 },
    async (region, goal) => {
      for (const [at, one] of casesOf(region, goal).entries()) await expectPage(one, at)
    },
  )

  test.each(KINDS)(
    'in %s with goal %i that left the market, where the agency shows those',
    { timeout: 120_000 },
    async (region, goal) => {
      await changeSettings({ showSoldDetailPage: true })
      for (const one of casesOf(region, goal).filter(hasLeft).filter(everyThird)) {
        const response = await get(`/nl/property/${one.item.ID}`)
        const html = await response.text()
        expect(response.status, told(one)).toBe(200)
        expectNoPrice(one, html)
        const document = parse(html)
        const text = words(document)
        expect(text, told(one)).toMatch(/Dit pand is (verkocht|verhuurd)/)
        expect(text, told(one)).not.toMatch(/Plan een bezoek|Huurvoorwaarden/)
        expect(wordsOf(document, 'title-block'), told(one)).not.toMatch(/€|Prijs op aanvraag/)
        if (one.addressHidden) expect(html, told(one)).not.toContain(one.secrets.street)
      }
      await changeSettings({ showSoldDetailPage: false })
    },
  )
})

test('the API tells no more', { timeout: 120_000 }, async () => {
  const byId = new Map(CASES.map((one) => [one.item.ID, one]))
  const seen = new Set<number>()
  for (const list of ['goal=0', 'goal=1', 'sold=true']) {
    for (const row of await rowsOf(list)) {
      const one = byId.get(row.ID)
      if (!one) continue
      seen.add(row.ID)
      const text = JSON.stringify(row)
      const { price, street } = one.secrets
      if (isPriceShown(one)) expect(row.Price, told(one)).toBe(one.item.Price)
      else expect(text, told(one)).not.toContain(price.replaceAll('.', ''))
      const open = !one.addressHidden && !hasLeft(one)
      expect(text.includes(street), told(one)).toBe(open)
      expect(text.includes(String(one.item.GoogleX)), told(one)).toBe(open)
      expect(row.PublishPrice, told(one)).toBe(isPriceShown(one))
    }
  }
  const published = CASES.filter(({ status }) => !UNPUBLISHED.includes(status))
  expect(seen.size).toBe(published.length)
})

async function expectPage(one: Case, at: number): Promise<void> {
  const lang = LANGS[at % LANGS.length] ?? 'nl'
  const t = translator(lang)
  const response = await get(`/${lang}/property/${one.item.ID}`)
  const html = await response.text()
  const why = `${told(one)} ${lang}`
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
    expect(text.includes(`Wug: ${t('code.zone.wug')}`), why).toBe(!isRent)
  if (one.region === 'brussels') expect(text, why).toContain('woongebied')
  expectTidy(document, why)
}

function expectNoPrice({ secrets, ...one }: Case, html: string): void {
  for (const name of ['price', 'deposit', 'reference', 'ground'] as const) {
    const why = `${told({ secrets, ...one })} ${name}`
    expect(html.includes(secrets[name]), why).toBe(false)
    expect(html.includes(secrets[name].replaceAll('.', '')), why).toBe(false)
  }
}

/** No name without a value, and nothing that a program says instead of words. */
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

function makeCase(
  region: Region,
  goal: 0 | 1,
  kind: (typeof STATUSES)[number],
  marquee: number | null,
  hidden: number,
): Case {
  const at = CASES.length
  const status = kind === 'unpublished' ? (UNPUBLISHED[at % 4] ?? 0) : kind
  const priceHidden = (hidden & 1) === 1
  const addressHidden = (hidden & 2) === 2
  const euros = (first: number) => first * 1_000_000 + 10_000 + at
  const item = listing({
    ...REGIONS[region],
    Goal: goal,
    Status: status,
    Marquee: marquee,
    WebID: WEB_IDS[Math.floor(at / 4) % 4],
    ConditionID: at % 3 === 0 ? 2 : 1,
    PublishPrice: !priceHidden,
    PublishAddress: !addressHidden,
    Street: `Verborgen${at}laan`,
    Price: euros(7),
    Deposit: euros(6),
    ReferenceRent: euros(5),
    GroundPart: euros(4),
    Charges: 45,
    ManagerName: 'Lotte',
    ManagerEmail: 'lotte@demo.invalid',
  })
  const text = (first: number) => `${first}.010.${String(at).padStart(3, '0')}`
  return {
    region,
    goal,
    marquee,
    status,
    priceHidden,
    addressHidden,
    item,
    secrets: {
      price: text(7),
      deposit: text(6),
      reference: text(5),
      ground: text(4),
      street: `Verborgen${at}laan`,
    },
  }
}

function casesOf(region: Region, goal: 0 | 1): Case[] {
  return CASES.filter((one) => one.region === region && one.goal === goal)
}

function everyThird(_: Case, at: number): boolean {
  return at % 3 === 0
}

function hasLeft({ status, marquee }: Case): boolean {
  return status === 2 || status === 4 || (status === 1 && (marquee === 3 || marquee === 4))
}

function isPriceShown(one: Case): boolean {
  return !one.priceHidden && one.marquee !== 2 && one.status === 1 && !hasLeft(one)
}

function told({ item, region, goal, status, marquee, priceHidden, addressHidden }: Case): string {
  return JSON.stringify({ ID: item.ID, region, goal, status, marquee, priceHidden, addressHidden })
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
