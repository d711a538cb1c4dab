import { describe, expect, test } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown'

function markdown(html: string): string {
  const context = {
    base: 'https://www.example.be/nl/property/1',
    join: (term: string, value: string) => `${term}: ${value}`,
  }
  return htmlToMarkdown(html, context).trimEnd()
}

test.each([
  ['<h1>Huis</h1><p>Te  koop</p>tekst', '# Huis\n\nTe koop\n\ntekst'],
  ['<p>een <b>twee </b><i>drie</i><br/>vier</p>', 'een **twee** *drie*\\\nvier'],
  ['<p class="price"><s>€ 500.000</s></p>', '~~€ 500.000~~'],
  ['<ul><li>een<ul><li>diep</li></ul></li><li>twee</li></ul>', '- een\n  - diep\n- twee'],
  ['<ol><li>een</li><li>twee</li></ol>', '1. een\n2. twee'],
  [
    '<dl><div><dt>Lift</dt><dd>Ja</dd></div><dt>Tuin</dt><dd>9 m²</dd></dl>',
    '- Lift: Ja\n- Tuin: 9 m²',
  ],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1<br/>2</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 2 |  |',
  ],
  ['<details><summary>Meer</summary><h3>Comfort</h3></details>', '### Meer\n\n#### Comfort'],
  ['<details><summary>Bereken</summary><form>Huur</form></details>', ''],
  ['<span class="epc"><span>EPC </span>B</span><span>189 kWh</span>', 'EPC B 189 kWh'],
  ['<div role="img" aria-label="EPC B"><ol><li>A</li><li>B</li></ol></div>', 'EPC B'],
  [
    '<p>a<svg><text>x</text></svg></p><button>b</button><p hidden>c</p><i aria-hidden="true">d</i>',
    'a',
  ],
  ['<form><p>Uw naam</p></form><pand-island><p>x</p></pand-island><script>{"a":1}</script>', ''],
])('%s becomes %j', (html, expected) => {
  expect(markdown(html)).toBe(expected)
})

test.each([
  ['<a href="/nl/a(1)">x</a>', '[x](https://www.example.be/nl/a%281%29)'],
  ['<a href="mailto:a@example.be">x</a>', '[x](mailto:a@example.be)'],
  ['<a href="#costs">x</a>', '[x](https://www.example.be/nl/property/1#costs)'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="https://a.example/&quot;) [y](b">x</a>', '[x](https://a.example/%22%29%20[y]%28b)'],
  ['<img src="/a.jpg" alt="Gevel"/>', '![Gevel](https://www.example.be/a.jpg)'],
  ['<img src="/a.jpg" alt=""/>', ''],
])('the link or picture %s becomes %j', (html, expected) => {
  expect(markdown(html)).toBe(expected)
})

describe('text', () => {
  test.each([
    ['# geen titel', '\\# geen titel'],
    ['- geen lijst', '\\- geen lijst'],
    ['+ 10 m²', '\\+ 10 m²'],
    ['=== x', '\\=== x'],
    ['2024. Gebouwd', '2024\\. Gebouwd'],
    ['1) eerst', '1\\) eerst'],
    ['1.250 m²', '1.250 m²'],
    ['*nieuw* _top_ `x` ~~y~~', '\\*nieuw\\* \\_top\\_ \\`x\\` \\~\\~y\\~\\~'],
    ['[klik](https://evil.example)', '\\[klik\\](https://evil.example)'],
    ['&lt;script&gt; a|b \\', '\\<script\\> a\\|b \\\\'],
    ['&amp;eacute; R&amp;D', '\\&eacute; R&D'],
    ['Kijk!<a href="/a">hier</a>', 'Kijk\\![hier](https://www.example.be/a)'],
  ])('%j has no meaning for Markdown', (text, expected) => {
    expect(markdown(`<p>${text}</p>`)).toBe(expected)
  })

  test('begins no list or heading after a line break', () => {
    expect(markdown('<p>a<br/>- b<br/>3. c</p>')).toBe('a\\\n\\- b\\\n3\\. c')
  })
})
