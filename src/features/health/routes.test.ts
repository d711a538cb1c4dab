import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db, get, loadAgency, ORIGIN, purge } from '../../../test/agency'
import { deleteAllLeads } from '../../../test/forms'
import { getWith, watchedDb } from '../../../test/worker'
import type { Bindings } from '../../env'
import { app } from '../../full-app'
import { siteSetting } from '../../platform/db/schema-content'
import { outbox } from '../../platform/db/schema-leads'
import { readVersion } from '../../platform/db/version'
import { queueMail } from '../../platform/mail/outbox'

const MAIL = { to: { email: 'an@example.be' }, subject: 'x', html: '<p>x</p>', text: 'x' }
const MINUTE = 60_000

beforeEach(deleteAllLeads)

test('health without an agency fails and says that the content is missing', async () => {
  await db.delete(siteSetting)
  const response = await get('/healthz')
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({
    status: 'failed',
    content: 'missing',
    mail: 'ok',
    crm: 'off',
    version: String(await readVersion(db)),
  })
})

describe('health', () => {
  beforeAll(() => loadAgency({ withListings: false }))

  test('reports content, mail, CRM and version', async () => {
    const response = await get('/healthz')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'ok',
      content: 'ok',
      mail: 'ok',
      crm: 'off',
      version: String(await readVersion(db)),
    })
  })

  test.each([
    [14, 'ok'],
    [16, 'late'],
  ])('reports a mail that has waited for %i minutes as %s', async (minutes, mail) => {
    await queueMail(db, { id: 'new', mail: MAIL }, new Date())
    await queueMail(db, { id: 'old', mail: MAIL }, new Date(Date.now() - minutes * MINUTE))
    expect(await mailHealth()).toBe(mail)
    await db.update(outbox).set({ state: 'sent' })
    expect(await mailHealth()).toBe('ok')
  })

  test('is read from D1 at most once in five seconds', async () => {
    const { db: DB, queries } = watchedDb()
    const bindings = { ...env, DB }
    const request = async () => {
      const context = createExecutionContext()
      const response = await app.fetch(new Request(`${ORIGIN}/healthz`), bindings, context)
      await waitOnExecutionContext(context)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return (await response.json<{ mail: string }>()).mail
    }
    expect(await Promise.all([request(), request(), request()])).toEqual(['ok', 'ok', 'ok'])
    const once = queries.length
    await queueMail(db, { id: 'dead', mail: MAIL }, new Date())
    await db.update(outbox).set({ state: 'dead' })
    expect(await request()).toBe('ok')
    expect(queries).toHaveLength(once)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    expect(await request()).toBe('dead')
    vi.useRealTimers()
    expect(queries).toHaveLength(2 * once)
  })

  test('of a running worker is cached between requests', async () => {
    expect(await (await get('/healthz')).json()).toMatchObject({ mail: 'ok' })
    await queueMail(db, { id: 'dead', mail: MAIL }, new Date())
    await db.update(outbox).set({ state: 'dead' })
    expect(await (await get('/healthz')).json()).toMatchObject({ mail: 'ok' })
    await purge()
    expect(await (await get('/healthz')).json()).toMatchObject({ mail: 'dead' })
  })

  test('reports a mail that was given up', async () => {
    await queueMail(db, { id: 'dead', mail: MAIL }, new Date())
    await db.update(outbox).set({ state: 'dead' })
    expect(await mailHealth()).toBe('dead')
  })

  test.each<[Partial<Bindings>, string]>([
    [{}, 'ok'],
    [{ MAIL_DRIVER: 'smtp' }, 'dead'],
    [{ SITE_ORIGIN: 'https://www.lindehof.example' }, 'dead'],
    [
      {
        SITE_ORIGIN: 'https://www.lindehof.example',
        MAIL_DRIVER: 'smtp',
        SMTP_HOST: 'smtp.example',
      },
      'ok',
    ],
  ])('reports mail with %j as %s', async (settings, mail) => {
    expect(await mailHealth(settings)).toBe(mail)
  })

  test('reports mail as dead without SITE_ORIGIN', async () => {
    expect(await mailHealth({}, 'https://pand.workers.example')).toBe('dead')
  })
})

test.each([
  ["SELECT id FROM outbox WHERE state = 'dead' LIMIT 1", 'outbox_dead'],
  ["SELECT min(created_at) FROM outbox WHERE state = 'pending'", 'outbox_waiting'],
])('%s uses the index %s', async (question, index) => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${question}`).all<{
    detail: string
  }>()
  expect(results.map(({ detail }) => detail).join()).toMatch(`INDEX ${index}`)
})

async function mailHealth(settings: Partial<Bindings> = {}, origin?: string): Promise<string> {
  const response = await getWith(settings, '/healthz', {}, origin)
  return (await response.json<{ mail: string }>()).mail
}
