import { expect, test } from 'vitest'
import { expectReadAll, type Phrases } from '../../../test/phrases'
import { LANGS } from '../../platform/format/lang'
import { readWords } from './read-words'

const SURFACES: Phrases = [
  ['minstens 120 m²', { surface: 120 }],
  ['vanaf 120 m2', { surface: 120 }],
  ['huis van 120 m²', { type: 'house', surface: 120 }],
  ['appartement 90m2 of meer', { type: 'apartment', surface: 90 }],
  ['bewoonbare oppervlakte minstens 150 vierkante meter', { surface: 150 }],
  ['woning, woonoppervlakte: 1.200 m²', { type: 'house', surface: 1200 }],
  ['huis met 3 slaapkamers en 150 m²', { type: 'house', beds: 3, surface: 150 }],
  ['huis met tuin en 150 m²', { type: 'house', has: 'garden', surface: 150 }],
  ['huis 150 m², tuin 500 m²', { type: 'house', has: 'garden', surface: 150, without: '500 m²' }],
  ['huis tussen 100 en 150 m²', { type: 'house', surface: 100 }],
  ['kantoor 200 m²', { type: 'office', surface: 200 }],
  ['120 m² habitables', { surface: 120 }],
  ['maison à partir de 120 m²', { type: 'house', surface: 120 }],
  ['appartement au moins 80 m² de surface habitable', { type: 'apartment', surface: 80 }],
  ['maison superficie habitable 140m2', { type: 'house', surface: 140 }],
  ['maison de 100 à 150 m²', { type: 'house', surface: 100 }],
  ['at least 120 sqm', { surface: 120 }],
  ['flat from 70 square metres', { type: 'apartment', surface: 70 }],
  ['house 120 sqm living space', { type: 'house', surface: 120 }],
  ['ab 120 qm', { surface: 120 }],
  ['Haus mindestens 140 m² Wohnfläche', { type: 'house', surface: 140 }],
  ['huis max 300.000 min 120 m²', { type: 'house', max: 300_000, surface: 120 }],
]

const LABELS: Phrases = [
  ['EPC B', { epc: 'B' }],
  ['epc-label b', { epc: 'B' }],
  ['label A', { epc: 'A' }],
  ['energielabel minstens C', { epc: 'C' }],
  ['minstens EPC C', { epc: 'C' }],
  ['huis EPC A of B', { type: 'house', epc: 'B' }],
  ['huis met EPC C of beter en tuin', { type: 'house', has: 'garden', epc: 'C' }],
  ['appartement epc A+', { type: 'apartment', epc: 'A' }],
  ['PEB C', { epc: 'C' }],
  ['PEB à partir de C', { epc: 'C' }],
  ['maison PEB A à C', { type: 'house', epc: 'C' }],
  ['classe énergétique B', { epc: 'B' }],
  ['maison PEB D minimum', { type: 'house', epc: 'D' }],
  ['energy label B', { epc: 'B' }],
  ['house with EPC rating C or better', { type: 'house', epc: 'C' }],
  ['Energieausweis C', { epc: 'C' }],
  ['Haus Energieklasse B oder besser', { type: 'house', epc: 'B' }],
  ['maison PEB B à Namur', { type: 'house', epc: 'B', at: 'namen' }],
]

const PLOTS: Phrases = [
  ['bouwgrond 500m2 Geel', { type: 'land', at: '2440', plot: 500 }],
  ['perceel van 800 m²', { type: 'land', plot: 800 }],
  ['perceel van 3a 20 ca', { type: 'land', plot: 320 }],
  ['bouwgrond 10 are Geel', { type: 'land', at: '2440', plot: 1000 }],
  ['terrain de 12 ares', { type: 'land', plot: 1200 }],
  ['Grundstück 2 ha', { type: 'land', plot: 20_000 }],
  ['huis met 500 m² grond', { type: 'house', plot: 500 }],
  ['villa op 25 are', { type: 'house', plot: 2500 }],
]

const OTHERS: Phrases = [
  ['huis maximum 150 m²', { type: 'house', without: 'maximum 150 m²' }],
  ['maison moins de 150 m²', { type: 'house', without: 'moins de 150 m²' }],
  ['huis met terras van 20m2', { type: 'house', has: 'terrace', without: 'van 20m2' }],
  ['maison avec 200 m² de jardin', { type: 'house', has: 'garden', without: '200 m²' }],
  ['huis EPC max. 200 kWh', { type: 'house', without: 'EPC max. 200 kWh' }],
  ['epc waarde 150', { without: 'epc waarde 150' }],
  ['huis 120000 m²', { type: 'house', without: '120000 m²' }],
]

test('parses a surface as a minimum in every language', () => {
  for (const lang of LANGS) expectReadAll(lang, SURFACES)
})

test('parses the surface of a plot as a minimum in every language', () => {
  for (const lang of LANGS) expectReadAll(lang, PLOTS)
})

test('parses an energy label as the worst accepted one in every language', () => {
  for (const lang of LANGS) expectReadAll(lang, LABELS)
})

test('does not filter by a maximum surface, by other surfaces or by consumption', () => {
  for (const lang of LANGS) expectReadAll(lang, OTHERS)
})

test.each([
  ['huis 120 m²', true],
  ['huis 100 tot 150 m²', false],
  ['huis ongeveer 120 m²', false],
  ['huis EPC B', true],
  ['huis EPC B+', false],
])('the filter of ‘%s’ is exact: %s', (text, exact) => {
  const { understood } = readWords(text, 'nl', () => null)
  expect(understood.at(-1)?.exact).toBe(exact)
})
