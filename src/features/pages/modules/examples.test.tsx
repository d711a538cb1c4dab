import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { expectNested } from '../../../../test/nesting'
import type { View } from '../../../components/ui/view'
import { LANGS, type Lang } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import { loadContent } from '../../../site/content'
import type { Site } from '../../../site/site'
import { moduleExamples } from './examples'
import { moduleKinds } from './registry'

let site: Site

beforeAll(async () => {
  await loadAgency({ withListings: false })
  site = (await loadContent(db)).site
})

test('every kind of module is registered under its own name and has examples', () => {
  expect(Object.keys(moduleKinds).length).toBeGreaterThan(3)
  for (const [name, { kind }] of Object.entries(moduleKinds)) expect(kind).toBe(name)
  const withExamples = moduleExamples.map(({ kind }) => kind)
  expect(withExamples.toSorted()).toEqual(Object.keys(moduleKinds).toSorted())
  for (const { kind, examples } of moduleExamples) {
    expect(examples.length, kind).toBeGreaterThan(0)
    expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length)
  }
})

const EXAMPLES = moduleExamples.flatMap(({ kind, examples }) =>
  examples.map((example) => ({ kind, name: example.name, render: example.render })),
)

describe.each(EXAMPLES)('$kind, $name', ({ render }) => {
  test.each(LANGS)('has complete texts and valid markup in %s', (lang) => {
    const html = renderToStaticMarkup(render(viewIn(lang)))
    const document = parse(html)
    const values = all(document, '*').flatMap(({ attribs }) => Object.values(attribs))
    for (const text of [words(document), ...values]) {
      expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/)
    }
    for (const image of all(document, 'img')) expect(image.attribs.alt).toBeDefined()
    const ids = all(document, '*').flatMap(({ attribs }) => attribs.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expectNested(document)
  })
})

function viewIn(lang: Lang): View {
  return {
    lang,
    t: translator(lang, site.labels[lang]),
    site,
    path: `/${lang}/x`,
    origin: 'http://localhost',
    alternates: Object.fromEntries(LANGS.map((other) => [other, `/${other}/x`])),
  }
}
