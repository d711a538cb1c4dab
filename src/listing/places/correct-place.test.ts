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
})

test.each([
  ...['gent', 'beter', 'kerkstraat', 'leuvense', 'zzzz', 'a', '', 'knaldrang', 'bovenop'],
  ...['pool', 'leuvensesteenweg', 'gent2', 'rosa'],
])('%j is not corrected', (word) => {
  expect(placeCorrector('nl')(word ? [word] : [])).toBeNull()
})
