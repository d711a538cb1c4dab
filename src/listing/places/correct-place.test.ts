import { describe, expect, test } from 'vitest'
import { wordsOf } from '../filter/search-query'
import { correctedPlace, placeCorrector } from './correct-place'

describe('a misspelled place', () => {
  test.each([
    ['antwaarpen', 'Antwerpen|town-antwerpen'],
    ['gendt', 'Gent|town-gent'],
    ['gnet', 'Gent|town-gent'],
    ['schaarbeck', 'Schaarbeek|1030'],
    ['brusel', 'Brussel (19 gemeenten)|town-brussels-region'],
    ['mechlen', 'Mechelen|town-mechelen'],
    ['leuvn', 'Leuven|town-leuven'],
    ['sint niklas', 'Sint-Niklaas|town-sint-niklaas'],
    ['oostduinkerken', 'Oostduinkerke|8670'],
    ['hagelant', 'Hageland|area-hageland'],
    ['vlaamse rant', 'Vlaamse Rand|area-flemish-periphery'],
  ])('%s is corrected to %s', (text, region) => {
    const [corrected] = correctedPlace(wordsOf(text), 'nl')?.regions ?? []
    expect(`${corrected?.city}|${corrected?.zip}`).toBe(region)
  })

  test('gets its name in the language of the page', () => {
    expect(correctedPlace(['gendt'], 'fr')?.regions[0]?.city).toBe('Gand')
  })
})

test.each([
  ...['gent', 'beter', 'kerkstraat', 'leuvense', 'zzzz', 'a', '', 'knaldrang', 'bovenop'],
  ...['pool', 'leuvensesteenweg', 'gent2', 'rosa'],
])('%j is not corrected', (word) => {
  expect(placeCorrector('nl')(word ? [word] : [])).toBeNull()
})

test('a text with further words is not corrected as a place', () => {
  expect(placeCorrector('nl')(['gendt', 'centrum'])?.length).toBe(1)
  expect(correctedPlace(['gendt', 'centrum'], 'nl')).toBeNull()
})
