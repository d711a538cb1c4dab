import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, attributes, byClass, linksOf, parse, words } from '../../../test/html'
import { cookieOf } from '../../../test/people'
import { account } from '../../platform/db/schema-people'
import { LANGS, type Lang } from '../../platform/format/lang'
import { isLabel, translator } from '../../platform/i18n'
import { COLLECTIONS } from '../../routes/collections'
import { STAFF } from '../../urls'
import { HELP_NAMES, type HelpText, readHelpText } from './help-article'
import { helpPath, helpPathFor, helpText } from './help-articles'

const FILES = Object.keys(
  import.meta.glob(['/content/help/*/*', '/public/help/*/*'], { query: '?url' }),
)

let admin = ''

beforeAll(async () => {
  await loadAgency({ withListings: false })
  admin = await cookieOf('admin')
})

async function pageOf(path: string, cookie = admin) {
  const response = await get(path, { headers: { Cookie: cookie } })
  return { status: response.status, document: parse(await response.text()) }
}

function setLanguage(lang: Lang) {
  return db.update(account).set({ lang }).where(eq(account.email, 'admin@example.org'))
}

/** Returns all texts of an article in one language. */
function textsOf({ title, intro, sections, picture }: HelpText): string[] {
  const inSections = sections.flatMap(({ heading, steps, note }) => [heading, ...steps, note ?? ''])
  return [title, intro, ...inSections, picture.alt, picture.caption]
}

describe.each(LANGS)('the handbook in %s', (lang) => {
  const t = translator(lang)

  test('lists all articles with their introductions', async () => {
    await setLanguage(lang)
    const { document } = await pageOf(STAFF.help)
    expect(linksOf(document, 'help-list')).toEqual(HELP_NAMES.map(helpPath))
    for (const name of HELP_NAMES) expect(words(document)).toContain(helpText(name, lang).intro)
  })

  test.each(HELP_NAMES)('shows the article %s with its steps and its picture', async (name) => {
    await setLanguage(lang)
    const { title, sections } = helpText(name, lang)
    const { status, document } = await pageOf(helpPath(name))
    const [article] = byClass(document, 'help-article')
    if (!article) throw new Error('The page has no article')
    expect(status).toBe(200)
    expect(all(document, 'h1').map(words)).toEqual([title])
    expect(all(article, 'ol')).toHaveLength(sections.length)
    expect(words(article)).not.toMatch(/\[\[|\]\]|\{/)
    expect(attributes(all(article, 'img'), 'src')).toEqual([`/help/${lang}/${name}.webp`])
    expect(attributes(all(article, 'img'), 'alt')[0]?.length).toBeGreaterThan(20)
  })

  test.each(HELP_NAMES)('names only labels that exist in the article %s', (name) => {
    const references = textsOf(helpText(name, lang)).flatMap((text) =>
      [...text.matchAll(/\[\[([^\]]*)\]\]/g)].map(([, key = '']) => key),
    )
    expect(references.filter((key) => !isLabel(key))).toEqual([])
    expect(references.filter((key) => isLabel(key) && t(key).includes('{'))).toEqual([])
  })

  test.each(HELP_NAMES)('has the same sections and steps as in Dutch in the article %s', (name) => {
    const shapeOf = (text: HelpText) =>
      text.sections.map(({ steps, note }) => [steps.length, note !== undefined])
    expect(shapeOf(helpText(name, lang))).toEqual(shapeOf(helpText(name, 'nl')))
  })

  test.each(HELP_NAMES)('has 130 to 320 words in the article %s', (name) => {
    const text = textsOf(helpText(name, lang))
      .map((one) =>
        readHelpText(one, t)
          .map((part) => part.text)
          .join(''),
      )
      .join(' ')
    const count = text.split(/\s+/).length
    expect(count).toBeGreaterThan(130)
    expect(count).toBeLessThan(320)
  })
})

test('no French text of the handbook begins a line with a punctuation mark', () => {
  for (const name of HELP_NAMES)
    for (const text of textsOf(helpText(name, 'fr'))) expect(text).not.toMatch(/ [;:!?»]|« /)
})

test('every article has a text and a picture in each language, and every file an article', () => {
  const expected = LANGS.flatMap((lang) =>
    HELP_NAMES.flatMap((name) => [
      `/content/help/${lang}/${name}.md`,
      `/public/help/${lang}/${name}.webp`,
    ]),
  )
  expect(FILES.toSorted()).toEqual(expected.toSorted())
})

test.each([STAFF.help, helpPath('leads')])('%s needs a login', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(STAFF.overview)
})

test('leaves out links to screens that the role may not open', async () => {
  const linksFor = async (cookie: string) =>
    linksOf((await pageOf(helpPath('accounts'), cookie)).document, 'mt-6')
  expect(await linksFor(admin)).toEqual([STAFF.account, STAFF.accounts])
  expect(await linksFor(await cookieOf('agent'))).toEqual([STAFF.account])
})

test.each([
  [STAFF.overview, helpPath('start')],
  [`${STAFF.leads}/8`, helpPath('leads')],
  [STAFF.person, helpPath('leads')],
  [`${STAFF.listings}/410002`, helpPath('listings')],
  [`${STAFF.listings}/p9001`, helpPath('projects')],
  [`${STAFF.listings}/new`, helpPath('listings-by-hand')],
  [`${STAFF.listings}/new/table`, helpPath('listing-table')],
  [`${STAFF.listings}/new/project`, helpPath('projects')],
  [`${STAFF.accounts}/3`, helpPath('accounts')],
  [STAFF.errors, STAFF.help],
])('the help of %s is %s', (path, expected) => {
  expect(helpPathFor(path, COLLECTIONS)).toBe(expected)
})

test.each([
  ['nl', 'eigenaar uitnodigen', 'owners'],
  ['nl', 'opendeurdag', 'listing-labels'],
  ['fr', 'mentions légales', 'listings'],
  ['en', 'secure account', 'accounts'],
  ['de', 'Neubauprojekte', 'projects'],
] as const)('the search field finds an article in %s by %j', async (lang, q, name) => {
  await setLanguage(lang)
  const path = `${STAFF.find}?${new URLSearchParams({ for: q })}`
  expect(linksOf((await pageOf(path)).document, 'panel-grid')).toContain(helpPath(name))
})
