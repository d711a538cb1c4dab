import { describe, expect, it } from 'vitest'
import {
  cleanEmail,
  cleanPhone,
  cleanText,
  firstSentences,
  phoneWithRemark,
  shorten,
  wordsOfHtml,
} from './text'

describe('texts', () => {
  it.each([
    ['<p>Eén <b>huis</b>,</p>\n<p>twee tuinen.</p>', 40, 'Eén huis , twee tuinen.'],
    ['<p>Vermeulen&nbsp;&amp;&nbsp;Zonen &lt;3</p>', 40, 'Vermeulen & Zonen <3'],
    ['<p>&amp;lt;</p>', 40, '&lt;'],
    ['<p>Deux façades&nbsp;: le jardin\u00A0;</p>', 40, 'Deux façades\u00A0: le jardin\u00A0;'],
    ['<p>Vraagprijs: €&nbsp;485.000</p>', 40, 'Vraagprijs: €\u00A0485.000'],
    ['<p>Een huis aan het water</p>', 9, 'Een huis…'],
    ['<p>Een huis</p>', 8, 'Een huis'],
    ['', 8, ''],
  ])('reads %j as words', (html, max, words) => {
    expect(wordsOfHtml(html, max)).toBe(words)
  })

  it.each([
    ['Een huis aan het water', 22, 'Een huis aan het water'],
    ['Een huis aan het water', 21, 'Een huis aan het…'],
    ['Een huis aan het water', 13, 'Een huis aan…'],
    ['Een huis aan het water', 12, 'Een huis…'],
    ['Een huis, met tuin', 11, 'Een huis…'],
    ['Isolatie en ventilatie', 14, 'Isolatie en…'],
    ['Hottentottententen', 8, 'Hottent…'],
    ['Een Hottentottententen', 20, 'Een Hottentottenten…'],
    ['😀😀😀 huis', 4, '😀…'],
    ['Sint-Jans-Molenbeek en Elsene', 22, 'Sint-Jans-Molenbeek…'],
    ['Prijs: 250.000 euro', 12, 'Prijs…'],
    ['Prijs 250.000 euro', 10, 'Prijs…'],
  ])('shortens %j to %i characters at a word: %j', (text, max, short) => {
    expect(shorten(text, max)).toBe(short)
    expect(short.length).toBeLessThanOrEqual(max)
  })

  it.each([
    ['Een huis met tuin. Er is een bad.', 40, 'Een huis met tuin. Er is een bad.'],
    ['Een huis met tuin. Zes kamers, met een badkamer of twee.', 40, 'Een huis met tuin.'],
    ['Groot (zie het plan). Op 5 km van St. Pieters, bij ca. 310 m².', 60, 'Groot (zie het plan).'],
    ['Zoekt u rust? In 1895. Dat is lang geleden.', 30, 'Zoekt u rust? In 1895.'],
    [
      'Vous cherchez\u00a0? Voici l’av. Louise. Elle est belle.',
      40,
      'Vous cherchez\u00a0? Voici l’av. Louise.',
    ],
    [
      '«\u00a0Un havre de paix.\u00a0» Près de l’Av. Louise et du parc.',
      40,
      '«\u00a0Un havre de paix.\u00a0»',
    ],
    ['A “quiet street.” It has 3 bedrooms and two baths.', 30, 'A “quiet street.”'],
    ['Das Haus hat viel, z. B. Garten. Und eine Garage.', 35, 'Das Haus hat viel, z. B. Garten.'],
    ['Das Haus hat sehr viel, z. B. Garten und Garage.', 25, 'Das Haus hat sehr viel…'],
    ['Nu! Een woning zonder enig leesteken in de rest', 24, 'Nu! Een woning zonder…'],
  ])('cuts %j to %i characters at a sentence: %j', (text, max, short) => {
    expect(firstSentences(text, max)).toBe(short)
  })

  it('removes control characters from typed text and limits its length', () => {
    expect(cleanText('  a\u0000b\u200B\uDC00\n c  ', 80)).toBe('a b c')
    expect(cleanText('x'.repeat(100_000), 80)).toHaveLength(80)
    expect(cleanText('aa😀', 3)).toBe('aa')
  })

  it.each([
    ['An Peeters <An@example.be>', 'An@example.be'],
    ['"Peeters, An" <an@example.be>', 'an@example.be'],
    ['mailto:an@example.be?subject=Huis', 'an@example.be'],
    ['an@example.be.', 'an@example.be'],
    ['an@example.be (werk)', 'an@example.be'],
    ["'an@example.be'", 'an@example.be'],
    ['An [mailto:an@example.be]', 'an@example.be'],
    ['an peeters@example.be', 'an peeters@example.be'],
    ['an@bücher.be', 'an@xn--bcher-kva.be'],
    ['an@example.be, jan@example.be', 'an@example.be, jan@example.be'],
    ['<an@example.be> of <jan@example.be>', '<an@example.be> of <jan@example.be>'],
  ])('read the e-mail address %j as %j', (typed, email) => expect(cleanEmail(typed)).toBe(email))

  it.each([
    ['0470 12 34 56 (na 18u)', '0470 12 34 56', '0470 12 34 56 (na 18u)'],
    ['02/512.34.56, liefst ’s avonds', '02/512.34.56', '02/512.34.56, liefst ’s avonds'],
    ['tel: 0470 12 34 56', '0470 12 34 56', ''],
    ['gsm', 'gsm', ''],
    ['GSM 0470 12 34 56', '0470 12 34 56', ''],
    ['Tél : 0470 12 34 56 (soir)', '0470 12 34 56', '0470 12 34 56 (soir)'],
    ['0470 12 34 56 (18u-20u)', '0470 12 34 56', '0470 12 34 56 (18u-20u)'],
    ['0470 12 34 56 (18:00)', '0470 12 34 56', '0470 12 34 56 (18:00)'],
    ['0470 12 34 56 - na 18u', '0470 12 34 56', '0470 12 34 56 - na 18u'],
    ['0470123456 🙂', '0470123456', '0470123456 🙂'],
    ['+32 (0)470 12 34 56', '+32 (0)470 12 34 56', ''],
    ['+32 (0)470 12 34 5x', '+32 (0)470 12 34 5x', ''],
    ['02 512 34 (56)', '02 512 34 (56)', ''],
    ['0470 12 34 5x', '0470 12 34 5x', ''],
  ])('read the telephone number %j as %j, with the remark %j', (typed, phone, remark) => {
    expect([cleanPhone(typed), phoneWithRemark(typed)]).toEqual([phone, remark])
  })
})
