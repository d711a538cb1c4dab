import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { differencesAt, historyAt } from '../../../../test/history'
import { cookieOf, post } from '../../../../test/people'
import { audit } from '../../../platform/db/schema-people'
import { redirect } from '../../../platform/db/schema-redirects'
import { revision } from '../../../platform/db/schema-revisions'
import { translator } from '../../../platform/i18n'
import { findAccount } from '../../../site/accounts/queries'
import { openDocument, publishDocument } from '../../../site/revisions/documents'
import { editablePage, readPages } from '../../pages/edit-pages'
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

/** Changes the Dutch slug of a page as an editor. */
async function move(from: string, to: string) {
  const page = (await readPages(db)).find(({ slugs }) => slugs.nl === from)
  const editable = editablePage(page?.id ?? 0)
  const open = (await openDocument(db, editable)) ?? expect.fail(from)
  const document = { ...open.document, slugs: { ...page?.slugs, nl: to } }
  const by = (await findAccount(db, 'editor@example.org'))?.id ?? 0
  await publishDocument(db, editable, { document, base: open.base, by, now: new Date() })
  await purge()
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

  test('restores redirects with the current addresses of moved pages', async () => {
    await send({ from: '/a', to: '/nl/contact' })
    await move('contact', 'bereik-ons')
    expect(await visited('/a')).toEqual([301, '/nl/bereik-ons'])
    const { lines, ids } = await historyAt(HISTORY, editor)
    expect(lines[0]).toContain('The editor')
    expect(await differencesAt(HISTORY, ids[1], editor)).toEqual([
      ['/a', '/nl/contact', '/nl/bereik-ons'],
      ['/nl/contact', '–', '/nl/bereik-ons'],
    ])
    await send({ from: '/a' }, '/removal')
    await restore(ids[1])
    expect(await visited('/a')).toEqual([301, '/nl/bereik-ons'])
    expect(await visited('/nl/contact')).toEqual([301, '/nl/bereik-ons'])
    await move('bereik-ons', 'contact')
  })
})
