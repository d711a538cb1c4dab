import { describe, expect, test } from 'vitest'
import articles from '../../../starter/articles.json'
import labels from '../../../starter/labels.json'
import markers from '../../../starter/markers.json'
import pages from '../../../starter/pages.json'
import priceRanges from '../../../starter/price-ranges.json'
import propertyTypes from '../../../starter/property-types.json'
import settings from '../../../starter/settings.json'
import team from '../../../starter/team.json'
import { isLang, LANGS } from '../../platform/format/lang'
import { sanitiseHtml } from '../../platform/html/sanitise'
import { readFolder } from './read-folder'

const FOLDER = {
  settings,
  'property-types': propertyTypes,
  'price-ranges': priceRanges,
  team,
  markers,
  pages,
  articles,
  labels,
}
const FILES = Object.keys(import.meta.glob('../../../starter/media/*')).map((path) => ({
  path: path.replace('../../../starter/', ''),
  hash: '',
  type: '',
  size: 0,
}))
const DRAWINGS = import.meta.glob<string>('../../../starter/**/*.{svg,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the starter agency', () => {
  test('is a valid folder, with every file that it names', () => {
    expect(readFolder(FOLDER, FILES)).toMatchObject({ status: 'ok' })
    expect(FILES.length).toBeGreaterThan(1)
  })

  test('has every text in all four languages', () => {
    const incomplete = walkJson(FOLDER).filter(
      ({ value }) => isTranslated(value) && !isComplete(value),
    )
    expect(incomplete.map(({ path }) => path)).toEqual([])
    const keys = LANGS.map((lang) => Object.keys(labels[lang]))
    expect(keys).toEqual(LANGS.map(() => keys[0]))
  })

  test('has no text or picture of the demo agency', () => {
    const all = [...Object.values(DRAWINGS), JSON.stringify(FOLDER)].join('\n')
    expect(all).not.toMatch(/lindehof|linden(?:lei|laan)|\/images\/demo|\/demo\//i)
  })

  test('has its name only in its settings', () => {
    const { settings: _, ...others } = FOLDER
    const named = texts(others).filter(({ value }) => value.includes(settings.name))
    expect(named.map(({ path }) => path)).toEqual([])
  })

  test('begins each legal text with a placeholder for the lawyer', () => {
    const legal = articles.articles.filter(({ categoryId }) => categoryId === 3)
    expect(legal).toHaveLength(4)
    for (const { introText } of legal) {
      for (const lang of LANGS) expect(introText[lang]).toMatch(/^<p><strong>\[\[/)
    }
  })

  test('has articles that the sanitiser does not change', () => {
    const html = texts(articles.articles.map(({ introText, fullText }) => [introText, fullText]))
    const changed = html.filter(({ value }) => spaced(sanitiseHtml(value)) !== spaced(value))
    expect(changed.map(({ path }) => path)).toEqual([])
  })

  test('links to pages that it has', () => {
    const knownPaths = new Set(
      pages.flatMap(({ slugs }) => LANGS.map((lang) => `/${lang}/${slugs[lang]}`)),
    )
    const links = texts(FOLDER).filter(({ value }) => /^\/(?:nl|fr|en|de)\//.test(value))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ value }) => !knownPaths.has(value))).toEqual([])
  })
})

/** Texts contain non-breaking spaces, which a reader takes for spaces. */
function spaced(text: string): string {
  return text.replace(/\s/g, ' ')
}

/** Everything in `value`, itself included, with the way to it. */
function walkJson(value: unknown, path = ''): { path: string; value: unknown }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [{ path, value }, ...inner.flatMap(([key, one]) => walkJson(one, `${path}/${key}`))]
}

function texts(value: unknown): { path: string; value: string }[] {
  return walkJson(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' ? { path, value: text } : [],
  )
}

function isTranslated(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLang)
}

function isComplete(value: Record<string, unknown>): boolean {
  return LANGS.every((lang) => {
    const text = value[lang]
    return typeof text === 'string' ? text.trim() !== '' : text !== undefined
  })
}
