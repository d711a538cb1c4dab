import { describe, expect, test } from 'vitest'
import { glueUnits } from '../format/glue-units'
import { LANGS } from '../format/lang'
import { isLabel, plural, translator } from '.'
import { TEXTS } from './full-dictionary'
import { textsIn } from './texts'

const KEYS = Object.keys(TEXTS).filter(isLabel)

/** Texts that are equal in Dutch and French. */
const SAME = [
  'Bouquet',
  'Rente',
  'carrousel',
  ...[
    '{count} appartement',
    'An error occured in the module',
    'Bouquet',
    'Brochure',
    'Budget',
    'Contact',
    'Document {name}, {address}',
  ],
  'Rente',
  ...['CRM', 'CRM (API)', 'Module'],
  ...[
    'Bureau',
    'Campagne',
    'Document',
    'E-mail',
    'Garage',
    'Garages',
    'Logo',
    'Maximum',
    'Minimum',
    'P-score',
    'Pop-up',
    'Script {nth}',
    'Scripts',
    'Menu',
    'Test',
    'Type',
    'Webhook {name}',
    'Webhooks',
    'via {name}',
  ],
]

describe.each(LANGS)('the texts in %s', (lang) => {
  const texts = textsIn(lang, TEXTS)

  test('are not empty', () => {
    expect(KEYS.filter((key) => TEXTS[key][lang].trim() === '')).toEqual([])
  })

  test('have the same placeholders as the Dutch ones', () => {
    const placesOf = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
    for (const key of KEYS) {
      expect(placesOf(TEXTS[key][lang]), key).toEqual(placesOf(TEXTS[key].nl))
    }
  })

  test('have a plural for every singular, both with their number', () => {
    const singular = KEYS.filter((key) => key.endsWith('.one'))
    expect(singular.length).toBeGreaterThan(3)
    for (const key of singular) {
      const base = key.slice(0, -4)
      expect(KEYS).toContain(`${base}.other`)
      expect(Object.entries(texts).find(([key]) => key === `${base}.other`)?.[1], base).toContain(
        '{count}',
      )
    }
  })

  test('contain no markup and no stray spaces', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).not.toMatch(/<|&\w+;|^\s|\s$| {2}|'/)
    }
  })
})

test('French punctuation has a no-break space before it', () => {
  for (const [key, text] of Object.entries(textsIn('fr', TEXTS))) {
    expect(text, key).not.toMatch(/ [;:!?»]|« /)
    expect(text, key).not.toMatch(/[\p{L}\p{N})}’][;!?»]|[\p{L})}’]:(?:\s|$)/u)
  }
})

test.each(LANGS)('every number in the %s texts has a no-break space before its unit', (lang) => {
  for (const [key, text] of Object.entries(textsIn(lang, TEXTS))) {
    const numbered = text.replace(/\{(?:count|km|minutes|own|rate)\}/g, '1')
    expect(glueUnits(numbered), key).toBe(numbered)
  }
})

test('no French text equals the Dutch one, except words of both languages', () => {
  const same = Object.values(TEXTS).flatMap(({ nl, fr }) => (nl === fr ? [nl] : []))
  const words = same.filter((text) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')))
  expect(words.filter((text) => !SAME.includes(text))).toEqual([])
  expect(words.length).toBeGreaterThan(5)
})

describe('a translator', () => {
  test.each([
    ['heading.around', { title: 'À vendre', km: 5, place: 'Anvers' }, 'autour d’Anvers'],
    ['heading.around', { title: 'À vendre', km: 5, place: 'Le Roeulx' }, 'autour du Roeulx'],
    ['heading.around', { title: 'À vendre', km: 5, place: 'Les Bons Villers' }, 'des Bons Villers'],
    ['heading.around', { title: 'À vendre', km: 5, place: 'Gand' }, 'autour de Gand'],
    ['heading.at', { title: 'À vendre', place: 'Le Roeulx' }, 'À vendre au Roeulx'],
    ['heading.at', { title: 'À vendre', place: 'Les Bons Villers' }, 'À vendre aux Bons Villers'],
    ['heading.at', { title: 'À vendre', place: 'La Louvière' }, 'À vendre à La Louvière'],
    ['mail.office.contact', { name: 'Élise Le Roy' }, 'Question d’Élise Le Roy'],
    ['mail.office.contact', { name: 'Le Roy' }, 'Question de Le Roy'],
    ['mail.office.contact', { name: '{email}' }, 'Question de {email}'],
  ] as const)('joins names in French: %s of %o', (key, params, text) => {
    expect(translator('fr')(key, params)).toContain(text)
  })

  test.each([
    ['nl', 0, 'other'],
    ['nl', 1, 'one'],
    ['fr', 0, 'one'],
    ['fr', 1, 'one'],
    ['fr', 2, 'other'],
    ['de', 1, 'one'],
    ['en', 21, 'other'],
  ] as const)('in %s takes for %i the form of %s', (lang, count, form) => {
    const expected = TEXTS[`list.count.${form}`][lang].replace('{count}', String(count))
    expect(plural(translator(lang), lang, 'list.count', count)).toBe(expected)
  })
})
