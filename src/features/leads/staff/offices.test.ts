import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, parse } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { cookieOf, person, post } from '../../../../test/people'
import { findLead, storeLead } from '../queries'

let [office, namur, nowhere] = ['', '', '']

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  office = await cookieOf('office')
  ;[namur, nowhere] = await Promise.all([leadOf(3), leadOf(null)])
})

async function leadOf(officeId: number | null): Promise<string> {
  const lead = newLead({ officeId }, crypto.randomUUID())
  await storeLead(db, lead, [], new Date())
  return lead.id
}

async function read(path: string): Promise<string> {
  return (await get(path, { headers: { Cookie: office } })).text()
}

describe('leads of an office', () => {
  test('can be filtered in the list and in the CSV, which contains the office', async () => {
    const list = await read('/staff/leads?office=3')
    expect(list).toContain(namur)
    expect(list).not.toContain(nowhere)
    const none = await read('/staff/leads?office=none')
    expect(none).toContain(nowhere)
    expect(none).not.toContain(namur)
    const [heading, line, ...others] = (await read('/staff/leads.csv?office=3')).split('\r\n')
    expect(heading).toContain('Kantoor')
    expect(line).toContain('Lindehof Namur')
    expect(others.join('')).not.toContain('Lindehof Gent')
  })

  test('can be moved to another office or to none', async () => {
    const give = (fields: Record<string, string>, cookie = office) =>
      post(`/staff/leads/${namur}`, { ...fields }, { Cookie: cookie })
    await give({ office: '2' })
    expect(await findLead(db, namur)).toMatchObject({ officeId: 2 })
    await give({ status: 'taken' })
    expect(await findLead(db, namur)).toMatchObject({ officeId: 2, status: 'taken' })
    await give({ office: '99' })
    expect(await findLead(db, namur)).toMatchObject({ officeId: null })
  })

  test('stay in their office when they are assigned to an agent', async () => {
    const { id } = await person('agent')
    const fields = { assignee: String(id), office: '3' }
    await post(`/staff/leads/${namur}`, fields, { Cookie: office })
    const agent = await cookieOf('agent')
    const page = await (await get(`/staff/leads/${namur}`, { headers: { Cookie: agent } })).text()
    const [followUp] = byClass(parse(page), 'side-pane')
    expect(followUp && attributes(all(followUp, 'select'), 'name')).toEqual(['status'])
    await post(`/staff/leads/${namur}`, { office: '1' }, { Cookie: agent })
    expect(await findLead(db, namur)).toMatchObject({ officeId: 3 })
  })
})
