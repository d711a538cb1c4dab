import { expect, test } from 'vitest'
import { readMarkup } from './markup'

test.each([
  'Prijs <325.000',
  'Bel <jan@example.be> of <mailto:jan@example.be>',
  'Zie <https://www.example.be/a?b=1>',
  'a < b en c > d',
  '<< nieuw >>',
  'Wij zoeken in <Gent centrum>',
  'Zone <Oost-Vlaanderen>',
  '<Label B>, <Section 3>, <Map>, <Video beschikbaar>',
  '€ 50 <p/m> en <u wenst meer info?>',
  '<!! Nieuw !!> <? vraag ?>',
  'Bellen <02/123 45 67>',
  '<Antwerpen/Gent>',
  'Te huur <',
  'Appartement <A>, blok <B>, type <S>',
  'Te huur <b',
])('%j has no tags', (text) => {
  const { html, tags } = readMarkup(text)
  expect([...tags]).toEqual([])
  expect(html).toBe(text.replaceAll('<', '&lt;'))
})

test.each<[string, string[]]>([
  ['<P>One<BR>two<br/><hr />', ['p', 'br', 'hr']],
  ['<B>Blok</B> <A HREF="x">A</A> <i>open', ['b', 'a', 'i']],
  ['<o:p></o:p><st1:place w:st="on">Gent</st1:place>', ['o:p', 'st1:place']],
  ['<p hidden><td nowrap></td></p>', ['p', 'td']],
  ['<a href=x title="a < b > c">x</a>', ['a']],
  ['<titel>Mooi</titel> <x-widget id="1"> <icoon/>', ['titel', 'x-widget', 'icoon']],
  ['<span style=\'font:7.0pt "Times New Roman"\'>x</span>', ['span']],
])('%j is unchanged', (text, names) => {
  const { html, tags } = readMarkup(text)
  expect(html).toBe(text)
  expect([...tags]).toEqual(names)
})
