import { desc } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { differencesAt, historyAt } from '../../../../test/history'
import { parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { labelOverride } from '../../../platform/db/schema-content'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import { translator } from '../../../platform/i18n'

const HISTORY = '/staff/labels/history'
const t = translator('nl')
let editor: string

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.batch([db.delete(labelOverride), db.delete(revision), db.delete(audit)])
  editor = await cookieOf('editor')
})

const save = (key: string, texts: Record<string, string>) =>
  post(`/staff/labels/${key}`, texts, { Cookie: editor })

const restore = (id: string | undefined, cookie = editor) =>
  post(HISTORY, { revision: id ?? '' }, { Cookie: cookie })

const seen = async () => words(parse(await (await get('/nl/')).text()))

describe('the history of interface texts', () => {
  test('shows who changed a text and when, and restores it for visitors', async () => {
    await save('nav.skip', { nl: 'Meteen lezen' })
    await save('nav.skip', { nl: 'Naar de tekst', fr: 'Au texte' })
    const { lines, ids } = await historyAt(HISTORY, editor)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('The editor')
    expect(lines[0]).toContain(t('edit.history.live'))
    expect(lines[0]).toContain(String(new Date().getFullYear()))
    expect(lines[2]).toContain(t('edit.history.first'))
    expect(await differencesAt(HISTORY, ids[1], editor)).toEqual([
      [`Naar de tekst (${t('settings.lang.nl')})`, 'Meteen lezen', 'Naar de tekst'],
      [`Naar de tekst (${t('settings.lang.fr')})`, translator('fr')('nav.skip'), 'Au texte'],
    ])
    const restored = await restore(ids[1])
    expect(restored.headers.get('Location')).toBe('/staff/labels?done=restore')
    expect(await seen()).toContain('Meteen lezen')
    expect((await historyAt(HISTORY, editor)).lines).toHaveLength(4)
    const auditEntries = await db
      .select({ action: audit.action })
      .from(audit)
      .orderBy(desc(audit.id))
    expect(auditEntries.map(({ action }) => action)).toEqual([
      'label.restore',
      'label.change',
      'label.change',
    ])
    await restore(ids[2])
    expect(await seen()).toContain('Naar de inhoud')
  })
})
