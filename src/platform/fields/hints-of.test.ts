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

const found = (entries: Entries) =>
  hintsOf(FIELDS, entries, ['nl', 'fr']).map(({ text, lang, params }) => ({ text, lang, params }))

test.each([
  ['klik hier', 'nl'],
  ['Hier', 'nl'],
  ['lees meer', 'nl'],
  ['cliquez ici', 'fr'],
  ['en savoir plus', 'fr'],
  ['click here', 'nl'],
  ['hier klicken', 'fr'],
])('a link on "%s" says nothing', (words, lang) => {
  const entries = { [`text.${lang}`]: `<p>Meer? <a href="/nl/contact"> ${words} </a></p>` }
  expect(found(entries)).toContainEqual({ text: 'hint.link', lang, params: { words } })
})

test('a link that says where it leads is well', () => {
  const html = '<p><a href="/nl/contact">Hier vindt u onze kantoren</a></p>'
  expect(found({ 'text.nl': html, 'text.fr': html })).toEqual([])
})

test('a heading below none is one level too deep', () => {
  const deep = {
    'text.nl': '<h4>Tuin</h4><h3>Huis</h3>',
    'text.fr': '<h3>Maison</h3><h4>Jardin</h4>',
  }
  expect(found(deep)).toEqual([{ text: 'hint.heading', lang: 'nl', params: undefined }])
})

test.each([
  ['metadata.nl.metadataTitle', 60],
  ['metadata.nl.metadataDescription', 160],
  ['description.nl', 160],
])('a %s of more than %d signs is cut by search engines', (part, limit) => {
  const name = `params.${part}`
  const short = found({ [name]: 'a'.repeat(limit) })
  expect(short.filter(({ text }) => text === 'hint.long')).toEqual([])
  const params = { length: limit + 1, limit }
  expect(found({ [name]: 'a'.repeat(limit + 1) })).toContainEqual({
    text: 'hint.long',
    lang: 'nl',
    params,
  })
})

test('a picture without a description is told, one with or without a picture is not', () => {
  expect(found({ image: '/a.jpg' })).toEqual([{ text: 'hint.alt', lang: null, params: undefined }])
  expect(found({ image: '/a.jpg', 'alt.nl': 'Gevel', 'alt.fr': 'Façade' })).toEqual([])
  expect(found({})).toEqual([])
})

test('texts that a further language lacks are counted', () => {
  const entries = { 'text.nl': 'Tekst', 'alt.nl': 'Gevel', 'alt.fr': 'Façade' }
  expect(found(entries)).toEqual([{ text: 'hint.untranslated', lang: 'fr', params: { count: 1 } }])
})

test('a text that fell behind its source language is told in its language', () => {
  const now = { 'text.nl': 'Nieuw', 'text.fr': 'Ancien', 'alt.nl': 'Gevel', 'alt.fr': 'Façade' }
  const hints = hintsOf(FIELDS, now, ['nl', 'fr'], {
    published: [now, { ...now, 'text.nl': 'Oud' }],
  })
  expect(hints).toEqual([{ path: [{ label: 'settings.text' }], lang: 'fr', text: 'hint.older' }])
})
