import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../test/agency'
import { getWith } from '../../../test/worker'
import { errorReport } from '../../platform/db/schema'
import { utcDay } from '../../platform/format/time-before'
import { POLICY_REPORTS } from '../../platform/http/policy-report'

const REPORT = { module: 'map', error: 'TypeError: x is no function', url: '/nl/te-koop' }

beforeEach(async () => {
  await db.delete(errorReport)
})

describe('an error report of a browser', () => {
  test.each(['/api/error/', '/api/error'])(
    'sent to %s is stored once, with a count',
    async (path) => {
      for (let sent = 0; sent < 3; sent++) {
        const response = await post(JSON.stringify(REPORT), {}, path)
        expect(response.status).toBe(204)
        expect(await response.text()).toBe('')
      }
      await post(JSON.stringify({ ...REPORT, error: 'another one' }), {}, path)
      const stored = await db.select().from(errorReport).orderBy(errorReport.error)
      expect(stored).toMatchObject([
        { ...REPORT, count: 3 },
        { ...REPORT, error: 'another one', count: 1 },
      ])
    },
  )

  test('is dropped beyond the rate limit of an IP address, with a success response', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify(REPORT),
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '192.0.2.30' },
    }
    for (let sent = 0; sent < 5; sent++) {
      const response = await getWith({ RATE_LIMIT_FACTOR: '0.1' }, '/api/error/', init)
      expect(response.status).toBe(204)
    }
    expect(await db.select().from(errorReport)).toMatchObject([{ count: 3 }])
  })

  test('contains no personal data', async () => {
    await post(
      JSON.stringify({
        module: 'form of jan.peeters@example.com',
        error: 'no answer for jan.peeters+x@example.com, +32 470 12 34 56 or 0470/123456',
        url: 'https://lindehof.example/nl/contact?email=jan@example.com#jan@example.com',
      }),
    )
    const [stored] = await db.select().from(errorReport)
    expect(stored?.url).toBe('https://lindehof.example/nl/contact')
    expect(stored?.error).toBe('no answer for … … or …')
    expect(JSON.stringify(stored)).not.toMatch(/jan|470/)
  })

  test.each([
    '',
    'no json',
    '[]',
    'null',
    '5',
    '{}',
    '{"module":"m","error":"e"}',
    '{"module":1,"error":"e","url":"/"}',
    '{"module":"m","error":null,"url":"/"}',
    '{"module":"m","error":"e","url":"/"',
    '\u0000',
  ])('is refused as malformed with the body %j', async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 'failed' })
    expect(await db.$count(errorReport)).toBe(0)
  })
})

async function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  path = '/api/error/',
): Promise<Response> {
  const method = 'POST'
  return getWith({}, path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

describe('a report of the Content-Security-Policy', () => {
  const violation = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost/nl/te-koop?streetcity=Kerkstraat',
        'blocked-uri': `https://${blocked}/x.js?visitor=jan@example.com`,
        'effective-directive': 'script-src-elem',
      },
    })
  const report = (blocked: string) =>
    post(violation(blocked), { 'Content-Type': 'application/csp-report' }, POLICY_REPORTS)

  test('is stored once for each page and origin', async () => {
    const policy = (await getWith({}, '/healthz')).headers.get('Content-Security-Policy')
    expect(policy).toContain(`report-uri ${POLICY_REPORTS}`)
    for (let sent = 0; sent < 2; sent++) expect((await report('evil.example')).status).toBe(204)
    const error = 'script-src-elem: https://evil.example'
    expect(await db.select().from(errorReport)).toMatchObject([
      { module: 'csp', error, url: '/nl/te-koop', count: 2 },
    ])
  })

  test('is stored at most 200 times a day, so that errors are still stored', async () => {
    const rows = Array.from({ length: 200 }, (_, nth) => ({
      day: utcDay(new Date()),
      module: 'csp',
      count: 1,
      error: `script-src: https://${nth}.example`,
      url: '/nl/',
    }))
    for (let from = 0; from < 200; from += 20) {
      await db.insert(errorReport).values(rows.slice(from, from + 20))
    }
    expect((await report('one-more.example')).status).toBe(204)
    expect(await db.$count(errorReport)).toBe(200)
    await post(JSON.stringify(REPORT))
    expect(await db.$count(errorReport)).toBe(201)
  })
})
