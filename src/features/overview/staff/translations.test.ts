import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { formOf } from '../../../../test/settings-form'
import { savePage } from '../../../../test/staff-form'
import { pageOf } from '../../../../test/staff-pages'
import type { StaffRole } from '../../../platform/accounts/account'
import { untranslated } from '../../../platform/db/schema-revisions'

beforeAll(() => loadAgency({ withListings: false }))

async function pageAs(role: StaffRole, path: string) {
  const headers = { Cookie: await cookieOf(role) }
  return parse(await (await get(path, { headers })).text())
}

/** Returns the number of texts to translate by language, as the overview shows it. */
async function shownCounts(role: StaffRole): Promise<Record<string, number>> {
  const panels = byClass(await pageAs(role, '/staff'), 'panel')
  const panel = panels.find((one) => words(one).startsWith('Te vertalen'))
  const lines = panel ? all(panel, 'li') : []
  return Object.fromEntries(
    lines.map((line) => [words(all(line, 'a')[0] ?? line), Number(/\d+/.exec(words(line))?.[0])]),
  )
}

/** Returns the number of texts to translate as the translations screen shows it. */
async function listed(role: StaffRole, lang: string): Promise<number> {
  const text = words(await pageAs(role, `/staff/translations?lang=${lang}`))
  return Number(/(\d+) tekst(?:en)? te vertalen/.exec(text)?.[1] ?? 0)
}

/** Saves the French title of the agency's page as a draft, or publishes it. */
async function title(fr: string, action: 'publish' | 'draft' | 'discard') {
  const { id } = await pageOf('agency')
  const saved = await savePage(id, { 'params.title.fr': fr }, await cookieOf('admin'), action)
  expect(saved.status).toBe(303)
}

describe('the translations panel of the overview', () => {
  test('counts the listed texts by language that the account may edit', async () => {
    await title('', 'publish')
    const settings = { ...(await formOf('agency')), 'tagline.fr': '', action: 'publish' }
    await post('/staff/settings/agency', settings, { Cookie: await cookieOf('admin') })
    const [admin, editor] = [await shownCounts('admin'), await shownCounts('editor')]
    expect(admin.Français).toBe(await listed('admin', 'fr'))
    expect(editor.Français).toBe(await listed('editor', 'fr'))
    expect(admin.Français).toBe((editor.Français ?? 0) + 1)
    expect(await shownCounts('agent')).toEqual({})
  })

  test('counts again only after a draft is saved or discarded or a document is published', async () => {
    const { Français: before = 0 } = await shownCounts('admin')
    await db.update(untranslated).set({ counts: { content: { fr: 77 } } })
    expect(await shownCounts('admin')).toEqual({ Français: 77 })
    await title('Notre agence', 'draft')
    expect((await shownCounts('admin')).Français).toBe(before - 1)
    await title('', 'discard')
    expect((await shownCounts('admin')).Français).toBe(before)
    await title('Notre agence', 'draft')
    expect((await shownCounts('admin')).Français).toBe(before - 1)
    await title('Notre agence', 'publish')
    expect((await shownCounts('admin')).Français).toBe(before - 1)
  })
})
