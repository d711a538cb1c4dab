import { describe, expect, test } from 'vitest'
import { wordsOf } from '../filter/search-query'
import { correctedPlace, placeCorrector } from './correct-place'

describe('a misspelled place is', () => {
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
  ])('%s is %s', (text, region) => {
    const [found] = correctedPlace(wordsOf(text), 'nl')?.regions ?? []
    expect(`${found?.city}|${found?.zip}`).toBe(region)
  })

  test('named in the language of the page', () => {
    expect(correctedPlace(['gendt'], 'fr')?.regions[0]?.city).toBe('Gand')
  })
})

test.each([
  ...['gent', 'beter', 'kerkstraat', 'leuvense', 'zzzz', 'a', '', 'knaldrang', 'bovenop'],
  ...['pool', 'leuvensesteenweg', 'gent2', 'rosa'],
])('%j is no misspelled place', (word) => {
  expect(placeCorrector('nl')(word ? [word] : [])).toBeNull()
})

test('a text is corrected as a whole or not at all', () => {
  expect(placeCorrector('nl')(['gendt', 'centrum'])?.length).toBe(1)
  expect(correctedPlace(['gendt', 'centrum'], 'nl')).toBeNull()
})
