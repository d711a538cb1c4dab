import { describe, expect, test } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { DEFAULT_PUBLISH_SETTINGS } from './published'
import { hiddenStreet, redact } from './redact'

/** Streets, texts that contain them, and texts that do not. */
const STREETS: [street: string, found: string[], others: string[]][] = [
  [
    'Kerkstraat',
    [
      ...['Kerkstraat 12', 'KERKSTRAAT', 'kerk-straat', 'Kerk straat', 'Kerkstr.', 'Kerkstr 12'],
      ...['kerkstr12.pdf', 'IMG_2041_Kerkstraat.jpg', '2041kerkstraat', 'GevelKerkstraat'],
      ...['gevelkerkstraat.jpg', 'Oude Kerkstraat', 'Hoek Kerk\u00adstraat'],
    ],
    ['Zicht op de kerk', 'kerkhof', 'Straatbeeld', 'Voorgevel', 'kerkstoel', 'Kerst', ''],
  ],
  ['Avenue Louise', ['Av. Louise', 'AVENUE-LOUISE 4', 'ave_louise'], ['Louise', 'Vue arrière']],
  ['Chaussée de Wavre', ['Ch. de Wavre', 'Chée de Wavre', 'CHAUSSEE DE WAVRE'], ['Wavre']],
  ['Boulevard Anspach', ['Bd Anspach', 'Blvd. Anspach 3', 'boul-anspach'], ['Façade']],
  ['Rue de la Liberté', ['R. de la Liberte', 'rue-de-la-liberte-3'], ['Rez-de-chaussée', 'Rue']],
  [
    'Sint-Pietersnieuwstraat',
    ['St.-Pietersnieuwstr. 5', 'SintPietersNieuwstraat', 'sint pieters nieuwstraat'],
    ['Sint-Pieters'],
  ],
  ['Gentse Steenweg', ['Gentsesteenweg', 'Gentse Stwg. 4', 'gentse-stwg'], ['Gentse gevel']],
  ['Parklaan', ['Park ln', 'Parkln. 3', 'Park-laan'], ['Parkeerplaats', 'Park', 'Parket']],
  ['Burgemeester Max Weilerlaan', ['Burg. M. Weilerln', 'burg m weilerlaan'], ['Weiler']],
  ['Hauptstraße', ['Hauptstr. 3', 'HAUPTSTRASSE', 'Haupt-Straße'], ['Haupteingang']],
  ['Dam', ['Dam 3', 'DAM'], ['Amsterdam']],
  ['Laan', ['Laan 4'], ['Leefruimte']],
]

describe.each(STREETS)('the hidden street %s', (street, found, others) => {
  const home = exampleProperty({ street: { nl: street }, publishAddress: false })
  const hidden = hiddenStreet(home, DEFAULT_PUBLISH_SETTINGS)

  test.each(found)('is found in %j', (text) => {
    expect(redact(text, hidden)).toBe('')
  })

  test.each(others)('is not found in %j', (text) => {
    expect(redact(text, hidden)).toBe(text)
  })
})

test('a listing without a street hides no text', () => {
  const home = exampleProperty({ street: null, publishAddress: false })
  expect(redact('Kerkstraat', hiddenStreet(home, DEFAULT_PUBLISH_SETTINGS))).toBe('Kerkstraat')
})

test('a text of 200,000 letters is compared in linear time', () => {
  const home = exampleProperty({ street: { nl: 'Kerkstraat' }, publishAddress: false })
  const text = 'k e r k s t r a '.repeat(25_000)
  expect(redact(text, hiddenStreet(home, DEFAULT_PUBLISH_SETTINGS))).toBe(text)
})
