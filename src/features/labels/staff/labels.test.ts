import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { labelOverride } from '../../../platform/db/schema-content'
import { translator } from '../../../platform/i18n'

const t = translator('nl')
let editor: string

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.delete(labelOverride)
  editor = await cookieOf('editor')
})

async function pageOf(q: string) {
  const path = `/staff/labels?${new URLSearchParams({ q })}`
  const page = parse(await (await get(path, { headers: { Cookie: editor } })).text())
  const forms = all(page, 'form', { class: 'edit-form' })
  const keys = forms.map(({ attribs }) => attribs.action?.replace('/staff/labels/', ''))
  return { keys, text: words(page) }
}

function save({ key, ...fields }: { key: string } & Record<string, string>) {
  return post(`/staff/labels/${key}`, fields, { Cookie: editor })
}

describe('an interface text', () => {
  test.each([
    ['huis met TUIN in gent', 'search.placeholder'],
    ['Maison avec jardin à Namur', 'search.placeholder'],
    ['naar  DE inhoud', 'nav.skip'],
  ])('is found by %j, shortest text first', async (q, key) => {
    expect((await pageOf(q)).keys[0]).toBe(key)
  })

  test('is overridden for visitors at once, and reset to the default', async () => {
    const seen = async () => words(parse(await (await get('/nl/')).text()))
    expect(await seen()).toContain('Naar de inhoud')
    const saved = await save({ key: 'nav.skip', nl: 'Meteen lezen', q: 'inhoud' })
    expect(saved.headers.get('Location')).toBe('/staff/labels?q=inhoud&done=save')
    expect(await seen()).toContain('Meteen lezen')
    expect((await pageOf('')).keys).toEqual(['nav.skip'])
    expect((await pageOf('meteen LEZEN')).keys).toEqual(['nav.skip'])
    await post('/staff/labels/nav.skip/reset', {}, { Cookie: editor })
    expect(await seen()).toContain('Naar de inhoud')
  })

  test('is refused if a placeholder is missing, and the form keeps its values', async () => {
    const refused = await save({ key: 'nav.logo', nl: 'Naar de start', q: 'startpagina' })
    expect(refused.status).toBe(422)
    const page = parse(await refused.text())
    expect(words(page)).toContain(t('staff.labels.slots', { slots: '{name}' }))
    const typed = all(page, 'input', { name: 'nl' }).map(({ attribs }) => attribs.value)
    expect(typed).toContain('Naar de start')
    expect(await db.$count(labelOverride)).toBe(0)
  })

  test.each(['staff.labels', 'constructor'])('cannot have the key %j', async (key) => {
    expect((await save({ key, nl: 'x' })).status).toBe(404)
  })
})
