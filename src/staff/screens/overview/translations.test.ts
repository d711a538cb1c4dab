import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, db, get, loadAgency } from '../../../../test/agency'
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
async function told(role: StaffRole): Promise<Record<string, number>> {
  const panels = byClass(await pageAs(role, '/staff'), 'panel')
  const panel = panels.find((one) => words(one).startsWith('Te vertalen'))
  const lines = panel ? all(panel, 'li') : []
  return Object.fromEntries(
    lines.map((line) => [words(all(line, 'a')[0] ?? line), Number(/\d+/.exec(words(line))?.[0])]),
  )
}

/** The same as the list of all that is left counts it. */
async function listed(role: StaffRole, lang: string): Promise<number> {
  const text = words(await pageAs(role, `/staff/translations?lang=${lang}`))
  return Number(/(\d+) tekst(?:en)? te vertalen/.exec(text)?.[1] ?? 0)
}

/** Saves the title of the agency's page in French, as a draft or for all to see. */
async function title(fr: string, action: 'publish' | 'draft' | 'discard') {
  const { id } = await pageOf('agency')
  const saved = await savePage(id, { 'params.title.fr': fr }, await cookieOf('admin'), action)
  expect(saved.status).toBe(303)
}

describe('texts to translate on the first page', () => {
  test('are those of the list, by language and for what the reader may write', async () => {
    await title('', 'publish')
    const settings = { ...(await formOf('agency')), 'tagline.fr': '', action: 'publish' }
    await post('/staff/settings/agency', settings, { Cookie: await cookieOf('admin') })
    const [admin, editor] = [await told('admin'), await told('editor')]
    expect(admin.Français).toBe(await listed('admin', 'fr'))
    expect(editor.Français).toBe(await listed('editor', 'fr'))
    expect(admin.Français).toBe((editor.Français ?? 0) + 1)
    expect(await told('agent')).toEqual({})
  })

  test('are counted anew once somebody publishes, keeps a draft or discards it, and only then', async () => {
    const { Français: before = 0 } = await told('admin')
    await db.update(untranslated).set({ counts: { content: { fr: 77 } } })
    expect(await told('admin')).toEqual({ Français: 77 })
    await title('Notre agence', 'draft')
    expect((await told('admin')).Français).toBe(before - 1)
    await title('', 'discard')
    expect((await told('admin')).Français).toBe(before)
    await title('Notre agence', 'draft')
    expect((await told('admin')).Français).toBe(before - 1)
    await title('Notre agence', 'publish')
    expect((await told('admin')).Français).toBe(before - 1)
  })

  test('are nothing to an agency of one language', async () => {
    await changeSettings({ languages: ['nl'] })
    expect(await told('admin')).toEqual({})
    expect(words(await pageAs('admin', '/staff'))).not.toContain('Te vertalen')
    await changeSettings({})
  })
})
