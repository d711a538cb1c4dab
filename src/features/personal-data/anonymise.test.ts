import { describe, expect, test } from 'vitest'
import { anonymiser, inTheOpen, type Words } from './anonymise'

const NAME = 'Élise O’Brien-Maes'

describe('a contact', () => {
  test('becomes random characters, as many and of the same kind', () => {
    const { contact } = anonymiser([NAME])
    const [{ text, blurred } = { text: '', blurred: false }] = contact(NAME)
    expect(blurred).toBe(true)
    expect(text).toMatch(/^[A-Z][a-z]{4} [A-Z]’[A-Z][a-z]{4}-[A-Z][a-z]{3}$/)
    for (const [index, character] of [...NAME].entries()) {
      if (/\p{L}/u.test(character)) expect(text[index]).not.toBe(character)
    }
  })

  test('has the same random characters within a page and other ones on the next', () => {
    const first = anonymiser([NAME], () => 0)
    const second = anonymiser([NAME], () => 0.99)
    expect(first.contact(NAME)).toEqual(first.contact(NAME))
    expect(first.contact(NAME)).not.toEqual(second.contact(NAME))
  })

  test('without a name is empty', () => {
    expect(anonymiser(['']).contact('')).toEqual([])
    expect(anonymiser(['']).text('Nobody came.')).toEqual([
      { text: 'Nobody came.', blurred: false },
    ])
  })
})

describe('a text', () => {
  test.each([
    ['Mail van Jan Peeters over de tuin', 'Mail van … over de tuin'],
    ['jan peeters belde, JAN komt terug', '… belde, … komt terug'],
    ['Peeters-Maes', '…-Maes'],
    ['Elise kwam met Élise', '… kwam met …'],
    ['Januari en Janssens blijven staan', 'Januari en Janssens blijven staan'],
    ['van der Linden en de tuin van de buren', 'van der … en de tuin van de buren'],
    ['Schrijf naar jan.p@example.com!', 'Schrijf naar …!'],
    ['Bel 0470 12 34 56 of +32 9 555 01 40.', 'Bel … of ….'],
    [
      'Bezoek op 05/11/2026 om 14:00, prijs 412.000',
      'Bezoek op 05/11/2026 om 14:00, prijs 412.000',
    ],
  ])('%s', (source, expected) => {
    const { text } = anonymiser(['Jan Peeters', 'Élise (buurvrouw)', 'Familie van der Linden'])
    expect(shape(text(source))).toBe(expected)
    expect(lengthOf(text(source))).toBe(source.length)
  })

  test('is masked with special characters of a regular expression', () => {
    const { text } = anonymiser(['A.(*+?) \\ [Bea]'])
    expect(shape(text('door Bea, A.(*+?) \\ [Bea]'))).toBe('door …, …')
  })

  test('is unchanged if contacts may be named', () => {
    expect(shape(inTheOpen.text('Jan Peeters'))).toBe('Jan Peeters')
    expect(shape(inTheOpen.contact('Jan Peeters'))).toBe('Jan Peeters')
  })
})

function shape(words: Words): string {
  return words.map(({ text, blurred }) => (blurred ? '…' : text)).join('')
}

function lengthOf(words: Words): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}
