import { beforeAll, beforeEach, expect, test } from 'vitest'
import pages from '../../../seeds/pages.json'
import { changeSettings, get, loadAgency, loadFolder, purge } from '../../../test/agency'
import { all, attributes, byClass, linksOf, parse } from '../../../test/html'
import { LANGS } from '../../platform/format/lang'
import { SOLD_FALLBACK } from '../../urls'

beforeAll(() => loadAgency())
beforeEach(() => loadAgency({ withListings: false }))

test('an agency with one language has no language selector', async () => {
  await changeSettings({ languages: ['fr'] })
  const document = await open('/fr/contact')
  expect(byClass(document, 'lang')).toEqual([])
  expect(byClass(document, 'langs')).toEqual([])
  await changeSettings({ languages: ['fr', 'de'] })
  const links = byClass(await open('/fr/contact'), 'langs').flatMap((menu) => all(menu, 'a'))
  expect(new Set(attributes(links, 'href'))).toEqual(new Set(['/fr/contact', '/de/kontakt']))
})

test('the goal tabs link only to the agency’s lists', async () => {
  await changePages((page) => (page.role === 'projects' ? { ...page, role: null } : page))
  expect(linksOf(await open('/nl/te-koop'), 'goal-tabs')).toEqual(['/nl/te-koop', '/nl/te-huur'])
})

test.each(LANGS)(
  'a sold listing redirects to the default sold path in %s if there is no sold page',
  async (lang) => {
    await changePages((page) => (page.role === 'sold' ? { ...page, role: null } : page))
    const response = await get(`/${lang}/property/410025`)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(`${SOLD_FALLBACK[lang]}?home=410025`)
  },
)

type Page = (typeof pages)[number]

async function changePages(change: (page: Page) => object): Promise<void> {
  await loadFolder({ pages: pages.map(change) })
  await purge()
}

async function open(path: string) {
  return parse(await (await get(path)).text())
}
