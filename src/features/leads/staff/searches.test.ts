import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { CRM_ENV } from '../../../../test/crm'
import { deleteAllLeads, PERSON, postForm, sendForm, storedLeads } from '../../../../test/forms'
import { all, attributes, parse, words, wordsOf } from '../../../../test/html'
import { cookieOf, person, post } from '../../../../test/people'
import {
  askFor,
  deleteExpiredSearches,
  linkIn,
  SEARCHER,
  savedPath,
  searchMails,
  storedSearches,
  tokenOf,
} from '../../../../test/searches'
import { crmLead, lead, leadNote, outbox } from '../../../platform/db/schema-leads'
import { savedSearch } from '../../../platform/db/schema-searches'
import { monthsBefore } from '../../../platform/format/time-before'
import { encodeArea } from '../../../platform/geo/area'
import { erasePerson } from '../../personal-data/erasures'
import { findPerson } from '../../personal-data/person'
import { deleteExpiredLeads } from '../delete-expired-leads'

const QUERY = 'goal=0&budget=-400000&region=Gent|9000'

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await deleteAllLeads()
  await deleteExpiredSearches()
})

async function pageAs(role: 'admin' | 'office' | 'agent', path: string) {
  const response = await get(path, { headers: { Cookie: await cookieOf(role) } })
  return { status: response.status, document: parse(await response.text()) }
}

const change = (path: string, what: string) =>
  postForm('/api/searches/change', { token: tokenOf(path), do: what, lang: 'nl' })

async function confirmLast(email = SEARCHER): Promise<string> {
  const token = tokenOf(linkIn((await searchMails(email))[0], '/searches/confirm'))
  const answer = await postForm('/api/searches/confirm', { token, lang: 'nl' })
  return answer.headers.get('Location') ?? ''
}

describe('a saved search with mails', () => {
  test('becomes a lead of its own kind after confirmation, without a mail to the office', async () => {
    await askFor({ query: QUERY })
    expect(await storedLeads()).toEqual([])
    await confirmLast()
    expect(await storedLeads()).toMatchObject([
      { kind: 'search', lang: 'nl', status: 'new', data: { Email: SEARCHER, Name: '' } },
    ])
    const mails = await db.select().from(outbox)
    expect(mails.map(({ mail }) => mail.to.email)).toEqual([SEARCHER])
    expect(words((await pageAs('office', '/staff/leads')).document)).not.toContain(SEARCHER)
    const { document } = await pageAs('office', '/staff/leads?kind=search')
    for (const part of [
      SEARCHER,
      'Bewaarde zoekopdracht',
      'een pand te koop in 9000 Gent tot € 400.000',
    ]) {
      expect(words(document)).toContain(part)
    }
    expect(wordsOf((await pageAs('office', '/staff')).document, 'todo')).not.toContain(SEARCHER)
  })

  test('shows staff its criteria, its state and the original consent text', async () => {
    const path = await savedPath({ query: QUERY, lang: 'fr', frequency: 'weekly' })
    const [stored] = await storedLeads()
    const shown = async () => words((await pageAs('office', `/staff/leads/${stored?.id}`)).document)
    const text = await shown()
    for (const part of [
      'een pand te koop in 9000 Gent tot € 400.000',
      'Elke maandag',
      'Loopt tot',
      'Je souhaite des e-mails sur cette recherche. Les personnes qui travaillent chez Lindehof la voient',
      'Bonjour, Vous cherchez',
    ]) {
      expect(text).toContain(part)
    }
    const [search] = await storedSearches()
    expect(search?.consent).toContain('Je souhaite des e-mails')
    expect(search?.agreedAt).toBeGreaterThan(Date.now() - 60_000)
    await change(path, 'pause')
    expect(await shown()).toContain('Gepauzeerd, loopt tot')
  })

  test('is not changed by staff, who change only its lead', async () => {
    await savedPath({ query: QUERY })
    const [stored] = await storedLeads()
    const [before] = await storedSearches()
    const cookie = await cookieOf('office')
    const address = `/staff/leads/${stored?.id}`
    const fields = { status: 'won', state: 'paused', query: 'goal=1', frequency: 'now', text: 'Hm' }
    for (const path of ['/assignment', '', '/notes', '/end']) {
      await post(address + path, fields, { Cookie: cookie })
    }
    expect(await storedSearches()).toEqual([before])
    expect(await storedLeads()).toMatchObject([{ status: 'won' }])
  })

  test('is visible to an agent only after it is assigned to the agent', async () => {
    await savedPath({ query: QUERY })
    const [stored] = await storedLeads()
    const address = `/staff/leads/${stored?.id}`
    expect((await pageAs('agent', address)).status).toBe(404)
    const { id: assigneeId } = await person('agent')
    await db.update(lead).set({ assigneeId })
    expect((await pageAs('agent', address)).status).toBe(200)
  })

  test('is sent to the CRM once, as a search request', async () => {
    const env = { ...CRM_ENV, CRM_LEADS: 'only' }
    await askFor({ query: QUERY })
    const token = tokenOf(linkIn((await searchMails())[0], '/searches/confirm'))
    await postForm('/api/searches/confirm', { token, lang: 'nl' }, env)
    await postForm('/api/searches/confirm', { token, lang: 'nl' }, env)
    expect(await db.select().from(crmLead)).toMatchObject([
      {
        mail: null,
        lead: {
          kind: 'wish',
          email: SEARCHER,
          text: 'Bewaarde zoekopdracht: een pand te koop in 9000 Gent tot €\u00a0400.000',
          wish: { goal: 0, zips: ['9000'], priceMax: 400_000 },
        },
      },
    ])
  })
})

describe('a duplicate search of the same person', () => {
  const REQUEST = { ...PERSON, Email: SEARCHER, Goal: '0', Zips: '9000', PriceMax: '400000' }

  test('uses the search request with mails as its lead', async () => {
    await sendForm('/api/forms/demand', { ...REQUEST, MailMe: 'true' })
    await confirmLast()
    const [stored, ...others] = await storedLeads()
    expect(others).toEqual([])
    expect(stored?.kind).toBe('demand')
    const { document } = await pageAs('office', `/staff/leads/${stored?.id}`)
    expect(words(document)).toContain('Ik wil mails over deze zoekopdracht.')
  })
})

test('a search request stores the drawn area for the office, staff and its mails', async () => {
  const area = encodeArea([
    { lat: 51, lng: 3.7 },
    { lat: 51.1, lng: 3.7 },
    { lat: 51.1, lng: 3.8 },
  ])
  await sendForm('/api/forms/demand', {
    ...PERSON,
    Email: SEARCHER,
    Goal: '0',
    Area: area,
    MailMe: 'true',
    lang: 'fr',
  })
  expect(await storedSearches()).toMatchObject([
    { query: `area=${area}&goal=0`, name: 'un bien à vendre dans une zone dessinée' },
  ])
  const mails = await db.select().from(outbox)
  const office = mails.find(({ id }) => id.endsWith('-office'))
  expect(office?.mail.text).toContain('In het getekende gebied')
  expect(office?.mail.html).toContain(`/nl/te-koop?area=${area}`)
  const [stored] = await storedLeads()
  expect(stored?.data.Area).toBe(area)
  const { document } = await pageAs('office', `/staff/leads/${stored?.id}`)
  expect(attributes(all(document, 'a'), 'href')).toContain(`/nl/te-koop?area=${area}`)
  await sendForm('/api/forms/demand', { ...PERSON, Goal: '1', Area: '<b>nowhere' })
  expect((await storedLeads()).map(({ data }) => data.Area).toSorted()).toEqual(['', area])
})

describe('the end of a saved search', () => {
  test('anonymises its lead and closes it', async () => {
    const path = await savedPath({ query: QUERY })
    const [before] = await storedLeads()
    const cookie = await cookieOf('office')
    const address = `/staff/leads/${before?.id}`
    await post(`${address}/notes`, { text: `Knows ${SEARCHER}` }, { Cookie: cookie })
    await change(path, 'end')
    const [after, ...others] = await storedLeads()
    expect(others).toEqual([])
    expect(after).toMatchObject({ id: before?.id, status: 'lost', data: { Email: '' } })
    const left = [lead, leadNote, outbox, savedSearch].map((table) => db.select().from(table))
    expect(JSON.stringify(await Promise.all(left))).not.toMatch(/zoeker@|\b(9000|400.?000)\b/)
    expect(words((await pageAs('office', '/staff/leads')).document)).not.toContain(
      'Bewaarde zoekopdracht –',
    )
    const { document } = await pageAs('office', address)
    expect(words(document)).toContain('Beëindigd')
  })

  test('lets old leads expire, except those of active searches', async () => {
    const path = await savedPath({ query: QUERY })
    await savedPath({ query: 'goal=1', email: 'other@example.be' })
    await change(path, 'end')
    const now = new Date()
    const createdAt = monthsBefore(now, 25).toISOString()
    await db.update(lead).set({ createdAt })
    const retention = { mailDays: 1, tenantMonths: 3 } as Parameters<
      typeof deleteExpiredLeads
    >[1]['retention']
    await deleteExpiredLeads(db, { leadMonths: { demand: 12, other: 24 }, retention }, now)
    expect(await storedLeads()).toMatchObject([{ data: { Email: 'other@example.be' } }])
  })
})

test('an erasure deletes the search and its lead, and an export contains both with the consent', async () => {
  await savedPath({ query: QUERY })
  const person = await findPerson(db, SEARCHER)
  expect(person.leads).toMatchObject([{ kind: 'search' }])
  expect(person.searches).toMatchObject([{ consent: expect.stringContaining('Ik wil mails') }])
  await erasePerson(db, SEARCHER, new Date())
  expect([await storedLeads(), await storedSearches()]).toEqual([[], []])
})

test('figures count saved searches separately and without response times', async () => {
  await savedPath({ query: QUERY })
  await sendForm('/api/forms/contact', { ...PERSON, Subject: 'x', Content: 'y', lang: 'nl' })
  const headers = { Cookie: await cookieOf('office') }
  const csv = async (figure: string) =>
    (await get(`/staff/figures.csv?of=${figure}`, { headers })).text()
  expect(await csv('kinds')).toMatch(/Bewaarde zoekopdracht.*1/)
  expect(await csv('sources')).toMatch(/Bewaarde zoekopdrachten.*1/)
  expect(await csv('answers')).toMatch(/[^\d]1\s*$/)
})
