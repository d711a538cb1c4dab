import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { DEAD_DB, SILENT_DB } from '../../../test/faults'
import {
  deleteAllLeads,
  type Fields,
  PERSON,
  postForm,
  sendForm,
  storedLeads,
  theMails,
} from '../../../test/forms'
import { all, parse, words } from '../../../test/html'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { begin, watchedDb, withoutWaiting } from '../../../test/worker'
import type { Bindings } from '../../env'
import { lead, outbox } from '../../platform/db/schema-leads'
import { refusals } from '../../platform/http/refusals'

/** Limits of which each is a tenth. */
const TENTH = { RATE_LIMIT_FACTOR: '0.1' }

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  await deleteAllLeads()
  refusals.clear()
})

test('a limited number of forms is accepted from one IP address in ten minutes', async () => {
  const send = (address: string, accept = 'application/json') => {
    const headers = { 'CF-Connecting-IP': address, Accept: accept }
    return sendForm('/api/forms/contact', PERSON, headers, TENTH)
  }
  const answers = []
  for (let sent = 0; sent < 3; sent++) answers.push((await send('192.0.2.1')).status)
  expect(answers).toEqual([200, 200, 429])
  expect((await send('192.0.2.2')).status).toBe(200)

  const limited = await send('192.0.2.1')
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect(await limited.json()).toMatchObject({ status: 'failed', issues: [{ path: [] }] })
  const page = await send('192.0.2.1', 'text/html')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(500)
  const text = words(parse(await page.text()))
  expect(text).toContain('09 555 01 40')
  // No field is wrong.
  expect(text).toContain('Uw bericht is niet verstuurd')
  expect(text).not.toContain('veld nakijken')
})

describe('forms from many addresses', () => {
  const form = { ...PERSON, page: '/nl/contact', lang: 'nl', Content: 'Mijn vraag' }

  test('are refused beyond the limit of the site, without a write and with the typed values', async () => {
    const { db: DB, queries } = watchedDb()
    const send = (nth: number, fields: Fields, Accept = 'application/json') => {
      const headers = { 'CF-Connecting-IP': `198.51.100.${nth}`, Accept }
      return sendForm('/api/forms/contact', fields, headers, { ...TENTH, DB })
    }
    const statuses = []
    for (let nth = 0; nth < 5; nth++) {
      statuses.push((await send(nth, { ...form, Content: `Vraag ${nth}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    queries.length = 0
    const refused = await send(9, form, 'text/html')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    const page = parse(await refused.text())
    expect(all(page, 'input', { name: 'Email' })[0]?.attribs.value).toBe(PERSON.Email)
    expect(words(page)).toContain('Mijn vraag')
    expect(queries.filter((sql) => !/^\s*select/i.test(sql))).toEqual([])
    expect(await storedLeads()).toHaveLength(4)
  })

  test('are not refused because of one address that sends too many', async () => {
    const send = (address: string) =>
      sendForm('/api/forms/contact', PERSON, { 'CF-Connecting-IP': address }, TENTH)
    for (let sent = 0; sent < 9; sent++) await send('192.0.2.9')
    expect((await send('192.0.2.10')).status).toBe(200)
  })
})

test('an address in many spellings gets three copies a day, and no response promises a fourth', async () => {
  const spellings = [
    'a.n.x@gmail.com',
    'anx+a@gmail.com',
    'ANX+b+c@GoogleMail.com',
    'anx@gmail.com',
  ]
  for (const [at, Email] of [...spellings, 'an.x+d@googlemail.com'].entries()) {
    await db.batch([db.delete(outbox), db.delete(lead)])
    const isCopied = at < 3
    const fields = { ...PERSON, lang: 'nl', Email, Content: `Vraag ${at}` }
    const limits = { RATE_LIMIT_FACTOR: '1' }
    const sent =
      at === 3
        ? await sendForm('/api/forms/contact', fields, {}, limits)
        : await postForm('/api/forms/contact', fields, limits)
    expect((await theMails()).visitor?.mail.to.email).toBe(isCopied ? Email : undefined)
    if (at === 3) expect(await sent.json()).toEqual({ status: 'success', data: { copy: false } })
    const Cookie = sent.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const thanks = await get('/nl/merci/contact', { headers: { Cookie } })
    const promised = words(parse(await thanks.text())).includes('een bevestiging per mail')
    expect(promised, Email).toBe(isCopied)
  }
})

describe('while D1 is unavailable', () => {
  test('a form is answered with 503, phone number and email address', async () => {
    await get('/nl/contact')
    const response = await sendForm('/api/forms/contact', PERSON, {}, { DB: DEAD_DB })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    const text = await response.text()
    expect(text).toContain('09 555 01 40')
    expect(text).toContain('info@lindehof.example')
    expect(loggedEvents()).toContain('form not stored')
  })

  test('a form is answered with 503 when D1 times out', async () => {
    await get('/nl/contact')
    const body = new URLSearchParams(PERSON)
    const { response } = await withoutWaiting(() =>
      begin('/api/forms/contact', { method: 'POST', body }, { DB: SILENT_DB }),
    )
    expect(response.status).toBe(503)
    expect(loggedEvents()).toContain('form not stored')
  })

  test('a plain post returns its page with the typed values', async () => {
    await get('/nl/contact')
    const typed = { ...PERSON, Content: 'Mijn vraag', page: '/nl/contact', lang: 'nl' }
    const response = await postForm('/api/forms/contact', typed, { DB: DEAD_DB })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(await response.text()).toContain('Er is niets verstuurd')
    expect(await storedLeads()).toEqual([])
  })
})

describe('a refused form', () => {
  const from = { 'CF-Connecting-IP': '192.0.2.50' }
  const full = { ...PERSON, lang: 'nl' }

  /** Statements that write, of a form that is sent. */
  const writesOf = async (fields: Fields, env: Partial<Bindings> = {}) => {
    const { db: DB, queries } = watchedDb()
    const { status } = await sendForm('/api/forms/contact', fields, from, { ...env, DB })
    return { status, writes: queries.filter((sql) => !/^\s*select/i.test(sql)).length }
  }

  test.each<[string, Fields, number]>([
    ['an invalid field', { ...full, Email: 'unknown' }, 422],
    ['a missing field', { lang: 'nl' }, 422],
  ])('writes nothing because of %s', async (_, fields, status) => {
    await writesOf(fields)
    expect(await writesOf(fields)).toEqual({ status, writes: 0 })
  })

  test('is no suspected spam beyond the rate limit of an IP address', async () => {
    const answers = []
    for (let sent = 0; sent < 3; sent++) {
      const filled = { ...full, middleName: 'x', Content: `Offer ${sent}` }
      const response = await sendForm('/api/forms/contact', filled, from, TENTH)
      answers.push([response.status, response.headers.get('Retry-After')])
    }
    expect(answers).toEqual(Array(3).fill([200, null]))
    expect(await storedLeads()).toHaveLength(2)
  })

  test('is not read beyond the rate limit of an IP address', async () => {
    const statuses = []
    for (let sent = 0; sent < 8; sent++) {
      statuses.push((await sendForm('/api/forms/contact', {}, from, TENTH)).status)
    }
    expect(statuses[0]).toBe(422)
    expect(statuses[7]).toBe(429)
  })
})
