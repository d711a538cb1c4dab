import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, parse, words, wordsOf } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, person, post } from '../../../../test/people'
import { outbox } from '../../../platform/db/schema-leads'
import { claimMail, markSent } from '../../../platform/mail/outbox'
import { findAccount } from '../../../site/accounts/queries'
import { findLead, storeLead } from '../queries'

const NOW = new Date()
let [admin, id] = ['', '']

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  admin = await cookieOf('admin')
  id = crypto.randomUUID()
  const mail = {
    to: { email: 'office@example.org' },
    subject: `Vraag van ${id}`,
    html: `<p style="color:red">Hello</p><script>alert("${id}")</script>`,
    text: 'Hello in words',
  }
  const lead = newLead(
    {
      id,
      kind: 'property-info',
      lang: 'fr',
      extra: { garden: 'big' },
      propertyId: 410001,
      page: '/fr/property/410001',
      idempotencyKey: id,
    },
    'Is it still free?',
  )
  const data = { FirstName: 'Ann', Name: `Peeters <b>${id}</b>`, Email: 'ann@example.org' }
  Object.assign(lead.data, { ...data, IsReceivedEmail: true })
  await storeLead(db, lead, [{ name: 'office', mail }], NOW)
})

async function pageAs(cookie: string, path: string) {
  const response = await get(path, { headers: { Cookie: cookie } })
  const document = parse(await response.text())
  expectNested(document)
  return { response, document }
}

/** Posts a form of the lead's page to its address below that of the lead. */
function act(path: string, fields: Record<string, string> = {}) {
  return post(`/staff/leads/${id}${path}`, fields, { Cookie: admin })
}

test('the list shows all leads with failed mails and marks new ones', async () => {
  const { document } = await pageAs(admin, '/staff/leads')
  const row = all(document, 'li').find((li) => words(li).includes(id))
  if (!row) throw new Error('The lead is not there')
  expect(words(row)).toContain(`Ann Peeters <b>${id}</b>`)
  for (const part of ['nieuw', 'Vraag over een pand', 'Pand 410001', 'FR']) {
    expect(words(row)).toContain(part)
  }
  await db.update(outbox).set({ state: 'dead' }).where(eq(outbox.leadId, id))
  const { document: later } = await pageAs(admin, '/staff/leads')
  const failed = all(later, 'li').find((li) => words(li).includes(id))
  expect(words(failed ?? later)).toContain('Mail niet aangekomen')
  const { document: overview } = await pageAs(admin, '/staff')
  expect(wordsOf(overview, 'todo')).toContain(id)
})

test('a lead is shown with all fields and is read after it is marked as read', async () => {
  const { response, document } = await pageAs(admin, `/staff/leads/${id}`)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const text = wordsOf(document, 'lead-pane')
  for (const part of [`<b>${id}</b>`, 'Is it still free?', 'big', 'Frans', 'ann@example.org']) {
    expect(text).toContain(part)
  }
  const isNew = async () => {
    const { document: list } = await pageAs(admin, '/staff/leads')
    return words(all(list, 'li').find((li) => words(li).includes(id)) ?? list).includes('nieuw')
  }
  expect(await isNew()).toBe(true)
  await act('/reading')
  expect(await isNew()).toBe(false)
})

describe('a lead about a listing', () => {
  const sent = {
    FirstName: 'Jan',
    Name: 'Maes',
    Email: 'jan@example.org',
    ObjectID: 410002,
    IsProject: false,
    propertyGoal: '0',
    propertyGoalType: 'sale',
    propertyType: 'HOUSE',
    propertyStreet: 'Lindenlei',
    propertyHouseNumber: '22',
    propertyZip: '9000',
    propertyCity: 'Gent',
    memberId: 3,
  }

  async function leadAbout(propertyId: number) {
    const lead = newLead(
      { kind: 'property-info', propertyId, campaign: 'utm_source=google&utm_campaign=lente' },
      'Is the garden\nfacing south?',
    )
    Object.assign(lead.data, { ...sent, ObjectID: propertyId })
    await storeLead(db, lead, [], NOW)
    return lead.id
  }

  test('is shown without field names, codes and ids of our forms', async () => {
    const about = await leadAbout(499_999)
    const { document } = await pageAs(admin, `/staff/leads/${about}`)
    const text = wordsOf(document, 'spec')
    for (const name of Object.keys(sent).filter((key) => /^[a-z]|ID|Is/.test(key)))
      expect(text).not.toContain(name)
    expect(text).not.toMatch(/HOUSE|utm_|gclid/)
    for (const part of ['Pand 499999, Lindenlei 22, 9000 Gent', 'Nederlands', 'google, lente'])
      expect(text).toContain(part)
  })
})

test('shows the questions and answers of a rental application in words', async () => {
  const extra = {
    Residence: 'Kouter 17',
    candidateAddress: 'Rue Haute 1',
    birthDate: '1990-02-01',
    familyComposition: '3',
    civilStatus: 'cohabitant',
    totalAmountIncome: '2900',
    rentProof: 'no',
  }
  const lead = newLead({ kind: 'site-contact', extra })
  await storeLead(db, lead, [], NOW)
  const { document } = await pageAs(admin, `/staff/leads/${lead.id}`)
  const text = wordsOf(document, 'spec')
  for (const name of Object.keys(extra)) expect(text).not.toContain(name)
  expect(text).not.toMatch(/cohabitant/)
  for (const part of [
    'Welke woning? Adres of nummerKouter 17',
    'Uw huidige adresRue Haute 1',
    'Uw geboortedatum1990-02-01',
    'Hoeveel mensen komen er wonen?3',
    'Bent u gehuwd of wettelijk samenwonend?Wettelijk samenwonend',
    'Financiële middelen van het gezin per maand, in euro2900',
    'Kunt u de laatste drie huurbetalingen bewijzen?Nee',
  ])
    expect(text).toContain(part)
  const { document: list } = await pageAs(admin, '/staff/leads')
  expect(words(list)).toContain('Kouter 17')
})

describe('a follow-up of a lead', () => {
  test('assigns it, sets a due day and closes it with a reason', async () => {
    const me = (await findAccount(db, 'admin@example.org'))?.id
    const { id: assigneeId } = await person('office')
    await act('/assignment')
    expect(await findLead(db, id)).toMatchObject({ status: 'taken', assigneeId: me })
    const due = '2026-12-01'
    await act('', { status: 'visit', assignee: String(assigneeId), due })
    expect(await findLead(db, id)).toMatchObject({ status: 'visit', assigneeId, due })
    await act('', { status: 'lost', assignee: '999999', reason: 'Too dear', due })
    expect(await findLead(db, id)).toMatchObject({
      status: 'lost',
      assigneeId: null,
      due: null,
      closedReason: 'Too dear',
    })
    const { document } = await pageAs(admin, `/staff/leads/${id}`)
    const timeline = wordsOf(document, 'trail')
    expect(timeline).toContain('Status: Bezoek gepland')
    expect(timeline).toContain('The admin')
    const { document: today } = await pageAs(admin, '/staff/leads?group=today')
    expect(words(today)).not.toContain(id)
    const { document: closed } = await pageAs(admin, '/staff/leads?status=lost')
    expect(words(closed)).toContain(id)
  })

  test('adds an internal note', async () => {
    await act('/notes', { text: 'Bought with us in 2019' })
    const { document } = await pageAs(admin, `/staff/leads/${id}`)
    expect(wordsOf(document, 'trail')).toContain('Bought with us in 2019')
  })

  test('sends an answer in the sender’s language as one mail', async () => {
    const { document } = await pageAs(admin, `/staff/leads/${id}`)
    const [subject] = all(document, 'input', { name: 'subject' })
    expect(subject?.attribs.value).toBe('Votre demande à Lindehof')
    const [text] = all(document, 'textarea', { name: 'text' })
    // The greeting does not repeat a name with other characters than letters.
    expect(text && words(text)).toMatch(/^Bonjour, /)
    const [key] = all(document, 'input', { name: 'key' })
    const form = {
      key: key?.attribs.value ?? '',
      subject: 'Votre visite',
      text: 'Bonjour Ann,\n\nMardi ?',
    }
    const refused = await act('/answers', { ...form, subject: ' ' })
    expect(refused.status).toBe(422)
    expect(words(parse(await refused.text()))).toContain('Mardi ?')
    for (let twice = 0; twice < 2; twice++) await act('/answers', form)
    const lead = await findLead(db, id)
    expect(lead?.status).toBe('answered')
    const mails = lead?.mails.filter(({ mail }) => mail.to.email === 'ann@example.org')
    expect(mails).toHaveLength(1)
    expect(mails?.[0]?.mail).toMatchObject({
      subject: 'Votre visite',
      replyTo: { email: 'admin@example.org' },
      text: expect.stringContaining('Mardi ?'),
    })
  })
})

test('an agent sees only leads of the agent, and 404 for others', async () => {
  const { id: me } = await person('agent')
  const agent = await cookieOf('agent')
  const paths = [`/staff/leads/${id}`, `/staff/mails/${id}-office`]
  const seen = async () => {
    const answers = [...paths, '/staff/leads', '/staff/leads.csv?status=all', '/staff'].map(
      async (path) => {
        const response = await get(path, { headers: { Cookie: agent } })
        return [response.status, (await response.text()).includes(id)]
      },
    )
    return Promise.all(answers)
  }
  const nothing = [404, false]
  expect(await seen()).toEqual([nothing, nothing, [200, false], [200, false], [200, false]])
  for (const path of [
    '',
    '/answers',
    '/assignment',
    '/crm-delivery',
    '/mails',
    '/notes',
    '/reading',
  ]) {
    const fields = { text: 'Mine', mail: `${id}-office` }
    const refused = await post(`/staff/leads/${id}${path}`, fields, { Cookie: agent })
    expect(refused.status).toBe(404)
  }
  expect((await get('/staff/mails', { headers: { Cookie: agent } })).status).toBe(403)

  await act('', { status: 'new', assignee: String(me) })
  const all = [200, true]
  expect(await seen()).toEqual([all, all, all, all, all])
  await post(`/staff/leads/${id}`, { assignee: '' }, { Cookie: agent })
  expect((await findLead(db, id))?.assigneeId).toBe(me)
})

test('the CSV export of leads contains no formulas', async () => {
  const response = await get(`/staff/leads.csv?q=${id}`, { headers: { Cookie: admin } })
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toContain('leads.csv')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`Ann Peeters <b>${id}</b>;ann@example.org`)
})

test('a mail is shown in a frame without scripts, and as text', async () => {
  const { document } = await pageAs(admin, `/staff/mails/${id}-office`)
  const frames = all(document, 'iframe')
  expect(attributes(frames, 'sandbox')).toEqual([''])
  expect(attributes(frames, 'src')).toEqual([undefined])
  expect(frames[0]?.attribs.srcdoc).toContain('Hello')
  expect(all(document, 'main').flatMap((main) => all(main, 'script'))).toEqual([])
  expect(wordsOf(document, 'mail-text')).toContain('Hello in words')
})

describe('the resend action', () => {
  test('queues one mail of a lead again', async () => {
    const taken = await claimMail(db, new Date(), id)
    if (taken) await markSent(db, taken, 'local', new Date())
    const { document: before } = await pageAs(admin, `/staff/leads/${id}`)
    expect(wordsOf(before, 'lead-state')).toBe('blijft hier')

    const sent = await act('/mails', { mail: `${id}-office` })
    expect(sent.headers.get('Location')).toBe(`/staff/leads/${id}?done=resend`)
    const { document } = await pageAs(admin, `/staff/leads/${id}?done=resend`)
    expect(words(document)).toContain('De mail staat opnieuw klaar.')
    expect((await findLead(db, id))?.mails[0]).toMatchObject({ round: 1 })
    const none = await act('/mails', { mail: 'of-another' })
    expect(none.headers.get('Location')).toBe(`/staff/leads/${id}?done=noresend`)
  })
})
