import { expect, test } from 'vitest'
import { readItem, shortenHtml } from './wire-item'

const LIMIT = 1000
const bytes = (text: string) => new TextEncoder().encode(text).length

test.each([
  ['sentences', 'Dit is een zin. '.repeat(100), /een zin\.<\/p>$/],
  ['a list', `<ul>${'<li>Eén kenmerk</li>'.repeat(100)}</ul>`, /<li>Eén kenmerk<\/li><\/ul>$/],
  ['words without a sentence', 'woord '.repeat(300), /woord…<\/p>$/],
  ['one long word', 'é'.repeat(2000), /^<p>é+…<\/p>$/],
  ['links', '<a href="https://www.voorbeeld.example/een/lang/pad">x</a>'.repeat(60), /<\/p>$/],
])('a text of %s is shortened to the limit', (_, html, end) => {
  const short = shortenHtml(html, LIMIT)
  expect(bytes(short)).toBeLessThanOrEqual(LIMIT)
  expect(short).toMatch(end)
  expect(short.length).toBeGreaterThan(200)
})

test('a text within the limit is unchanged', () => {
  const text = 'x'.repeat(LIMIT)
  expect(shortenHtml(text, LIMIT)).toBe(text)
})

test('only long texts of an item are cleaned', () => {
  const style = '<style>p{}</style>'
  const long = `${'<!-- -->'.repeat(40_000)}<p>Kort.</p>`
  expect(readItem({ A: style, B: [{ C: long }] })?.item).toEqual({
    a: style,
    b: [{ c: '<p>Kort.</p>' }],
  })
})
