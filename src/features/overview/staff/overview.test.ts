import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, type Document, parse, words } from '../../../../test/html'
import { MAIL, newLead } from '../../../../test/leads'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, person } from '../../../../test/people'
import { pageOf } from '../../../../test/staff-pages'
import { getWith } from '../../../../test/worker'
import type { StaffRole } from '../../../platform/accounts/account'
import { propertyVisit } from '../../../platform/db/schema-history'
import { lead, outbox } from '../../../platform/db/schema-leads'
import { schedule } from '../../../platform/db/schema-revisions'
import { setTimes } from '../../../site/revisions/schedule'
import { changeLead } from '../../leads/lead-work'
import { type NewLead, storeLead } from '../../leads/queries'

const NOW = new Date()
const DAY_MS = 86_400_000
const MINE = { ManagerName: 'The agent', ManagerEmail: 'agent@example.org' }
const OTHER = { ManagerName: 'Visitor', ManagerEmail: 'visitor@example.org' }
const BARE = { EnergyPerformance: null, EPCLabelText: null }
const ownListing = listing({ ...BARE, Street: 'Mijnstraat', ...MINE })
const otherListing = listing({ ...BARE, Street: 'Hunstraat', ...OTHER })

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(ownListing, otherListing)
  await person('agent')
  await person('office')
})

beforeEach(async () => {
  for (const table of [outbox, lead, schedule, propertyVisit]) await db.delete(table)
})

async function start(role: StaffRole): Promise<Document> {
  const response = await get('/staff', { headers: { Cookie: await cookieOf(role) } })
  expect(response.status).toBe(200)
  const document = parse(await response.text())
  expectNested(document)
  return document
}

/** Returns the panel with this heading, or undefined if there is none. */
function panel(document: Document, heading: string) {
  return byClass(document, 'panel').find((one) => words(all(one, 'h2')[0] ?? one) === heading)
}

function panelText(document: Document, heading: string): string {
  const section = panel(document, heading)
  return section ? words(section) : ''
}

async function arrive(FirstName: string, facts: Partial<NewLead> = {}): Promise<string> {
  const lead = newLead(facts, FirstName)
  Object.assign(lead.data, { FirstName, Name: '' })
  await storeLead(db, lead, [{ name: 'office', mail: MAIL }], NOW)
  return lead.id
}

async function assign(id: string, role: StaffRole) {
  const before = {
    id,
    status: 'new' as const,
    assigneeId: null,
    officeId: null,
    due: null,
    closedReason: null,
  }
  const { id: assigneeId } = await person(role)
  await changeLead(db, before, { ...before, assigneeId }, { by: 1, now: NOW })
}

describe('the heading of the overview', () => {
  test('greets the staff member and counts each lead and each other task', async () => {
    await arrive('First')
    await arrive('Second')
    const document = await start('office')
    expect(words(all(document, 'h1')[0] ?? document)).toMatch(/^Dag \S+$/)
    // The third task are the incomplete adverts.
    expect(words(document)).toContain('drie dingen wachten op u')
  })
})

describe('the new leads of the overview', () => {
  test('are those of the account and unassigned ones', async () => {
    await arrive('Nobodys')
    await assign(await arrive('Mine'), 'office')
    await assign(await arrive('Colleagues'), 'admin')
    const document = await start('office')
    const text = panelText(document, 'Wacht op u')
    expect(text).toContain('Nobodys')
    expect(text).toContain('Mine')
    expect(text).not.toContain('Colleagues')
    const [link] = all(panel(document, 'Wacht op u') ?? document, 'a')
    expect(words(link ?? document)).toMatch(/^2 aanvragen/)
    const list = await get(link?.attribs.href ?? '', {
      headers: { Cookie: await cookieOf('office') },
    })
    const rows = words(parse(await list.text()))
    expect(rows).toContain('Nobodys')
    expect(rows).not.toContain('Colleagues An')
    expect(rows).toContain('2 aanvragen')
  })

  test('of an agent are about managed properties', async () => {
    await arrive('About-mine', { propertyId: ownListing.ID })
    await arrive('About-theirs', { propertyId: otherListing.ID })
    const text = panelText(await start('agent'), 'Wacht op u')
    expect(text).toContain('About-mine')
    expect(text).not.toContain('About-theirs')
  })

  test('are hidden from editors', async () => {
    await arrive('Hidden')
    expect(panelText(await start('office'), 'Wacht op u')).toContain('Hidden')
    expect(panelText(await start('editor'), 'Wacht op u')).not.toContain('Hidden')
  })
})

describe('the adverts panel', () => {
  test('counts incomplete adverts and links each missing fact to its field', async () => {
    const document = await start('office')
    expect(panelText(document, 'Advertenties')).toContain('Bij 2 van 2 advertenties ontbreekt')
    const links = attributes(all(panel(document, 'Advertenties') ?? document, 'a'), 'href')
    const field = `/staff/listings/${ownListing.ID}#facts.energyPerformance`
    expect(links).toContain(field)
    const form = await get(field, { headers: { Cookie: await cookieOf('office') } })
    expect(await form.text()).toContain('id="facts.energyPerformance"')
  })

  test('shows an agent only managed properties', async () => {
    const text = panelText(await start('agent'), 'Mijn advertenties')
    expect(text).toContain('Bij 1 van 1 advertenties ontbreekt')
    expect(text).toContain('Mijnstraat')
    expect(text).not.toContain('Hunstraat')
    const list = await get('/staff/listings?show=incomplete', {
      headers: { Cookie: await cookieOf('agent') },
    })
    const rows = words(parse(await list.text()))
    expect(rows).toContain('Mijnstraat')
    expect(rows).not.toContain('Hunstraat')
  })
})

test('editors see what is published or ends this week, with links', async () => {
  const { id, name } = await pageOf('contact')
  const times = { publishAt: NOW.getTime() + DAY_MS, endAt: NOW.getTime() + 30 * DAY_MS }
  await setTimes(db, { subjectType: 'page', subjectId: String(id) }, times, { by: 1, now: NOW })
  const document = await start('editor')
  const text = panelText(document, 'Deze week')
  expect(text).toContain(`Pagina ${name}`)
  expect(text).toContain('verschijnt op')
  expect(text).not.toContain('verdwijnt van de site')
  const links = attributes(all(panel(document, 'Deze week') ?? document, 'a'), 'href')
  expect(links).toEqual([`/staff/pages/${id}`])
  expect(panelText(await start('agent'), 'Deze week')).toBe('')
})

describe('the health panel', () => {
  test('shows failed mails with a link to their leads', async () => {
    await arrive('Unlucky', { propertyId: otherListing.ID })
    expect(panelText(await start('office'), 'Technische status')).toMatch(
      /Mails ?worden niet verstuurd/,
    )
    await db.update(outbox).set({ state: 'dead' })
    const document = await start('office')
    expect(panelText(document, 'Technische status')).toContain('1 niet verstuurd')
    const links = attributes(all(panel(document, 'Technische status') ?? document, 'a'), 'href')
    expect(links).toContain('/staff/leads?status=all&failed=yes')
    expect(panelText(document, 'Wacht op u')).toContain('1 niet verstuurd')
    expect(panelText(await start('agent'), 'Wacht op u')).not.toContain('niet verstuurd')
  })

  test('shows editors the CRM and the last import, without mails', async () => {
    const response = await getWith({ CRM_SOURCE: 'whise' }, '/staff', {
      headers: { Cookie: await cookieOf('editor') },
    })
    const text = panelText(parse(await response.text()), 'Technische status')
    expect(text).toContain('CRM')
    expect(text).toContain('Laatste import')
    expect(text).not.toContain('Mails')
    expect(panelText(await start('agent'), 'Technische status')).toBe('')
  })
})
