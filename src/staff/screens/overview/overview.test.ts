import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, type Document, parse, words } from '../../../../test/html'
import { MAIL, newLead } from '../../../../test/leads'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, person } from '../../../../test/people'
import { pageOf } from '../../../../test/staff-pages'
import { getWith } from '../../../../test/worker'
import { changeLead } from '../../../features/leads/lead-work'
import { type NewLead, storeLead } from '../../../features/leads/queries'
import { setTimes } from '../../../features/pages/schedule'
import type { StaffRole } from '../../../platform/accounts/account'
import { propertyVisit } from '../../../platform/db/schema-history'
import { lead, outbox } from '../../../platform/db/schema-leads'
import { schedule } from '../../../platform/db/schema-revisions'

const NOW = new Date()
const DAY_MS = 86_400_000
const MINE = { ManagerName: 'The agent', ManagerEmail: 'agent@example.org' }
const OTHER = { ManagerName: 'Somebody', ManagerEmail: 'somebody@example.org' }
const BARE = { EnergyPerformance: null, EPCLabelText: null }
const mine = listing({ ...BARE, Street: 'Mijnstraat', ...MINE })
const theirs = listing({ ...BARE, Street: 'Hunstraat', ...OTHER })

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(mine, theirs)
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

/** The panel whose heading this is; empty words where there is none. */
function panel(document: Document, heading: string) {
  return byClass(document, 'panel').find((one) => words(all(one, 'h2')[0] ?? one) === heading)
}

function told(document: Document, heading: string): string {
  const found = panel(document, heading)
  return found ? words(found) : ''
}

async function arrive(FirstName: string, facts: Partial<NewLead> = {}): Promise<string> {
  const made = newLead(facts, FirstName)
  Object.assign(made.data, { FirstName, Name: '' })
  await storeLead(db, made, [{ name: 'office', mail: MAIL }], NOW)
  return made.id
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

describe('new leads on the first page', () => {
  test('are those of the reader and of nobody', async () => {
    await arrive('Nobodys')
    await assign(await arrive('Mine'), 'office')
    await assign(await arrive('Colleagues'), 'admin')
    const document = await start('office')
    const text = told(document, 'Nieuwe aanvragen')
    expect(text).toContain('Nobodys')
    expect(text).toContain('Mine')
    expect(text).not.toContain('Colleagues')
    const [way] = all(panel(document, 'Nieuwe aanvragen') ?? document, 'a')
    expect(words(way ?? document)).toMatch(/^2 aanvragen/)
    const list = await get(way?.attribs.href ?? '', {
      headers: { Cookie: await cookieOf('office') },
    })
    const rows = words(parse(await list.text()))
    expect(rows).toContain('Nobodys')
    expect(rows).not.toContain('Colleagues An')
    expect(rows).toContain('2 aanvragen')
  })

  test('of an agent are about homes of their own', async () => {
    await arrive('About-mine', { propertyId: mine.ID })
    await arrive('About-theirs', { propertyId: theirs.ID })
    const text = told(await start('agent'), 'Nieuwe aanvragen')
    expect(text).toContain('About-mine')
    expect(text).not.toContain('About-theirs')
  })

  test('say so where none waits, and are not for editors', async () => {
    expect(told(await start('office'), 'Nieuwe aanvragen')).toContain('Er wacht geen nieuwe')
    expect(told(await start('editor'), 'Nieuwe aanvragen')).toBe('')
  })
})

describe('what adverts lack', () => {
  test('is counted, and each fact is the way to its field', async () => {
    const document = await start('office')
    expect(told(document, 'Advertenties')).toContain('Aan 2 van 2 advertenties ontbreekt')
    const links = attributes(all(panel(document, 'Advertenties') ?? document, 'a'), 'href')
    const field = `/staff/listings/${mine.ID}#facts.energyPerformance`
    expect(links).toContain(field)
    const form = await get(field, { headers: { Cookie: await cookieOf('office') } })
    expect(await form.text()).toContain('id="facts.energyPerformance"')
  })

  test('an agent sees of their own homes alone', async () => {
    const text = told(await start('agent'), 'Mijn advertenties')
    expect(text).toContain('Aan 1 van 1 advertenties ontbreekt')
    expect(text).toContain('Mijnstraat')
    expect(text).not.toContain('Hunstraat')
    const list = await get('/staff/listings?show=lacking', {
      headers: { Cookie: await cookieOf('agent') },
    })
    const rows = words(parse(await list.text()))
    expect(rows).toContain('Mijnstraat')
    expect(rows).not.toContain('Hunstraat')
  })
})

test('what appears or ends this week is told with the way to it, for who edits content', async () => {
  const { id, name } = await pageOf('contact')
  const times = { publishAt: NOW.getTime() + DAY_MS, endAt: NOW.getTime() + 30 * DAY_MS }
  await setTimes(db, { subjectType: 'page', subjectId: String(id) }, times, { by: 1, now: NOW })
  const document = await start('editor')
  const text = told(document, 'Deze week')
  expect(text).toContain(`Pagina ${name}`)
  expect(text).toContain('verschijnt op')
  expect(text).not.toContain('gaat van de site')
  const links = attributes(all(panel(document, 'Deze week') ?? document, 'a'), 'href')
  expect(links).toEqual([`/staff/pages/${id}`])
  expect(told(await start('agent'), 'Deze week')).toBe('')
})

describe('how the site does', () => {
  test('is told of mails that gave up, with the way to their leads', async () => {
    await arrive('Unlucky', { propertyId: theirs.ID })
    expect(told(await start('office'), 'Technische status')).toMatch(/Mails ?blijven hier$/)
    await db.update(outbox).set({ state: 'dead' })
    const document = await start('office')
    expect(told(document, 'Technische status')).toContain('1 niet vertrokken')
    const links = attributes(all(panel(document, 'Technische status') ?? document, 'a'), 'href')
    expect(links).toContain('/staff/leads?status=all&failed=yes')
    const [kpis] = byClass(await start('agent'), 'kpis')
    expect(kpis && words(kpis)).toMatch(/0\s*niet verstuurde mails/)
  })

  test('is told of the CRM and the last import to editors, without the mails', async () => {
    const response = await getWith({ CRM_SOURCE: 'whise' }, '/staff', {
      headers: { Cookie: await cookieOf('editor') },
    })
    const text = told(parse(await response.text()), 'Technische status')
    expect(text).toContain('CRM')
    expect(text).toContain('Laatste import')
    expect(text).not.toContain('Mails')
    expect(told(await start('agent'), 'Technische status')).toBe('')
  })

  test('is told by its visits to who sees figures', async () => {
    const day = (ago: number) =>
      new Date(NOW.getTime() - ago * DAY_MS).toLocaleDateString('sv', {
        timeZone: 'Europe/Brussels',
      })
    await db.insert(propertyVisit).values([
      { propertyId: mine.ID, day: day(0), visits: 1200 },
      { propertyId: theirs.ID, day: day(3), visits: 34 },
    ])
    expect(told(await start('office'), 'Bezoeken')).toContain('1.234')
    expect(told(await start('editor'), 'Bezoeken')).toBe('')
  })
})
