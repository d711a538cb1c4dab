import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { differencesAt, historyAt } from '../../../../test/history'
import { cookieOf, post } from '../../../../test/people'
import { audit } from '../../../platform/db/schema-people'
import { redirect } from '../../../platform/db/schema-redirects'
import { revision } from '../../../platform/db/schema-revisions'
import { translator } from '../../../platform/i18n'
import { listRedirects } from '../queries'

const HISTORY = '/staff/redirects/history'
const t = translator('nl')
let editor: string

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.batch([db.delete(redirect), db.delete(revision), db.delete(audit)])
  await purge()
  editor = await cookieOf('editor')
})

const send = (fields: Record<string, string>, path = '') =>
  post(`/staff/redirects${path}`, fields, { Cookie: editor })

const restore = (id: string | undefined, cookie = editor) =>
  post(HISTORY, { revision: id ?? '' }, { Cookie: cookie })

async function visited(path: string) {
  const response = await get(path)
  return [response.status, response.headers.get('Location')]
}

describe('the history of redirects', () => {
  test('shows changes by path and restores redirects without resetting other counts', async () => {
    await send({ from: '/a', to: '/nl/contact' })
    await send({ lines: '/a;/nl/te-koop\n/b;410' }, '/import')
    expect(await visited('/a')).toEqual([301, '/nl/te-koop'])
    const hits = async () => (await listRedirects(db)).map((one) => [one.path, one.hits])
    await expect.poll(hits).toContainEqual(['/a', 1])
    const { lines, ids } = await historyAt(HISTORY, editor)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('The editor')
    expect(await differencesAt(HISTORY, ids[1], editor)).toEqual([
      ['/a', '/nl/contact', '/nl/te-koop'],
      ['/b', '–', t('staff.redirects.gone.label')],
    ])
    const restored = await restore(ids[1])
    expect(restored.headers.get('Location')).toBe('/staff/redirects?done=restore')
    expect(await hits()).toEqual([['/a', 1]])
    expect(await visited('/a')).toEqual([301, '/nl/contact'])
    expect((await get('/b')).status).not.toBe(410)
    await send({ from: '/a' }, '/removal')
    expect((await historyAt(HISTORY, editor)).lines).toHaveLength(5)
    const auditEntries = await db.select({ action: audit.action }).from(audit).orderBy(audit.id)
    const change = 'redirect.change'
    expect(auditEntries.map(({ action }) => action)).toEqual([
      change,
      change,
      'redirect.restore',
      change,
    ])
  })
})
