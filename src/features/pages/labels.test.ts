import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import articles from '../../../seeds/articles.json'
import listings from '../../../seeds/listings.json'
import pages from '../../../seeds/pages.json'
import propertyTypes from '../../../seeds/property-types.json'
import settings from '../../../seeds/settings.json'
import team from '../../../seeds/team.json'
import { db, get, loadAgency, purge } from '../../../test/agency'
import { all, type Document, type Element, parse } from '../../../test/html'
import { labelOverride } from '../../platform/db/schema-content'
import { LANGS, type Lang } from '../../platform/format/lang'
import { SITE_LABELS, TEXTS } from '../../platform/i18n/full-dictionary'
import { textsIn } from '../../platform/i18n/texts'
import type { SitePage } from '../../site/page'
import type { Site } from '../../site/site'
import { comparePath, favouritesPath, pagePath, projectPath, propertyPath } from '../../urls'

const KEYS = new Set(Object.keys(TEXTS))
/** Staff texts do not occur on pages, except the name of a language, which pages show in all languages. */
const SITE = new Set<string>(SITE_LABELS)

/** Attributes whose text visitors see or hear. */
const TEXT_ATTRIBUTES = [
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'aria-description',
  'aria-valuetext',
]

const content = contentTexts()

beforeAll(() => loadAgency())

describe.each(LANGS)('the texts of pages in %s', (lang) => {
  test('are in that language, and never the key of a label', async () => {
    const expectedTexts = new Set(Object.values(textsIn(lang, TEXTS)))
    const foreign = new Map(
      LANGS.filter((other) => other !== lang).flatMap((other) =>
        Object.entries(textsIn(other, TEXTS))
          .filter(([key, text]) => SITE.has(key) && isDistinctive(text) && !expectedTexts.has(text))
          .map(([key, text]) => [text, `${other} ${key}`]),
      ),
    )
    for (const path of pathsIn(lang)) {
      const texts = await textsOf(path)
      const raw = texts.filter((text) => KEYS.has(text))
      const foreignTexts = texts.filter((text) => foreign.has(text) && !content.has(text))
      expect([path, raw, foreignTexts.map((text) => `${text} (${foreign.get(text)})`)]).toEqual([
        path,
        [],
        [],
      ])
    }
  })
})

test('texts of French pages have a no-break space before their double punctuation', async () => {
  for (const path of pathsIn('fr')) {
    const close = (await rawTextsOf(path)).filter((text) =>
      /(?<![\u00A0\u202F])[:;?!](?=\s|$)/.test(text),
    )
    expect([path, close]).toEqual([path, []])
  }
})

test('every text of the interface can be overridden by the agency', async () => {
  const lang = 'fr'
  const rows = Object.entries(textsIn(lang, TEXTS)).map(([key, text]) => [key, `⟦${text}⟧`])
  await db.run(
    sql`INSERT OR REPLACE INTO label_override (lang, label, text, public)
      SELECT ${lang}, value ->> 0, value ->> 1, 1 FROM json_each(${JSON.stringify(rows)})`,
  )
  await purge()
  const siteTexts = new Set(SITE_LABELS.map((key) => TEXTS[key][lang]).filter(isDistinctive))
  for (const path of pathsIn(lang).filter((_, at) => at % 2 === 0)) {
    const texts = await textsOf(path)
    expect(texts.join(), path).toContain('⟦')
    const past = texts.filter((text) => siteTexts.has(text) && !content.has(text))
    expect([path, past]).toEqual([path, []])
  }
  await db.delete(labelOverride)
  await purge()
})

test('an override that is not public changes nothing', async () => {
  await db
    .insert(labelOverride)
    .values({ lang: 'nl', label: 'nav.skip', text: 'Geheim', public: false })
  await purge()
  expect(await textsOf('/nl/')).not.toContain('Geheim')
  await db.delete(labelOverride)
  await purge()
})

function pathsIn(lang: Lang): string[] {
  const site = { pages } as unknown as Site
  const publishedPages = (pages as unknown as SitePage[]).filter(
    ({ status, params }) => status !== 'Draft' && !params.redirect,
  )
  return [
    ...publishedPages.map((page) => pagePath(site, lang, page)),
    `${pagePath(site, lang, publishedPages[1] as SitePage)}?streetcity=atlantis&garden=true`,
    propertyPath(lang, 410001),
    propertyPath(lang, 410020),
    propertyPath(lang, 499998),
    projectPath(lang, 9001),
    favouritesPath(lang, ['410001', '410002']),
    comparePath(lang, ['410001', '410002']),
    `/${lang}/login`,
  ]
}

/** Returns true for a text without values that is long enough to identify its language. */
function isDistinctive(text: string): boolean {
  return /\p{L}{4}/u.test(text) && !text.includes('{')
}

/** Returns all texts of the agency's content and listings. */
function contentTexts(): Set<string> {
  const seeds = [pages, articles, listings, propertyTypes, settings, team]
  const texts = JSON.stringify(seeds).matchAll(/"((?:[^"\\]|\\.)*)"/g)
  return new Set([...texts].map(([, text = '']) => text))
}

async function textsOf(path: string): Promise<string[]> {
  return (await rawTextsOf(path)).map((text) => text.replace(/\s+/g, ' ').trim())
}

async function rawTextsOf(path: string): Promise<string[]> {
  const document = parse(await (await get(path)).text())
  const attributeTexts = all(document, '*').flatMap(({ attribs }) =>
    TEXT_ATTRIBUTES.flatMap((name) => attribs[name] ?? []),
  )
  return [...attributeTexts, ...textNodes(document)]
}

function textNodes(node: Document | Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type === 'text') return child.data
    const isWords = 'children' in child && !('name' in child && child.name === 'script')
    return isWords ? textNodes(child as Element) : []
  })
}
