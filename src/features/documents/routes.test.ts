import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeSettings,
  db,
  get,
  importItems,
  listing,
  loadAgency,
  purge,
} from '../../../test/agency'
import {
  deleteAllLeads,
  PERSON,
  postForm,
  sendForm,
  storedLeads,
  theMails,
} from '../../../test/forms'
import { keepLogs } from '../../../test/logs'
import { getWith, laterOn } from '../../../test/worker'
import { signingKeyRow } from '../../platform/db/schema-leads'

const INTERNAL_HOSTS = [
  'localhost',
  '169.254.169.254',
  '[::1]',
  'files.internal',
  'files.example:8443',
]
const LISTING = listing({
  ID: 790_001,
  DocumentItems: [
    { ID: 1, Url: '/media/epc-voorbeeld.pdf', FileName: 'epc.pdf', Comment: { nl: 'EPC' } },
    { ID: 2, Url: '/media/nowhere.pdf', FileName: 'Plan "été".pdf' },
    { ID: 3, Url: 'https://files.example/plan.pdf', FileName: 'plan.pdf' },
    { ID: 4, Url: 'https://elsewhere.example/plan.pdf', FileName: 'plan.pdf' },
    ...INTERNAL_HOSTS.map((host, nth) => ({ ID: 10 + nth, Url: `https://${host}/plan.pdf` })),
  ],
})
const OTHER = listing({ ID: 790_002, DocumentItems: LISTING.DocumentItems })
const DELETED = listing({ ID: 790_003, Status: 2, DocumentItems: LISTING.DocumentItems })
const PDF = new TextEncoder().encode('%PDF-1.7 example')

keepLogs()
beforeAll(async () => {
  await loadAgency({ withListings: false })
  await changeSettings({ documentHosts: ['files.example', ...INTERNAL_HOSTS] } as object)
  await importItems(LISTING, OTHER, DELETED)
  const { env } = await import('cloudflare:workers')
  await env.MEDIA.put('documents/epc-voorbeeld.pdf', PDF, {
    httpMetadata: { contentType: 'application/pdf' },
  })
})
beforeEach(deleteAllLeads)

describe('a document', () => {
  test('is available after the form, by a signed link that expires', async () => {
    const response = await sendForm('/api/documents/790001/1', { ...PERSON, lang: 'fr' })
    expect(response.status).toBe(200)
    const { status, data } = await response.json<{ status: string; data: { fileUrl: string } }>()
    expect(status).toBe('success')
    const [lead] = await storedLeads()
    expect(lead).toMatchObject({ kind: 'document-request', propertyId: 790_001, lang: 'fr' })

    const file = await get(data.fileUrl)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toBe("inline; filename*=UTF-8''epc.pdf")
    expect(file.headers.get('Cache-Control')).toBe('private, no-store')
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await file.bytes()).toEqual(PDF)

    const { office, visitor } = await theMails()
    expect(office.mail.text).toContain('Document: EPC')
    const [mailed = ''] = /http:\S+\/api\/documents\S+/.exec(visitor?.mail.text ?? '') ?? []
    expect((await get(mailed.slice('http://localhost'.length))).status).toBe(200)
  })

  test.each([
    ['some seconds after the signing key was deleted', async () => laterOn()],
    ['once the content changed after the signing key was deleted', purge],
  ])('opens neither by link nor by cookie %s', async (_, wait) => {
    const response = await postForm('/api/documents/790001/1', PERSON)
    const link = response.headers.get('Location') ?? ''
    const [Cookie = ''] = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const isRemembered = async () =>
      (await getWith({}, '/api/documents/790001', { headers: { Cookie } })).json()
    expect((await getWith({}, link)).status).toBe(200)
    expect(await isRemembered()).toEqual({ remembered: true })
    await db.delete(signingKeyRow)
    await wait()
    expect((await getWith({}, link)).status).toBe(403)
    expect(await isRemembered()).toEqual({ remembered: false })
    vi.useRealTimers()
    const next = await postForm('/api/documents/790001/1', PERSON)
    expect((await getWith({}, next.headers.get('Location') ?? '')).status).toBe(200)
  })

  test('opens directly after a post without a script', async () => {
    const response = await postForm('/api/documents/790001/1', PERSON)
    expect(response.status).toBe(303)
    const location = response.headers.get('Location') ?? ''
    expect(location).toMatch(/^\/api\/documents\/790001\/1\?until=\d+&key=/)
    expect((await get(location)).status).toBe(200)
  })

  test('stores a lead about its own listing, regardless of the form', async () => {
    const fields = { ...PERSON, ObjectID: '410001', IsProject: 'true', ProjectIDs: '9001' }
    await sendForm('/api/documents/790001/1', fields)
    expect(await storedLeads()).toMatchObject([{ propertyId: 790_001, projectId: null }])
  })

  test.each([
    ['790001/9'],
    ['790003/1'],
    ['799999/1'],
    ['p790001/1'],
    ['0/1'],
    ['x/1'],
    ['790001/x'],
    ['790001/2'],
  ])('%s answers 404', async (path) => {
    const response = await sendForm(`/api/documents/${path}`, PERSON)
    if (path !== '790001/2') {
      expect(response.status).toBe(404)
      expect((await get(`/api/documents/${path}`)).status).toBe(404)
      return
    }
    const { data } = await response.json<{ data: { fileUrl: string } }>()
    expect((await get(data.fileUrl)).status).toBe(404)
  })

  test('is fetched only from public hosts that the agency trusts', async () => {
    const requested: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      requested.push(String(input))
      return new Response('<script>alert(1)</script>', { headers: { 'Content-Type': 'text/html' } })
    })
    const open = async (id: number) => {
      const response = await sendForm(`/api/documents/790001/${id}`, PERSON)
      const { data } = await response.json<{ data: { fileUrl: string } }>()
      return getWith({}, data.fileUrl)
    }
    const file = await open(3)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/)
    expect((await open(4)).status).toBe(404)
    for (const nth of INTERNAL_HOSTS.keys()) expect((await open(10 + nth)).status).toBe(404)
    expect(requested).toEqual(['https://files.example/plan.pdf'])
    vi.restoreAllMocks()
  })
})

describe('a signed link', () => {
  test.each([
    ['another document', (url: string) => url.replace('/1?', '/3?')],
    ['another listing', (url: string) => url.replace('790001', '790002')],
    ['another time', (url: string) => url.replace(/until=\d+/, 'until=99999999999')],
    ['no key', (url: string) => url.replace(/&key=.*/, '')],
    ['an empty key', (url: string) => url.replace(/key=.*/, 'key=')],
    ['no link at all', (url: string) => url.split('?')[0] ?? ''],
  ])('is invalid for %s', async (_, forge) => {
    const response = await sendForm('/api/documents/790001/1', PERSON)
    const { data } = await response.json<{ data: { fileUrl: string } }>()
    const refused = await get(forge(data.fileUrl), { headers: { 'Accept-Language': 'de' } })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Dieser Link gilt nicht mehr')
  })

  test('expires', async () => {
    const response = await sendForm('/api/documents/790001/1', PERSON)
    const { data } = await response.json<{ data: { fileUrl: string } }>()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect((await getWith({}, data.fileUrl)).status).toBe(403)
    vi.useRealTimers()
  })
})

describe('a browser that filled in the form', () => {
  test('is remembered for that listing, for thirty days', async () => {
    const first = await sendForm('/api/documents/790001/1', PERSON)
    const cookie = first.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^documents=.*Max-Age=2592000.*HttpOnly.*SameSite=Lax/)
    const headers = { Cookie: cookie.split(';')[0] ?? '' }
    const remembered = async (id: string) => (await get(`/api/documents/${id}`, { headers })).json()
    expect(await remembered('790001')).toEqual({ remembered: true })
    expect(await remembered('790002')).toEqual({ remembered: false })
    expect((await get('/api/documents/790001/1', { headers })).status).toBe(200)
    expect((await get('/api/documents/790002/1', { headers })).status).toBe(403)
    expect((await sendForm('/api/documents/790001/3', {}, headers)).status).toBe(200)
    expect((await sendForm('/api/documents/790002/1', {}, headers)).status).toBe(422)
    expect(await storedLeads()).toHaveLength(1)

    const second = await sendForm('/api/documents/790002/1', PERSON, headers)
    const cookies = { Cookie: second.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
    expect((await get('/api/documents/790001/1', { headers: cookies })).status).toBe(200)
    expect((await get('/api/documents/790002/1', { headers: cookies })).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 })
    expect((await getWith({}, '/api/documents/790001/1', { headers: cookies })).status).toBe(403)
    vi.useRealTimers()
  })

  test('cannot forge its cookie', async () => {
    for (const value of ['true', '790001.99999999999', '790001.99999999999~x', '~', '']) {
      const headers = { Cookie: `documents=${value}; __Host-documents=${value}` }
      expect((await get('/api/documents/790001/1', { headers })).status).toBe(403)
    }
  })

  test('gets a success response to a filled honeypot, but no file and no access', async () => {
    const honeypotResponse = await sendForm('/api/documents/790001/1', {
      ...PERSON,
      middleName: 'x',
    })
    expect(honeypotResponse.status).toBe(200)
    expect(await honeypotResponse.json()).toEqual({ status: 'success', data: {} })
    expect(honeypotResponse.headers.get('Set-Cookie')).toBeNull()
    const postedResponse = await postForm('/api/documents/790001/1', { ...PERSON, middleName: 'x' })
    expect([postedResponse.status, postedResponse.headers.get('Location')]).toEqual([
      303,
      '/nl/merci/contact-me',
    ])
    expect(postedResponse.headers.get('Set-Cookie')).toBeNull()
    expect(await storedLeads()).toMatchObject([{ kind: 'document-request', status: 'suspected' }])
  })

  test('may request a limited number of documents', async () => {
    const headers = { 'CF-Connecting-IP': '192.0.2.9' }
    const statuses = []
    for (let requested = 0; requested < 3; requested++) {
      const env = { RATE_LIMIT_FACTOR: '0.1' }
      statuses.push((await sendForm('/api/documents/790001/1', PERSON, headers, env)).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})
