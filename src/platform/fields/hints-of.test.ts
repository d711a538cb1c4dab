import { expect, test } from 'vitest'
import type { Entries, Field } from './field'
import { hintsOf } from './hints-of'

const FIELDS: Field[] = [
  { kind: 'translated', name: 'text', label: 'settings.text', rich: true },
  { kind: 'file', of: 'picture', name: 'image', label: 'part.image' },
  { kind: 'translated', name: 'alt', label: 'part.alt' },
  {
    kind: 'group',
    name: 'params',
    label: 'page.metadata',
    fields: [
      { kind: 'translated', name: 'description', label: 'settings.text' },
      {
        kind: 'group',
        name: 'metadata',
        label: 'page.metadata',
        fields: [
          {
            kind: 'group',
            name: 'nl',
            label: 'settings.lang.nl',
            fields: [
              { kind: 'text', name: 'metadataTitle', label: 'page.title' },
              { kind: 'text', name: 'metadataDescription', label: 'settings.text' },
            ],
          },
        ],
      },
    ],
  },
]

const hintsFor = (entries: Entries) =>
  hintsOf(FIELDS, entries, ['nl', 'fr']).map(({ text, lang, params }) => ({ text, lang, params }))

test.each([
  ['klik hier', 'nl'],
  ['Hier', 'nl'],
  ['lees meer', 'nl'],
  ['cliquez ici', 'fr'],
  ['en savoir plus', 'fr'],
  ['click here', 'nl'],
  ['hier klicken', 'fr'],
])('the link text "%s" gets a hint', (words, lang) => {
  const entries = { [`text.${lang}`]: `<p>Meer? <a href="/nl/contact"> ${words} </a></p>` }
  expect(hintsFor(entries)).toContainEqual({ text: 'hint.link', lang, params: { words } })
})

test('a picture without a description gets a hint, and a described or absent picture does not', () => {
  expect(hintsFor({ image: '/a.jpg' })).toEqual([
    { text: 'hint.alt', lang: null, params: undefined },
  ])
  expect(hintsFor({ image: '/a.jpg', 'alt.nl': 'Gevel', 'alt.fr': 'Façade' })).toEqual([])
  expect(hintsFor({})).toEqual([])
})

test('the missing texts of a further language are counted', () => {
  const entries = { 'text.nl': 'Tekst', 'alt.nl': 'Gevel', 'alt.fr': 'Façade' }
  expect(hintsFor(entries)).toEqual([
    { text: 'hint.untranslated', lang: 'fr', params: { count: 1 } },
  ])
})
