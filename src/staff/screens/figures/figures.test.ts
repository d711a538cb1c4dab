import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, byClass, type Document, parse, words } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { expectNested } from '../../../../test/nesting'
import { cookieOf } from '../../../../test/people'
import { answerLead, changeLead } from '../../../features/leads/lead-work'
import { type NewLead, storeLead } from '../../../features/leads/queries'
import { propertyVisit } from '../../../platform/db/schema-history'
import { brusselsDay } from '../../../platform/format/local-time'
import { dayAfter } from './period'

const NOW = new Date()
const TODAY = brusselsDay(NOW)
const HOUR = 3_600_000
const MAIL = { to: { email: 'an@example.be' }, subject: 'x', html: 'x', text: 'x' }
let office = ''
const [seen, asked, quiet] = [listing({ Street: 'Kouter' }), listing(), listing()]

beforeAll(async () => {
  await loadAgency({ withListings: false })
  office = await cookieOf('office')
  await importItems(seen, asked, quiet)
  const visit = (propertyId: number, ago: number, visits: number) => ({
    propertyId,
    day: dayAfter(TODAY, -ago),
    visits,
  })
  const rows = [visit(seen.ID, 0, 30), visit(seen.ID, 8, 1200), visit(asked.ID, 2, 12)]
  await db.insert(propertyVisit).values(rows)
  await lead({ kind: 'property-info', propertyId: asked.ID, referrer: 'https://www.immo.be/a?b' })
  await answer(await lead({ kind: 'visit', campaign: 'utm_source=Nieuwsbrief' }), 2)
  await say(await lead({ kind: 'visit', referrer: 'http://localhost/nl/te-koop' }), 30)
  await lead({ kind: 'valuation' }, 10)
  await say(await lead({ kind: 'contact', referrer: 'https://spam.example/' }), 1, 'spam')
})

/** A lead of so many days ago. */
async function lead(facts: Partial<NewLead>, ago = 2): Promise<string> {
  const made = newLead(facts, crypto.randomUUID())
  await storeLead(db, made, [], new Date(NOW.getTime() - ago * 24 * HOUR))
  return made.id
}

const after = (hours: number) => new Date(NOW.getTime() + (hours - 48) * HOUR)

async function answer(id: string, hours: number) {
  await answerLead(db, { id, key: 'k', mail: MAIL }, { by: 1, now: after(hours) })
}

async function say(id: string, hours: number, status: 'answered' | 'spam' = 'answered') {
  const none = { assigneeId: null, officeId: null, due: null, closedReason: null }
  const before = { id, status: 'new' as const, ...none }
  await changeLead(db, before, { status, ...none }, { by: 1, now: after(hours) })
}

async function page(query = ''): Promise<Document> {
  const response = await get(`/staff/figures${query}`, { headers: { Cookie: office } })
  expect(response.status).toBe(200)
  const document = parse(await response.text())
  expectNested(document)
  return document
}

/** The rows of the table behind the plot of this name. */
function rowsOf(document: Document, title: string): string[] {
  const panel = byClass(document, 'figure').find((one) => words(one).startsWith(title))
  return panel ? all(panel, 'tr').map((row) => all(row, 'td').map(words).join(' | ')) : []
}

function csv(query: string): Promise<string> {
  return get(`/staff/figures.csv?${query}`, { headers: { Cookie: office } }).then((r) => r.text())
}

describe('the figures of an agency', () => {
  test('count visits by day as a plot and as a table, from the first day counted', async () => {
    const document = await page()
    expect(rowsOf(document, 'Bezoeken per dag')).toHaveLength(10)
    expect(all(document, 'svg').some(({ attribs }) => attribs.viewbox === '0 0 1000 300')).toBe(
      true,
    )
    const text = words(document)
    expect(text).toContain('1.242 in totaal.')
    expect(text).toContain('Geteld sinds')
    expect(words(await page('?days=7'))).toContain('42 in totaal. Van pagina’s')
  })

  test('count leads by kind and by source, unwanted ones left out', async () => {
    const document = await page()
    const lines = await csv('of=kinds&days=30')
    expect(lines).toContain('Formulier;Aanvragen\r\nBezoek;2\r\n')
    expect(lines).not.toContain('Vraag aan het kantoor')
    expect(rowsOf(document, 'Aanvragen naar soort')).toEqual(['', '2', '1', '1'])
    const sources = await csv('of=sources')
    for (const line of [
      'immo.be;1',
      'Campagne nieuwsbrief;1',
      'Een andere pagina van deze site;1',
      '"Rechtstreeks of onbekend";1',
    ]) {
      expect(sources).toContain(line)
    }
    expect(sources).not.toContain('spam.example')
  })

  test('tell how long leads waited for an answer', async () => {
    expect(words(await page())).toContain('had het binnen 2 uur')
    expect(rowsOf(await page(), 'Antwoordtijd')).toEqual(['', '0', '1', '0', '1', '0', '2'])
    expect(rowsOf(await page('?days=7'), 'Antwoordtijd').at(-1)).toBe('1')
  })

  test('name the homes that are looked at and not asked about', async () => {
    const document = await page()
    const rows = rowsOf(document, 'Panden met bezoeken, maar zonder aanvraag')
    expect(rows).toEqual(['', expect.stringMatching(/^Kouter 22.* \| \d+ \| 1\.230$/)])
    expect(await csv('of=homes&days=7')).toContain(`;${seen.ID};30\r\n`)
  })

  test('are a file to download, of the period that was chosen', async () => {
    const response = await get('/staff/figures.csv?of=visits&days=7', {
      headers: { Cookie: office },
    })
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="visits-${dayAfter(TODAY, -6)}-${TODAY}.csv"`,
    )
    expect((await response.text()).trim().split('\r\n')).toHaveLength(8)
  })

  test('say so where there is nothing to tell', async () => {
    await db.delete(propertyVisit)
    const text = words(await page())
    expect(text.match(/In deze periode zijn er geen bezoeken geteld\./g)).toHaveLength(2)
    expect(text).not.toContain('Voor elk bekeken pand kwam er een aanvraag.')
  })
})
