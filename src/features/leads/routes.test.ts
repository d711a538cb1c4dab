import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, ORIGIN } from '../../../test/agency'
import {
  deleteAllLeads,
  type Fields,
  PERSON,
  postForm,
  QUESTION,
  sendForm,
  storedLeads,
  theMails,
  visitDays,
  wrongFields,
} from '../../../test/forms'
import { all, parse } from '../../../test/html'
import { keepLogs } from '../../../test/logs'
import { getWith } from '../../../test/worker'
import { crmLead, outbox } from '../../platform/db/schema-leads'
import { recentCalls } from '../../platform/http/isolate-rate-limit'
import { FORM_KINDS } from '../../site/forms/forms'

const POSTED = FORM_KINDS.filter((kind) => kind !== 'document-request')
const VISIT = { VisitDate: visitDays(1), VisitPart: 'am' }

keepLogs()
beforeAll(() => loadAgency())
beforeEach(deleteAllLeads)

describe.each(POSTED)('the form %s', (kind) => {
  const isQuestion = kind === 'property-info' || kind === 'project-contact'
  const person = isQuestion ? QUESTION : PERSON
  const fields = { ...person, ...(kind === 'visit' && VISIT), lang: 'fr' }

  test('is stored before it is answered', async () => {
    const response = await sendForm(`/api/forms/${kind}`, { ...fields, Content: 'Bonjour' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'success', data: {} })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const [lead, ...others] = await storedLeads()
    expect(others).toEqual([])
    expect(lead).toMatchObject({ kind, lang: 'fr', data: { ...PERSON, Content: 'Bonjour' } })
    const { office, visitor } = await theMails()
    expect(office).toMatchObject({ state: 'sent', driver: 'local', leadId: lead?.id })
    expect(visitor?.mail.to).toEqual({ email: PERSON.Email })
  })

  test('with a filled honeypot is stored once as suspected spam, without mails', async () => {
    const filled = { ...fields, middleName: 'x', idempotencyKey: crypto.randomUUID() }
    const response = await sendForm(`/api/forms/${kind}`, filled)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'success', data: {} })
    expect((await postForm(`/api/forms/${kind}`, filled)).status).toBe(303)
    expect(await storedLeads()).toMatchObject([{ kind, status: 'suspected', data: PERSON }])
    expect([await db.$count(outbox), await db.$count(crmLead)]).toEqual([0, 0])

    await sendForm(`/api/forms/${kind}`, { ...filled, middleName: '' })
    expect(await storedLeads()).toHaveLength(2)
    expect((await theMails()).office.state).toBe('sent')
  })

  test('with a filled honeypot and invalid fields is answered with success and not stored', async () => {
    const invalid = { ...fields, Email: 'unknown', middleName: 'x' }
    const response = await sendForm(`/api/forms/${kind}`, invalid)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'success', data: {} })
    expect(await storedLeads()).toEqual([])
  })

  test('is stored once when it is sent twice', async () => {
    const keyed = { ...fields, idempotencyKey: crypto.randomUUID() }
    for (const sent of [keyed, keyed, { ...fields, lang: 'fr' }, { ...fields, page: '/fr/' }]) {
      const response = await sendForm(`/api/forms/${kind}`, sent)
      expect(await response.json()).toMatchObject({ status: 'success' })
    }
    expect(await storedLeads()).toHaveLength(1)
  })
})

test('a form with a filled honeypot gets no file, and one without gets the file', async () => {
  const page = parse(await (await get('/nl/verkopen-met-lindehof/verkopen-stap-voor-stap')).text())
  const [form] = all(page, 'form', { action: '/api/forms/contact-download' })
  const moduleId = form && all(form, 'input', { name: 'moduleId' })[0]?.attribs.value
  const answerTo = async (fields: Fields) => {
    const sent = { ...PERSON, SellingWhen: 'year', moduleId: moduleId ?? '', ...fields }
    return (await sendForm('/api/forms/contact-download', sent)).json()
  }
  expect(await answerTo({ middleName: 'x' })).toEqual({ status: 'success', data: {} })
  expect(await answerTo({})).toMatchObject({
    data: { fileUrl: expect.stringContaining('/api/files/') },
  })
})

test('a plain post redirects to the file if no mail with its link is sent', async () => {
  const page = parse(await (await get('/nl/verkopen-met-lindehof/verkopen-stap-voor-stap')).text())
  const [form] = all(page, 'form', { action: '/api/forms/contact-download' })
  const moduleId = (form && all(form, 'input', { name: 'moduleId' })[0]?.attribs.value) ?? ''
  const targets: (string | null)[] = []
  for (let sent = 0; sent < 4; sent++) {
    const fields = { ...PERSON, SellingWhen: 'year', moduleId, Name: `Peeters ${sent}` }
    const limits = { RATE_LIMIT_FACTOR: '1' }
    const response = await postForm('/api/forms/contact-download', fields, limits)
    targets.push(response.headers.get('Location'))
  }
  expect(targets.slice(0, 3)).toEqual(Array(3).fill('/nl/merci/'))
  expect(targets[3]).toMatch(/^\/api\/files\/\d+\?until=/)
})

describe('the body of a form', () => {
  test('may be JSON or multipart', async () => {
    const body = JSON.stringify({ ...PERSON, TypeOfPropertyIDs: [1, 2], Goal: 0 })
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    const json = await getWith({}, '/api/forms/demand', { method: 'POST', body, headers })
    expect(json.status).toBe(200)
    const form = new FormData()
    for (const [name, value] of Object.entries(PERSON)) form.append(name, value)
    form.append('Content', new File(['x'], 'x.txt'))
    form.append('Zips', '9000')
    form.append('Zips', '9050')
    const multipart = await getWith({}, '/api/forms/demand', { method: 'POST', body: form })
    expect(multipart.status).toBe(200)
    const leads = await storedLeads()
    expect(leads.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ TypeOfPropertyIDs: [1, 2], Goal: 0 }),
    )
    expect(leads.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ Zips: ['9000', '9050'], Content: '' }),
    )
  })

  test.each([
    ['text/plain', 'FirstName=An', 415],
    ['', 'FirstName=An', 415],
    ['application/json', '{"FirstName":', 400],
    ['application/json', '', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=a', 'x', 400],
    ['application/x-www-form-urlencoded', '%E0%A4%A=%', 422],
    ['application/x-www-form-urlencoded', '', 422],
    ['application/json', '{"FirstName":{"a":1},"__proto__":{"Email":"a@b.be"}}', 400],
  ])('as %s %j is answered with %4$i', async (type, body, status) => {
    const headers = { 'Content-Type': type, Accept: 'application/json' }
    const response = await getWith({}, '/api/forms/contact', { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: 'failed' })
  })

  test('is accepted up to 64 KB', async () => {
    const fill = (length: number) => {
      const start = 'FirstName=An&Email=an%40example.be&x='
      return start + 'y'.repeat(length - start.length)
    }
    const send = (
      body: string,
      headers: Record<string, string> = {},
      path = '/api/forms/contact',
    ) =>
      getWith({}, path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      })
    expect((await send(fill(65_536))).status).toBe(200)
    const large = await send(fill(65_537))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ status: 'failed', issues: [{ path: [] }] })
    const page = await send(fill(65_537), { Accept: 'text/html', Referer: `${ORIGIN}/en/contact` })
    expect(page.status).toBe(413)
    expect(await page.text()).toContain('This message is too large')
    const unknown = await send(fill(65_537), { Accept: 'text/html' }, '/api/forms/unknown')
    expect(unknown.status).toBe(413)
    expect(await storedLeads()).toHaveLength(1)
  })

  test.each([
    ['/api/forms/contact'],
    ['/api/documents/410001/1'],
    ['/api/appointments/check-email'],
    ['/api/searches'],
  ])('at %s is counted before it is read', async (path) => {
    const headers = {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': '203.0.113.77',
      Accept: 'application/json',
    }
    const send = () =>
      getWith({ RATE_LIMIT_FACTOR: '0.1' }, path, { method: 'POST', body: '{', headers })
    const statuses = []
    for (let times = 0; times < 7; times++) statuses.push((await send()).status)
    expect(statuses.slice(0, 6)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    recentCalls.clear()
  })

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
  ])('is refused from another site (%j)', async (headers) => {
    const from = headers as Record<string, string>
    expect((await sendForm('/api/forms/contact', PERSON, from)).status).toBe(403)
    expect(await storedLeads()).toEqual([])
  })

  test('is refused with the idempotency key of another form', async () => {
    const idempotencyKey = crypto.randomUUID()
    await sendForm('/api/forms/contact', { ...PERSON, idempotencyKey })
    const other = { ...PERSON, Content: 'Something else', idempotencyKey }
    const response = await sendForm('/api/forms/contact', other)
    expect(response.status).toBe(422)
    expect(await wrongFields(response)).toEqual(['idempotencyKey'])
    expect(await storedLeads()).toHaveLength(1)
  })
})
