import { expect, test } from 'vitest'
import { parseNumber, type Quantity } from './read-number'

test.each<[Quantity, number, string]>([
  ['money', 325_000, '325.000; 325,000; € 325 000; 325.000 €; EUR 325.000; 325.000,00; 325.000,-'],
  ['money', 325_000, '3,25E+05; 3.25e5; 325000; 325000.00; 325000.000; ３２５．０００'],
  ['money', 325_000.5, '325 000,50'],
  ['money', 1_250_000, "1'250'000; 1.250.000"],
  ['money', 1_250_000.5, '1,250,000.50'],
  ['money', 950.5, '950,50'],
  ['area', 1250, '1.250; 1 250 m²; 1.250 qm; 12 aren en 50 centiaren'],
  ['area', 148.5, '148,5; 148.50'],
  ['area', 0.125, '0.125'],
  ['area', 320, '3a 20ca; 3 a 20 ca; 3a20ca; 3 ares et 20 centiares; 3 a 20 m²'],
  ['area', 10_205, '1ha 2a 5ca; 1 ha 02 a 05 ca'],
  ['area', 1200, '12 are'],
  ['area', 15_000, '1,5 ha'],
  ['area', 1234, '0,1234 ha'],
  ['area', 12_500, '1,250 ha'],
  ['area', 12_000, '1 hectare 20 ares'],
  ['area', 20_000, '2 Hektar'],
  ['area', 805, '8 A. 5 CA.'],
  [
    'money',
    75,
    '€ 75 per maand; 75 €/mois; € 75/maand; 75 EUR par mois; 75 € p/m; 75 euro p.m.; 75 € mensuels',
  ],
  ['money', 1200, '€ 1.200 per maand; 1 200 €/mois; 1.200,00 euro per maand; 1.200 € pro Monat'],
  ['income', 1234, '1.234; € 1.234; € 1.234 per jaar; 1 234 €/an; 1.234 EUR jährlich'],
  [
    'area',
    120,
    '120 vierkante meter; 120 mètres carrés; 120 sqm; 120 m².; ca. 120 m²; ± 120 m²; env. 120 m2',
  ],
  [
    'energy',
    245,
    '245 kWh/m²; 245 kWh/(m² jaar); 245 kWh/m².an; 245 kWh/m²/an; 245kWh/m2jaar; 245 kWh; ca. 245',
  ],
  ['energy', 253.5, '253,5 kWh/(m² jaar); 253.5 kWh/m²a'],
  ['energy', 48, '48 kg CO₂/m²; 48 kg CO2/(m² an); 48 kg/m²'],
  [
    'count',
    3,
    '3 slaapkamers; 3 slpk; 3 slpk.; 3 chambres; 3 ch.; 3 Schlafzimmer; 3 bedrooms; 3e verdieping',
  ],
  ['count', 1, '1er étage; 1ste verdieping; 1. Etage; 1st floor'],
  ['count', -1, '-1; -1 verdieping'],
  ['year', 1930, 'ca. 1930; ± 1930; circa 1930'],
  ['coordinate', 51.054, '51.054'],
  ['coordinate', 3.717, '3,717'],
  ['coordinate', -0.684, '-0.684'],
  ['count', 3, '3.000; 3.0'],
  ['year', 2015, '2.015'],
  ['other', -3, '−3;  -3 '],
  ['other', 12, '12.'],
  ['other', 0.5, '.5'],
  ['other', 1000, '1e3'],
])('reads as %s %d: %s', (quantity, number, texts) => {
  for (const text of texts.split('; '))
    expect(parseNumber(text, quantity), text).toEqual({ is: 'number', number })
})

test.each([
  '',
  '.',
  `1.${'1'.repeat(400_000)}x`,
  '1.2.3',
  '1.25.000',
  '12 34',
  '1.250 000',
  '325k',
  '300.000 - 350.000',
  'op aanvraag',
  '١٢٣',
  `${'1'.repeat(400_000)}x`,
])('does not read %.20j as a number', (text) => {
  expect(parseNumber(text, 'money')).toEqual({ is: 'unreadable' })
})

test.each<[Quantity, string]>([
  ['money', '€ 900 per jaar'],
  ['money', '€ 950/m²'],
  ['money', 'ca. € 300.000'],
  ['income', '€ 75 per maand'],
  ['energy', 'label B'],
  ['energy', '245 of 250 kWh/m²'],
  ['count', '2 of 3'],
  ['count', '325k'],
  ['area', '120 m'],
])('does not read as %s: %s', (quantity, text) => {
  expect(parseNumber(text, quantity)).toEqual({ is: 'unreadable' })
})

test('reads ares and centiares as areas only', () => {
  expect(parseNumber('3a 20ca', 'money')).toEqual({ is: 'unreadable' })
  expect(parseNumber('1.250 a', 'area')).toEqual({ is: 'ambiguous' })
})
