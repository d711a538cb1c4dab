import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, parse, words, wordsOf } from '../../../../test/html'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, post } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { findLead, storeLead } from '../../../data/leads/leads'
import { claimMail, markSent, queueMail } from '../../../data/leads/outbox'

const NOW = new Date()
let [admin, editor, id] = ['', '', '']

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  admin = await cookieOf('admin')
  editor = await cookieOf('editor')
  id = crypto.randomUUID()
  const mail = {
    to: { email: 'office@example.org' },
    subject: `Vraag van ${id}`,
    html: `<p style="color:red">Hello</p><script>alert("${id}")</script>`,
    text: 'Hello in words',
  }
  const lead = {
    id,
    kind: 'property-info' as const,
    lang: 'fr' as const,
    moduleId: null,
    data: {
      FirstName: 'Ann',
      Name: `Peeters <b>${id}</b>`,
      Email: 'ann@example.org',
      PhoneNumber: '',
      Subject: '',
      IsReceivedEmail: true,
      Content: 'Is it still free?',
    },
    extra: { garden: 'big' },
    propertyId: 410001,
    projectId: null,
    page: '/fr/property/410001',
    referrer: '',
    campaign: '',
    idempotencyKey: id,
  }
  await storeLead(db, lead, [{ name: 'office', mail }], NOW)
})

async function pageAs(cookie: string, path: string) {
  const response = await get(path, { headers: { Cookie: cookie } })
  const document = parse(await response.text())
  expectNested(document)
  return { response, document }
}

test('every lead is listed with the state of its mails, new ones marked', async () => {
  const { document } = await pageAs(admin, '/staff/leads')
  const row = all(document, 'tr').find((tr) => words(tr).includes(id))
  if (!row) throw new Error('The lead is not there')
  expect(words(row)).toContain(`Ann Peeters <b>${id}</b>`)
  for (const part of ['nieuw', 'Vraag over een pand', 'Pand 410001', 'onderweg', '0 pogingen']) {
    expect(words(row)).toContain(part)
  }
  const { document: overview } = await pageAs(admin, '/staff')
  expect(wordsOf(overview, 'leads')).toContain(id)
})

test('a lead is shown with all its fields, and then marked as read', async () => {
  const { response, document } = await pageAs(admin, `/staff/leads/${id}`)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const text = wordsOf(document, 'spec')
  for (const part of [`<b>${id}</b>`, 'Is it still free?', 'big', 'Français', 'ann@example.org']) {
    expect(text).toContain(part)
  }
  expect((await findLead(db, id))?.readAt).not.toBeNull()
})

test('a mail is shown in a frame without scripts, and as text', async () => {
  const { document } = await pageAs(admin, `/staff/mails/${id}-office`)
  const frames = all(document, 'iframe')
  expect(attributes(frames, 'sandbox')).toEqual([''])
  expect(attributes(frames, 'src')).toEqual([undefined])
  expect(frames[0]?.attribs.srcdoc).toContain('Hello')
  expect(all(document, 'script')).toEqual([])
  expect(wordsOf(document, 'mail-text')).toContain('Hello in words')
})

describe('sending again', () => {
  test('queues the mails of a lead again', async () => {
    const taken = await claimMail(db, new Date(), id)
    if (taken) await markSent(db, taken, 'local', new Date())
    const { document: before } = await pageAs(admin, `/staff/leads/${id}`)
    expect(wordsOf(before, 'mail-state')).toBe('verstuurd')

    const sent = await post(`/staff/leads/${id}/resend`, {}, { Cookie: admin })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('Location')).toBe(`/staff/leads/${id}?resent=yes`)
    const { document } = await pageAs(admin, `/staff/leads/${id}?resent=yes`)
    expect(wordsOf(document, 'notice')).toContain('vertrekken opnieuw')
    expect((await findLead(db, id))?.mails[0]).toMatchObject({ round: 1 })
  })

  test('of an unknown lead or mail answers 404', async () => {
    expect((await post('/staff/leads/unknown/resend', {}, { Cookie: admin })).status).toBe(404)
    for (const path of ['/staff/leads/unknown', '/staff/mails/unknown']) {
      expect((await get(path, { headers: { Cookie: admin } })).status).toBe(404)
    }
  })
})

test('mails of accounts are shown only with the local driver', async () => {
  const mail = {
    to: { email: 'o@example.org' },
    subject: 'Reset',
    html: '<p>link</p>',
    text: 'link',
  }
  await queueMail(db, { id: `reset-${id}`, mail }, NOW)
  const init = { headers: { Cookie: admin } }
  for (const [driver, status] of [
    ['local', 200],
    ['smtp', 404],
  ] as const) {
    const env = { MAIL_DRIVER: driver }
    expect((await getWith(env, `/staff/mails/reset-${id}`, init)).status).toBe(status)
    expect((await getWith(env, '/staff/mails', init)).status).toBe(status)
    expect((await getWith(env, `/staff/mails/${id}-office`, init)).status).toBe(200)
  }
})

test('editors see no leads', async () => {
  for (const path of [
    '/staff/leads',
    `/staff/leads/${id}`,
    `/staff/mails/${id}-office`,
    '/staff/mails',
  ]) {
    const { response, document } = await pageAs(editor, path)
    expect(response.status).toBe(403)
    expect(words(document)).not.toContain('Peeters')
  }
  const { document } = await pageAs(editor, '/staff')
  expect(words(document)).not.toMatch(/Peeters|Aanvragen/)
  expect((await post(`/staff/leads/${id}/resend`, {}, { Cookie: editor })).status).toBe(403)
  expect((await findLead(db, id))?.readAt).toBeNull()
})
