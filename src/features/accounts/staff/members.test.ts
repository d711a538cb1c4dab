import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import team from '../../../../seeds/team.json'
import { db, importItems, listing, loadAgency, loadFolder, purge } from '../../../../test/agency'
import { all, parse, words, wordsOf } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { documentAt, wordsAt } from '../../../../test/open-page'
import { cookieOf, person, post } from '../../../../test/people'
import { shown } from '../../../../test/staff-pages'
import { account } from '../../../platform/db/schema-people'
import { storeLead } from '../../leads/queries'

let [admin, agent, agentId] = ['', '', 0]
const [lotte] = team.members

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  admin = await cookieOf('admin')
  agentId = (await person('agent')).id
  agent = await cookieOf('agent')
  await db.update(account).set({ memberId: null, officeId: null })
})

const CHANGE = { name: 'The agent', role: 'agent', lang: 'nl' }
const change = (fields: Record<string, string>) =>
  post(`/staff/accounts/${agentId}`, { ...CHANGE, ...fields }, { Cookie: admin })

const stored = () => db.select().from(account).where(eq(account.id, agentId)).get()

describe('an admin', () => {
  test('assigns an office and a team member to an account', async () => {
    expect((await change({ officeId: '2', memberId: '1' })).status).toBe(303)
    expect(await stored()).toMatchObject({ officeId: 2, memberId: 1 })
    const list = await documentAt('/staff/accounts', admin)
    const row = all(list, 'tr').find((tr) => words(tr).includes('agent@example.org'))
    expect(row && words(row)).toContain('Lindehof Brussel')
    expect(row && all(row, 'img')).toHaveLength(1)
    const page = await documentAt(`/staff/accounts/${agentId}`, admin)
    const selected = all(page, 'option', { selected: '' }).map(words)
    expect(selected).toEqual(expect.arrayContaining(['Lindehof Brussel', 'Lotte Vermeulen']))
  })
})

describe('an agent', () => {
  test('without a team member reads whom to ask, and the admin what is missing', async () => {
    const texts = async () => [
      (await shown('/staff', agent)).text,
      (await shown(`/staff/accounts/${agentId}`, admin)).text,
    ]
    const [start, page] = await texts()
    expect(start).toContain('Vraag The admin om de koppeling te maken.')
    expect(page).toContain('Deze makelaar is niet gekoppeld')
    await db.update(account).set({ memberId: 1 }).where(eq(account.id, agentId))
    for (const text of await texts()) expect(text).not.toMatch(/koppeling te maken|niet gekoppeld/)
  })

  const managed = (name: string, email: string) =>
    listing({ Street: 'Eigenstraat', ManagerName: name, ManagerEmail: email })

  test.each([
    ['the address of the account itself', 'Visitor', 'Agent@example.org', null],
    ['the address of the team member of the account', 'Visitor', 'Lotte@demo.invalid', 1],
    ['the name that the CRM has for them', 'L. Vermeulen', 'crm@example.org', 1],
  ])('sees properties and their leads by %s', async (_, name, email, memberId) => {
    const crmName = 'L. Vermeulen'
    await loadFolder({ team: { members: [{ ...lotte, crmName }, ...team.members.slice(1)] } })
    const [home, other] = [managed(name, email), managed('Else', 'else@example.org')]
    await importItems(home, other)
    await db.update(account).set({ memberId }).where(eq(account.id, agentId))
    const lead = newLead({ propertyId: home.ID })
    await storeLead(db, lead, [], new Date())
    for (const path of [`/staff/listings/${home.ID}`, `/staff/leads/${lead.id}`])
      expect(await shown(path, agent)).toMatchObject({ status: 200 })
    expect(await shown(`/staff/listings/${other.ID}`, agent)).toMatchObject({ status: 404 })
    expect((await shown('/staff/listings', agent)).text).toContain(String(home.ID))
    expect((await shown('/staff/listings', agent)).text).not.toContain(String(other.ID))
  })

  test('sees a lead for their team member until it is assigned to another account', async () => {
    const lead = newLead()
    lead.data.memberId = 1
    await storeLead(db, lead, [], new Date())
    expect(await shown(`/staff/leads/${lead.id}`, agent)).toMatchObject({ status: 404 })
    await db.update(account).set({ memberId: 1 }).where(eq(account.id, agentId))
    expect(await shown(`/staff/leads/${lead.id}`, agent)).toMatchObject({ status: 200 })
    await post(`/staff/leads/${lead.id}/assignment`, {}, { Cookie: admin })
    expect(await shown(`/staff/leads/${lead.id}`, agent)).toMatchObject({ status: 404 })
  })
})

test('a hidden team member is not on the site, but can be assigned to an account', async () => {
  const names = async () => wordsOf(await documentAt('/nl/over-ons'), 'team')
  await loadFolder({ team })
  await purge()
  expect(await names()).toContain('Lotte Vermeulen')
  const hidden = { ...lotte, status: 'Hidden' }
  await loadFolder({ team: { members: [hidden, ...team.members.slice(1)] } })
  await purge()
  expect(await names()).not.toContain('Lotte Vermeulen')
  expect(await wordsAt('/staff/accounts/new', admin)).toContain('Lotte Vermeulen')
})

test.each([
  ['officeId', '999'],
  ['memberId', '999999'],
])('refuses %s %s, which the form does not offer', async (name, value) => {
  const rejection = await change({ [name]: value })
  expect(rejection.status).toBe(422)
  const invalidSelects = all(parse(await rejection.text()), 'select', { 'aria-invalid': 'true' })
  expect(invalidSelects.map(({ attribs }) => attribs.name)).toEqual([name])
  expect(await stored()).toMatchObject({ officeId: null, memberId: null })
  const fields = { ...CHANGE, name: 'New', email: 'new@example.org', [name]: value }
  expect((await post('/staff/accounts', fields, { Cookie: admin })).status).toBe(422)
})
