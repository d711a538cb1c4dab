import { describe, expect, test } from 'vitest'
import { spaced } from '../../../test/spaced'
import type { Lang } from '../format/lang'
import { sanitiseHtml } from '../html/sanitise'
import {
  parseReference,
  type Reference,
  referenceText,
  resolveReferences,
  withReferences,
} from './references'

const KNOWN: Record<string, string> = {
  'page:12': '/{lang}/prijzen',
  'article:5': '/{lang}/nieuws#m-3',
  'listing:410131': '/{lang}/property/410131',
  'listing:p9001': '/{lang}/project/p/9001',
  'file:7': '/media/plan.pdf?a=1&b="2"',
}

function lookup(reference: Reference, lang: Lang): string | null {
  return KNOWN[referenceText(reference)]?.replace('{lang}', lang) ?? null
}

test.each(Object.keys(KNOWN))('%s is a reference', (text) => {
  const reference = parseReference(text) ?? expect.fail(text)
  expect(referenceText(reference)).toBe(text)
})

const NO_REFERENCES = [
  ...spaced(`
  PAGE:1 Page:1 page:01 page:0 page:-1 page:1.5 page:1e3 page:1#m-2 page:1?x page:1/../2
  page:9999999999 page:１ page: page:p1 article:p5 listing:P9001 listing:pp1 property:1
  project:1 category:1 image:1 javascript:page:1 page:javascript:1
  page:1;javascript:alert(1) page:1"onclick="x //page:1
`),
  ' page:1',
  'page:1 ',
  'page: 1',
  'page:1\n',
]

describe('a text', () => {
  test.each(
    Object.entries({
      '<p>Geen link, wel page:12</p>': '<p>Geen link, wel page:12</p>',
      '<p><a href="page:12">A</a></p>': '<p><a href="/fr/prijzen" rel="noopener">A</a></p>',
      "<a rel=noopener href='page:12'>A</a>": '<a href="/fr/prijzen" rel="noopener">A</a>',
      '<a href=page:12>A</a>': '<a href="/fr/prijzen" rel="noopener">A</a>',
      '<A HREF="page:12">A</A>': '<a href="/fr/prijzen" rel="noopener">A</A>',
      '<a href="listing:p9001">A</a>, <a href="article:5"><b>B</b></a>':
        '<a href="/fr/project/p/9001" rel="noopener">A</a>, <a href="/fr/nieuws#m-3" rel="noopener"><b>B</b></a>',
      '<a href="file:7">Plan</a>':
        '<a href="/media/plan.pdf?a=1&amp;b=&quot;2&quot;" rel="noopener">Plan</a>',
      '<p><a href="page:13">Wég</a> is weg</p>': '<p>Wég is weg</p>',
      '<a href="PAGE:12">A</a>': 'A',
      '<a href="page:12 ">A</a>': 'A',
      '<a href="file:x">A</a>': 'A',
      '<a href="page:12" onclick="alert(1)">A</a>': '<a href="/fr/prijzen" rel="noopener">A</a>',
      '<a href="/nl/contact" rel="noopener">A</a>': '<a href="/nl/contact" rel="noopener">A</a>',
      '<a data-href="page:12" href="https://a.example">A</a>': null,
      '<a name="x">A</a> <abbr href="page:12">B</abbr>': null,
      '<a href="page:13">uit <a href="page:12">in</a> na</a>':
        'uit <a href="/fr/prijzen" rel="noopener">in</a> na',
      '<a href="page:12">uit <a href="page:13">in</a> na</a>':
        '<a href="/fr/prijzen" rel="noopener">uit in na</a>',
      '</a><a href="page:13">A': '</a>A',
    }),
  )('%s', (html, expected) => {
    expect(resolveReferences(html, 'fr', lookup)).toBe(expected ?? html)
  })
})

describe('a saved text', () => {
  test.each(Object.keys(KNOWN))(
    'can link to %s, and is unchanged when it is saved again',
    (text) => {
      const html = `<p><a href="${text}" rel="noopener">A</a></p>`
      expect(sanitiseHtml(`<a href="${text}">A</a>`, 'own')).toBe(html)
      expect(sanitiseHtml(html, 'own')).toBe(html)
      expect(sanitiseHtml(html)).toBe('<p>A</p>')
    },
  )

  test.each(NO_REFERENCES.filter((text) => text.replace(/\s/g, '') === text))(
    'cannot link to %j',
    (text) => {
      const html = sanitiseHtml(`<a href='${text}'>A</a>`, 'own')
      expect(html).toBe('<p>A</p>')
    },
  )

  test('has references instead of addresses of this site', () => {
    const html =
      '<p><a href="/nl/prijzen" rel="noopener">A</a> <a href="/nl/x" rel="noopener">B</a></p>'
    const result = withReferences(html, (address) =>
      address === '/nl/prijzen' ? { kind: 'page', id: 12 } : null,
    )
    expect(result).toBe(html.replace('/nl/prijzen', 'page:12'))
    expect(withReferences(result, () => null)).toBe(result)
  })
})
