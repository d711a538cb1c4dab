import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { keepLogs } from '../../../../test/logs'
import { documentAt, htmlAt, wordsAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import {
  attemptsOf,
  deleteAllWebhooks,
  FakeReceiver,
  newWebhook,
  RECEIVER,
  sendAll,
} from '../../../../test/webhooks'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import { webhook, webhookDelivery } from '../../../platform/db/schema-webhooks'
import { STAFF } from '../../../urls'

let admin = ''
let receiver: FakeReceiver

keepLogs()
beforeAll(async () => {
  await loadAgency()
  admin = await cookieOf('admin')
})
beforeEach(async () => {
  await deleteAllWebhooks()
  receiver = new FakeReceiver()
})
afterEach(() => vi.restoreAllMocks())

function act(id: number, path: string, fields: Record<string, string> = {}) {
  return post(`${STAFF.webhooks}/${id}/${path}`, fields, { Cookie: admin })
}

test('staff create a webhook, get its secret once and test it', async () => {
  const create = (url: string) =>
    post(`${STAFF.webhooks}/new`, { name: 'Portal', url }, { Cookie: admin })
  const refused = await create('https://10.0.0.1/')
  expect(refused.status).toBe(422)
  expect(words(parse(await refused.text()))).toContain('op een openbare server')
  const created = await create(RECEIVER)
  const path = created.headers.get('Location') ?? ''
  expect(path).toBe(`${STAFF.webhooks}/1`)
  expect(await wordsAt(path, admin)).toContain('Er vertrekt niets zolang er geen geheim is.')
  const shown = await act(1, 'secret')
  expect(shown.headers.get('Cache-Control')).toContain('no-store')
  const [input] = all(parse(await shown.text()), 'input', { id: 'secret' })
  const secret = input?.attribs.value ?? ''
  expect(secret).toMatch(/^whsec_/)
  await act(1, 'test')
  expect(receiver.take()).toMatchObject([{ type: 'webhook.test', data: { test: true } }])
  expect(await wordsAt(`${path}?done=test`, admin)).toContain('bezorgd')
  const screens = [path, `${path}/history`, STAFF.webhooks, STAFF.audit]
  const pages = await Promise.all(screens.map((screen) => htmlAt(screen, admin)))
  const rows = [webhook, webhookDelivery, revision, audit].map((table) => db.select().from(table))
  const everything = pages.join() + JSON.stringify(await Promise.all(rows))
  expect(everything).not.toContain(secret.replace('whsec_', ''))
  expect(pages.at(-1)).toContain('maakte een nieuw geheim voor een webhook')
})

test('staff see each attempt and send a message again', async () => {
  const { id } = await newWebhook()
  const home = listing()
  await importItems(home)
  receiver.answer = () => new Response(null, { status: 502 })
  await sendAll()
  const path = `${STAFF.webhooks}/${id}`
  const page = await documentAt(path, admin)
  expect(all(page, 'a', { href: `${STAFF.listings}/${home.ID}` })).toHaveLength(1)
  expect(words(page)).toContain('geweigerd met status 502')
  expect(words(page)).toContain('Volgende poging:')
  receiver.answer = () => new Response(null, { status: 200 })
  const delivery = receiver.take()[0]?.id ?? ''
  const sent = await act(id, 'deliveries', { delivery })
  expect(sent.headers.get('Location')).toBe(`${path}?done=resend`)
  expect(receiver.take()[0]?.id).toBe(delivery)
  expect(await attemptsOf(id)).toEqual(['delivered 502 ok'])
  expect((await act(id, 'deliveries', { delivery: 'msg_x' })).status).toBe(404)
})

test('the list names webhooks that are off and messages that were given up', async () => {
  const { id } = await newWebhook()
  await act(id, 'test')
  expect(await wordsAt(STAFF.webhooks, admin)).not.toContain('mislukte berichten')
  receiver.answer = () => new Response(null, { status: 410 })
  await act(id, 'test')
  const text = await wordsAt(STAFF.webhooks, admin)
  expect(text).toContain('staat af · mislukte berichten: 1')
})

test('a deleted webhook leaves no messages to one that gets its number', async () => {
  const { id } = await newWebhook()
  await importItems(listing())
  receiver.answer = () => new Response(null, { status: 500 })
  await sendAll()
  await act(id, 'removal')
  const next = await newWebhook({ url: 'https://other.example/' })
  expect(next.id).toBe(id)
  expect(await attemptsOf(id)).toEqual([])
})

test.each(['secret', 'test', 'deliveries'])('%s is for admins only', async (path) => {
  const { id } = await newWebhook()
  const Cookie = await cookieOf('office')
  const response = await post(`${STAFF.webhooks}/${id}/${path}`, {}, { Cookie })
  expect(response.status).toBe(403)
  expect((await get(STAFF.webhooks, { headers: { Cookie } })).status).toBe(403)
  expect((await act(999, path)).status).toBe(404)
})
