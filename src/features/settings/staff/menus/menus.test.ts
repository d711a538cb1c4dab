import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeSettings, db, get, loadAgency, purge, storedRows } from '../../../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../../../test/html'
import { documentAt } from '../../../../../test/open-page'
import { cookieOf, post } from '../../../../../test/people'
import { page } from '../../../../platform/db/schema-content'
import { revision } from '../../../../platform/db/schema-revisions'
import type { Entries } from '../../../../platform/fields/field'
import { LANGS, type Lang } from '../../../../platform/format/lang'
import { translator } from '../../../../platform/i18n'
import { exportFolder } from '../../../../tasks/agency/export'
import { readFolder } from '../../../../tasks/agency/read-folder'

const t = translator('nl')
let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

const screen = (path = '/staff/menus') => documentAt(path, editor)

/** Returns the entries that the form of the screen would send unchanged. */
async function shownForm(): Promise<Entries> {
  return entriesIn(await screen())
}

function entriesIn(document: ReturnType<typeof parse>): Entries {
  const [form] = byClass(document, 'edit-form')
  if (!form) throw new Error('There is no form')
  const inputs = all(form, 'input').filter(
    ({ attribs }) => attribs.name && (attribs.type !== 'checkbox' || 'checked' in attribs),
  )
  return Object.fromEntries(inputs.map(({ attribs }) => [attribs.name, attribs.value ?? '']))
}

function send(fields: Entries, action = 'publish') {
  return post('/staff/menus', { ...fields, action }, { Cookie: editor })
}

function itemOf(form: Entries, menu: string, page: number): string {
  const list = `menus.${menu}.items.`
  const [name] = Object.entries(form).find(
    ([key, value]) => key.startsWith(list) && key.endsWith('.page') && value === String(page),
  ) ?? ['']
  return name.replace(/\.page$/, '')
}

const open = (path = '/nl/contact') => documentAt(path)

function menuIn(document: ReturnType<typeof parse>, lang: Lang = 'nl') {
  const [nav] = all(document, 'nav', { 'aria-label': translator(lang)('nav.main') })
  const links = (nav ? all(nav, 'a') : []).filter(({ parent }) => {
    const list = parent?.parent
    return !(list && 'attribs' in list && list.attribs.class === 'sub-menu')
  })
  return links.map((link) => words(link))
}

const footer = (document: ReturnType<typeof parse>) => {
  const [nav] = all(document, 'nav', { 'aria-labelledby': 'footer-quick' })
  return nav ? attributes(all(nav, 'a'), 'href') : []
}

describe('the main menu', () => {
  test('starts as the derived menu and renders the same HTML when published unchanged', async () => {
    const before = await (await get('/nl/contact')).text()
    const form = await shownForm()
    expect(form['menus.main']).toBeUndefined()
    const customForm: Entries = {
      ...form,
      'menus.main': 'on',
      'menus.extra': 'on',
      'menus.footer': 'on',
    }
    expect((await send(customForm)).headers.get('Location')).toBe('/staff/menus?done=publish')
    expect(unversioned(await (await get('/nl/contact')).text())).toBe(unversioned(before))
    const none = { ...(await shownForm()) }
    for (const menu of ['main', 'extra', 'footer']) delete none[`menus.${menu}`]
    await send(none)
    expect(unversioned(await (await get('/nl/contact')).text())).toBe(unversioned(before))
  })

  test('shows selected, ordered and renamed pages on the next request in every language', async () => {
    const first = await shownForm()
    const [contact, sale] = [itemOf(first, 'main', 6), itemOf(first, 'main', 2)]
    const customForm: Entries = { ...first, 'menus.main': 'on' }
    delete customForm[`${sale}.in`]
    for (const lang of LANGS) customForm[`${contact}.name.${lang}`] = `Kort ${lang}`
    let document = parse(await (await send(customForm, `${contact}.up`)).text())
    while (itemOf(entriesIn(document), 'main', 6) !== 'menus.main.items.0') {
      const form = entriesIn(document)
      const response = await send(form, `${itemOf(form, 'main', 6)}.up`)
      expect(response.status).toBe(200)
      document = parse(await response.text())
    }
    expect(menuIn(await open())[0]).not.toBe('Kort nl')
    await send(entriesIn(document))
    for (const lang of LANGS) {
      const menuLinks = menuIn(await open(`/${lang}/`), lang)
      expect(menuLinks[0]).toBe(`Kort ${lang}`)
      expect(menuLinks).not.toContain(translator(lang)('goal.sale'))
    }
  })
})

test('a hidden, unpublished or deleted page is left out of the menu', async () => {
  const page = { items: [{ page: 6 }, { page: 5 }, { page: 30 }, { page: 999 }, { page: 9 }] }
  await changeSettings({ menus: { main: page, extra: page, footer: page } })
  const document = await open()
  expect(menuIn(document)).toHaveLength(2)
  expect(footer(document).slice(0, -1)).toEqual(['/nl/contact', '/nl/verkocht', '/nl/over-ons'])
  const form = await shownForm()
  expect(itemOf(form, 'main', 999)).toBe('')
  expect(words(await screen())).toContain(`(${t('page.status.Draft')})`)
})

test('a menu with an unpublished page asks first, and publishes the page if it is ticked', async () => {
  const draft = 30
  const status = async () => (await db.select().from(page).where(eq(page.id, draft)).get())?.status
  const form: Entries = { ...(await shownForm()), 'menus.main': 'on' }
  const item = itemOf(form, 'main', draft)
  const chosen = { ...form, [item]: 'on', [`${item}.in`]: 'on' }
  const asked = await send(chosen)
  expect(asked.status).toBe(200)
  const question = parse(await asked.text())
  expect(words(question)).toContain(t('menus.unshown.question'))
  expect(await status()).toBe('Draft')
  const agreed = entriesIn(question)
  await send({ ...agreed, action: 'publish' })
  expect(words(await screen())).toContain(t('menus.unshown'))
  const again = entriesIn(await screen())
  await send({ ...again, [`publish.${draft}`]: 'on' })
  expect(await status()).toBe('Published')
  expect(words(await screen())).not.toContain(t('menus.unshown'))
})

describe('a custom link', () => {
  const name = { nl: 'Kadaster', fr: 'Cadastre' }
  const extra = { items: [{ url: 'https://example.org/kadaster', name }, { article: 10 }] }

  test.each([
    [{ url: 'http://example.org/a', 'name.nl': 'A' }, 'field.wrong.address'],
    [{ url: 'javascript:alert(1)', 'name.nl': 'A' }, 'field.wrong.address'],
    [{ url: '/nl/contact', 'name.nl': 'A' }, 'field.wrong.address'],
    [{ url: 'https://example.org/a' }, 'menus.wrong.name'],
    [{ url: '' }, 'menus.wrong.target'],
  ] as const)('%j is refused', async (fields, text) => {
    const customForm: Entries = { ...(await shownForm()), 'menus.footer': 'on' }
    const document = parse(await (await send(customForm, 'menus.footer.items.add')).text())
    const form = entriesIn(document)
    const at = Object.keys(form).filter((key) => /^menus\.footer\.items\.\d+\.in$/.test(key)).length
    const item = `menus.footer.items.${at - 1}`
    const typed = Object.entries(fields).map(([key, value]) => [`${item}.${key}`, value])
    const response = await send({ ...form, ...Object.fromEntries(typed) })
    expect(response.status).toBe(422)
    expect(words(parse(await response.text()))).toContain(t(text))
  })

  test('is exported with the agency’s folder and imported again', async () => {
    await changeSettings({ menus: { extra } })
    const { settings } = exportFolder(await storedRows()) as { settings: { menus: unknown } }
    expect(settings.menus).toEqual({ main: null, extra, footer: null })
    expect(readFolder({ settings }, null).status).toBe('ok')
    await purge()
  })
})

/** Returns the HTML of a page without the version of its style sheets, which changes with every publication. */
function unversioned(html: string): string {
  return html.replaceAll(/\?v=\d+/g, '')
}
