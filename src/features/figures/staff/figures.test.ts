import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, type Document, parse, words } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { expectNested } from '../../../../test/nesting'
import { newAppointment } from '../../../../test/new-appointment'
import { cookieOf } from '../../../../test/people'
import { propertyVisit } from '../../../platform/db/schema-history'
import { brusselsDay } from '../../../platform/format/local-time'
import { daysAfter } from '../../../platform/format/time-before'
import type { Appointment, Feedback } from '../../appointments/appointment'
import { storeAppointment } from '../../appointments/queries'
import { answerLead, changeLead } from '../../leads/lead-work'
import { type NewLead, storeLead } from '../../leads/queries'

const NOW = new Date()
const TODAY = brusselsDay(NOW)
const HOUR = 3_600_000
const MAIL = { to: { email: 'an@example.be' }, subject: 'x', html: 'x', text: 'x' }
let office = ''
const [visited, requested, unvisited] = [listing({ Street: 'Kouter' }), listing(), listing()]

beforeAll(async () => {
  await loadAgency({ withListings: false })
  office = await cookieOf('office')
  await importItems(visited, requested, unvisited)
  const visit = (propertyId: number, ago: number, visits: number) => ({
    propertyId,
    day: daysAfter(TODAY, -ago),
    visits,
  })
  const rows = [visit(visited.ID, 0, 30), visit(visited.ID, 8, 1200), visit(requested.ID, 2, 12)]
  await db.insert(propertyVisit).values(rows)
  await lead({
    kind: 'property-info',
    propertyId: requested.ID,
    referrer: 'https://www.immo.be/a?b',
  })
  await answerAfter(await lead({ kind: 'visit', campaign: 'utm_source=Nieuwsbrief' }), 2)
  await setStatusAfter(await lead({ kind: 'visit', referrer: 'http://localhost/nl/te-koop' }), 30)
  await lead({ kind: 'valuation' }, 10)
  await setStatusAfter(
    await lead({ kind: 'contact', referrer: 'https://spam.example/' }),
    1,
    'spam',
  )
})

/** Stores a lead that is a number of days old. */
async function lead(facts: Partial<NewLead>, ago = 2): Promise<string> {
  const made = newLead(facts, crypto.randomUUID())
  await storeLead(db, made, [], new Date(NOW.getTime() - ago * 24 * HOUR))
  return made.id
}

const after = (hours: number) => new Date(NOW.getTime() + (hours - 48) * HOUR)

async function answerAfter(id: string, hours: number) {
  await answerLead(db, { id, key: 'k', mail: MAIL }, { by: 1, now: after(hours) })
}

async function setStatusAfter(id: string, hours: number, status: 'answered' | 'spam' = 'answered') {
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

/** Returns the rows of the table of a chart. */
function rowsOf(document: Document, title: string): string[] {
  const panel = byClass(document, 'figure').find((one) => words(one).startsWith(title))
  return panel ? all(panel, 'tr').map((row) => all(row, 'td').map(words).join(' | ')) : []
}

function csv(query: string): Promise<string> {
  return get(`/staff/figures.csv?${query}`, { headers: { Cookie: office } }).then((r) => r.text())
}

describe('the figures of an agency', () => {
  test('show visits by day as a chart and a table, from the first counted day', async () => {
    const document = await page()
    expect(rowsOf(document, 'Weergaven per dag')).toHaveLength(10)
    expect(all(document, 'svg').some(({ attribs }) => attribs.viewbox === '0 0 1000 300')).toBe(
      true,
    )
    const text = words(document)
    expect(text).toContain('1.242 in totaal.')
    expect(text).toContain('Geteld sinds')
    expect(words(await page('?days=7'))).toContain('42 in totaal. Weergaven van pagina’s')
  })

  test('count leads by kind and source, without spam', async () => {
    const document = await page()
    const lines = await csv('of=kinds&days=30')
    expect(lines).toContain('Formulier;Aanvragen\r\nBezoekaanvraag;2\r\n')
    expect(lines).not.toContain('Vraag aan het kantoor')
    expect(rowsOf(document, 'Aanvragen naar soort')).toEqual(['', '2', '1', '1'])
    const sources = await csv('of=sources')
    for (const line of [
      'immo.be;1',
      'Campagne nieuwsbrief;1',
      'Een andere pagina van deze site;1',
      'Rechtstreeks of onbekend;1',
    ]) {
      expect(sources).toContain(line)
    }
    expect(sources).not.toContain('spam.example')
  })

  test('show the way from requests to visits of each listing', async () => {
    await lead({ kind: 'visit', propertyId: requested.ID })
    await lead({ kind: 'visit', propertyId: visited.ID }, 60)
    const visit = (facts: Partial<Appointment>) =>
      storeAppointment(db, newAppointment({ propertyId: requested.ID, ...facts }), { now: NOW })
    const [yesterday, old] = [after(24).getTime(), NOW.getTime() - 60 * 24 * HOUR]
    const feedback: Feedback = { liking: 'no', reasons: [], comment: '', wantsSimilar: false }
    await visit({ state: 'took-place', startAt: yesterday, feedback, feedbackAt: yesterday })
    await visit({ state: 'took-place', startAt: old })
    await visit({ state: 'confirmed', startAt: NOW.getTime() + 24 * HOUR })
    await visit({ state: 'cancelled', startAt: yesterday })
    await visit({ propertyId: visited.ID, state: 'took-place', startAt: yesterday })
    const document = await page()
    expect(rowsOf(document, 'Van aanvraag tot bezoek')).toEqual([
      '',
      expect.stringContaining(`${requested.ID} | 1 | 1 | 1 | 1`),
      expect.stringContaining(`Kouter 22, 9000 Gent | ${visited.ID} | 0 | 1 | 0 | 0`),
    ])
    expect(attributes(all(document, 'a'), 'href')).toContain(`/staff/listings/${requested.ID}`)
    const lines = await csv('of=requests&days=365')
    expect(lines).toContain(`;${requested.ID};1;2;1;1\r\n`)
    expect(lines).toContain(`;${visited.ID};1;1;0;0\r\n`)
    expect(words(document) + lines).not.toContain('Peeters')
  })

  test('can be downloaded for the selected period', async () => {
    const response = await get('/staff/figures.csv?of=visits&days=7', {
      headers: { Cookie: office },
    })
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="visits-${daysAfter(TODAY, -6)}-${TODAY}.csv"`,
    )
    expect((await response.text()).trim().split('\r\n')).toHaveLength(8)
  })

  test('show a message if there is no data', async () => {
    await db.delete(propertyVisit)
    const text = words(await page())
    expect(text.match(/In deze periode zijn er geen weergaven geteld\./g)).toHaveLength(2)
    expect(text).not.toContain('Voor elk bekeken pand kwam er een aanvraag.')
  })
})
