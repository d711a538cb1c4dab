import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings, get, loadAgency, ORIGIN } from '../../../test/agency'
import {
  forgetAllLeads,
  PERSON,
  postForm,
  sendForm,
  storedLeads,
  theMails,
  visitDays,
  wrongFields,
} from '../../../test/forms'
import { all, attributes, parse, words } from '../../../test/html'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { begin, DEAD_DB, getWith, SILENT_DB } from '../../../test/worker'
import { FORM_KINDS } from '../../domain/lead/form-kind'

const POSTED = FORM_KINDS.filter((kind) => kind !== 'document-request')
const VISIT = { VisitDate: visitDays(1), VisitPart: 'am' }

keepLogs()
beforeAll(() => loadAgency())
beforeEach(forgetAllLeads)

describe.each(POSTED)('the form %s', (kind) => {
  const fields = { ...PERSON, ...(kind === 'visit' && VISIT), lang: 'fr' }

  test('is stored before it is thanked for', async () => {
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

  test('names each required field that is missing', async () => {
    const required = kind === 'contact' ? ['FirstName'] : Object.keys(PERSON)
    for (const missing of required) {
      const response = await sendForm(`/api/forms/${kind}`, { ...fields, [missing]: ' ' })
      expect(response.status).toBe(422)
      expect(await wrongFields(response)).toEqual([missing])
    }
    expect(await storedLeads()).toEqual([])
  })

  test('thanks whoever fills the trap, and keeps nothing', async () => {
    const trapped = { ...fields, Name: '', middleName: 'x' }
    const response = await sendForm(`/api/forms/${kind}`, trapped)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'success', data: {} })
    expect((await postForm(`/api/forms/${kind}`, trapped)).status).toBe(303)
    expect(await storedLeads()).toEqual([])
  })

  test('sent twice is one', async () => {
    const keyed = { ...fields, idempotencyKey: crypto.randomUUID() }
    for (const sent of [keyed, keyed, { ...fields, lang: 'fr' }, { ...fields, page: '/fr/' }]) {
      const response = await sendForm(`/api/forms/${kind}`, sent)
      expect(await response.json()).toMatchObject({ status: 'success' })
    }
    expect(await storedLeads()).toHaveLength(1)
  })
})

describe('a plain post', () => {
  test.each([
    ['contact', '/nl/merci/contact'],
    ['site-contact', '/nl/merci/contact'],
    ['contact-download', '/nl/merci/'],
    ['project-contact', '/nl/merci/contact-me'],
    ['property-info', '/nl/merci/contact-me'],
    ['demand', '/nl/merci/recherche'],
    ['valuation', '/nl/merci/estimation'],
    ['visit', '/nl/merci/contact-me'],
  ])('of %s leads to %s', async (kind, thanks) => {
    const response = await postForm(`/api/forms/${kind}`, { ...PERSON, ...VISIT, page: '/nl/' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(thanks)
    expect((await get(thanks)).status).toBe(200)
  })

  test('that lacks something gets its page again, with what was typed', async () => {
    const page = parse(await (await get('/fr/contact')).text())
    const form = all(page, 'form', { method: 'post' }).find(({ attribs }) =>
      attribs.action?.endsWith('/contact'),
    )
    const moduleId = form && all(form, 'input', { name: 'moduleId' })[0]?.attribs.value
    const sent = { lang: 'fr', page: '/fr/contact', moduleId: moduleId ?? '' }
    const response = await postForm('/api/forms/contact', {
      ...sent,
      FirstName: '',
      Name: '<b>"Ané"</b>',
      Email: 'no address',
      Content: 'Ligne 1\nLigne 2',
    })
    const html = await response.text()
    const document = parse(html)
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Language')).toBe('fr')
    expect(response.headers.get('ETag')).toBeNull()
    expect(html).not.toContain('<b>"Ané"')
    const typed = (name: string) => all(document, 'input', { name })[0]?.attribs.value
    expect(typed('Email')).toBe('no address')
    expect(all(document, 'textarea', { name: 'Content' }).map(words)).toEqual(['Ligne 1 Ligne 2'])
    expect(words(document)).toContain('Complétez ce champ.')
    expect(attributes(all(document, 'input', { 'aria-invalid': 'true' }), 'name')).toEqual([
      'FirstName',
      'Email',
    ])
    expect(await storedLeads()).toEqual([])

    const fresh = await get('/fr/contact')
    expect(fresh.status).toBe(200)
    expect(await fresh.text()).not.toContain('no address')
  })

  test.each([
    [{ page: 'https://evil.example/nl/contact' }],
    [{ page: '//evil.example' }],
    [{ page: '/api/properties' }],
    [{ page: '/nl/nowhere' }],
    [{ page: '/nl/property/999999' }],
    [{}],
  ])('whose page is %j gets one that has the form', async (sent) => {
    for (const [kind, path] of [
      ['contact', '/nl/contact'],
      ['demand', '/nl/zoekopdracht'],
      ['valuation', '/nl/waardebepaling'],
    ]) {
      const response = await postForm(`/api/forms/${kind}`, { ...sent, lang: 'nl' })
      const document = parse(await response.text())
      expect(response.status).toBe(422)
      const canonical = all(document, 'link', { rel: 'canonical' })
      expect(attributes(canonical, 'href')).toEqual([`${ORIGIN}${path}`])
      expect(words(document)).toContain('Vul dit veld in.')
    }
  })

  test('says where it comes from without telling', async () => {
    const Referer = `${ORIGIN}/de/property/410001?utm_source=brief&utm_medium=print&x=1`
    const headers = { Accept: 'text/html', Referer }
    const response = await sendForm('/api/forms/property-info', PERSON, headers)
    expect(response.headers.get('Location')).toBe('/de/merci/contact-me')
    expect(await storedLeads()).toMatchObject([
      { lang: 'de', page: '/de/property/410001?utm_source=brief&utm_medium=print&x=1' },
    ])
    expect((await storedLeads())[0]?.campaign).toBe('utm_source=brief&utm_medium=print')
  })
})

describe('what is sent', () => {
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
    ['application/json', '{"FirstName":{"a":1},"__proto__":{"Email":"a@b.be"}}', 422],
  ])('as %s %j is answered with %4$i', async (type, body, status) => {
    const headers = { 'Content-Type': type, Accept: 'application/json' }
    const response = await getWith({}, '/api/forms/contact', { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: 'failed' })
  })

  test('may be 64 KB large, and no byte more', async () => {
    const fill = (length: number) => {
      const start = 'FirstName=An&Email=an%40example.be&x='
      return start + 'y'.repeat(length - start.length)
    }
    const send = (body: string, headers: Record<string, string> = {}) =>
      getWith({}, '/api/forms/contact', {
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
    expect(await storedLeads()).toHaveLength(1)
  })

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
  ])('from elsewhere (%j) is refused', async (headers) => {
    const from = headers as Record<string, string>
    expect((await sendForm('/api/forms/contact', PERSON, from)).status).toBe(403)
    expect(await storedLeads()).toEqual([])
  })

  test('elsewhere, or by another method, is nothing', async () => {
    expect((await sendForm('/api/forms/newsletter', PERSON)).status).toBe(404)
    expect((await sendForm('/api/forms/document-request', PERSON)).status).toBe(404)
    expect((await get('/api/forms/contact')).status).toBe(405)
    expect((await get('/api/forms/contact', { method: 'DELETE' })).status).toBe(405)
  })

  test('under a key that was used for something else is not taken', async () => {
    const idempotencyKey = crypto.randomUUID()
    await sendForm('/api/forms/contact', { ...PERSON, idempotencyKey })
    const other = { ...PERSON, Content: 'Something else', idempotencyKey }
    const response = await sendForm('/api/forms/contact', other)
    expect(response.status).toBe(422)
    expect(await wrongFields(response)).toEqual(['idempotencyKey'])
    expect(await storedLeads()).toHaveLength(1)
  })
})

describe('limits', () => {
  test('let twenty forms of one address through in ten minutes', async () => {
    const send = (address: string, accept = 'application/json') => {
      const headers = { 'CF-Connecting-IP': address, Accept: accept }
      return sendForm('/api/forms/contact', PERSON, headers, { RATE_LIMIT_FACTOR: '1' })
    }
    const answers = []
    for (let sent = 0; sent < 21; sent++) answers.push((await send('192.0.2.1')).status)
    expect(answers).toEqual([...Array(20).fill(200), 429])
    expect((await send('192.0.2.2')).status).toBe(200)

    const limited = await send('192.0.2.1')
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(await limited.json()).toMatchObject({ status: 'failed', issues: [{ path: [] }] })
    const page = await send('192.0.2.1', 'text/html')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(await page.text()).toContain('09 555 01 40')
  })
})

describe('while D1 is away', () => {
  test('nobody is thanked: phone and mail are offered', async () => {
    await get('/nl/contact')
    const response = await sendForm('/api/forms/contact', PERSON, {}, { DB: DEAD_DB })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    const text = await response.text()
    expect(text).toContain('09 555 01 40')
    expect(text).toContain('info@lindehof.example')
    expect(loggedEvents()).toContain('form not stored')
  })

  test('so it is when D1 says nothing at all', async () => {
    await get('/nl/contact')
    const body = new URLSearchParams(PERSON)
    const { response } = await begin(
      '/api/forms/contact',
      { method: 'POST', body },
      { DB: SILENT_DB },
    )
    expect(response.status).toBe(503)
    expect(loggedEvents()).toContain('form not stored')
  })

  test('the page comes back with what was typed', async () => {
    await get('/nl/contact')
    const typed = { ...PERSON, Content: 'Mijn vraag', page: '/nl/contact', lang: 'nl' }
    const response = await postForm('/api/forms/contact', typed, { DB: DEAD_DB })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(await response.text()).toContain('Er is niets verstuurd')
    expect(await storedLeads()).toEqual([])
  })
})

describe('the receiver', () => {
  const about = { ...PERSON, ObjectID: '410001' }

  test('is the agency, whatever was sent', async () => {
    const sent = {
      to: 'x@evil.example',
      managerEmail: 'x@evil.example',
      siteEmail: 'x@evil.example',
    }
    await sendForm('/api/forms/contact', { ...PERSON, ...sent })
    const { office } = await theMails()
    expect(office.mail.to).toEqual({ email: 'info@lindehof.example', name: 'Lindehof' })
    expect(office.mail.replyTo).toEqual({ email: PERSON.Email, name: 'An Peeters' })
    expect(JSON.stringify(office.mail)).not.toContain('evil')
  })

  test('is whom the environment names', async () => {
    await sendForm('/api/forms/contact', PERSON, {}, { SITE_EMAIL: 'leads@example.org' })
    expect((await theMails()).office.mail.to.email).toBe('leads@example.org')
  })

  test('is the manager on record, where the settings say so', async () => {
    await sendForm('/api/forms/property-info', about)
    const { office, visitor } = await theMails()
    expect(office.mail.to.email).toBe('lotte@demo.invalid')
    expect(visitor?.mail.replyTo).toEqual(office.mail.to)

    await forgetAllLeads()
    await changeSettings({ sendToManager: false })
    await sendForm('/api/forms/property-info', about)
    expect((await theMails()).office.mail.to.email).toBe('info@lindehof.example')
    await changeSettings({ sendToManager: true })
  })

  test('is one of the team, by id and from the records', async () => {
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '1' })
    const { office } = await theMails()
    expect(office.mail.to.name).not.toBe('Lindehof')
    await forgetAllLeads()
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '9999' })
    expect((await theMails()).office.mail.to.name).toBe('Lindehof')
  })
})
