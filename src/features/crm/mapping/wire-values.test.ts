import { expect, test } from 'vitest'
import { isOnRequest, readBoolean, readPlainLine } from './wire-values'

test.each([
  [true, true],
  [1, true],
  [' Yes ', true],
  ['TRUE', true],
  [false, false],
  [0, false],
  ['no', false],
  [null, false],
  [{ toString: 1 }, false],
  [[true], false],
])('the flag %j is read as %j', (value, flag) => {
  expect(readBoolean(value)).toBe(flag)
})

test.each([
  'op aanvraag',
  'Prijs: op aanvraag',
  'Prix : sur demande.',
  'Nous consulter',
  'price upon request',
  'Preis auf Anfrage',
  'N.O.T.K.',
  'POA',
])('reads %j as a price on request', (text) => {
  expect(isOnRequest(text)).toBe(true)
})

test.each([
  ['Bouwgrond &amp; weide', 'Bouwgrond & weide'],
  ['L&#233;gende', 'Légende'],
  ['Li&egrave;ge', 'Liège'],
  ['Rue de l&#x2019;&Eacute;glise', 'Rue de l’Église'],
  ['&lt; 100 m&sup2;', '< 100 m²'],
  ['&amp;eacute;', '&eacute;'],
  ['<b>Ruim</b> appartement', 'Ruim appartement'],
  ['<p>Ruim<br>appartement</p>\n<p>met tuin</p>', 'Ruim appartement met tuin'],
  ['<span class=MsoNormal>Gent<o:p></o:p></span>', 'Gent'],
  ['Villa <Gent centrum>', 'Villa <Gent centrum>'],
  ['Jan Peeters <jan@example.be>', 'Jan Peeters <jan@example.be>'],
  ['Kantoor&nbsp;&nbsp;Gent\u00a0', 'Kantoor Gent'],
  ['Heren\u00adhuis\u200b', 'Herenhuis'],
  ['R&D, koop&notaris', 'R&D, koop&notaris'],
  ['https://example.be/a?b=1&amp;c=2', 'https://example.be/a?b=1&c=2'],
  ['https://example.be/a?b=1&copy=2', 'https://example.be/a?b=1&copy=2'],
  ['&nbsp;', null],
  ['<p>-</p>', null],
])('the line %j is read as %j', (text, line) => {
  expect(readPlainLine(text)).toBe(line)
})
