import { expect, test } from 'vitest'
import { parseListFilter } from '../../listing/filter/list-filter'
import { FIXED_FILTER } from '../../listing/filter/lists'
import type { Lang } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { searchHeading, searchSentence } from './search-sentence'

const SETTINGS = { maxPriceSale: 2_000_000, maxPriceRent: 5000 }

function heading(lang: Lang, title: string, query: string, total: number): string {
  const words = { lang, t: translator(lang) }
  const filter = parseListFilter(new URLSearchParams(query), SETTINGS, FIXED_FILTER.sale)
  return plain(searchHeading(words, filter, { title, total }))
}

function sentence(lang: Lang, query: string): string {
  const filter = parseListFilter(new URLSearchParams(query), SETTINGS)
  return plain(searchSentence({ lang, t: translator(lang) }, filter))
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

const GENT = 'region=Gent|9000'
const GAND = 'region=Gand|9000'

test.each([
  ['nl', '', 'een pand'],
  ['fr', '', 'un bien'],
  ['en', '', 'a property'],
  ['de', '', 'eine Immobilie'],
  ['nl', `type=1&${GENT}`, 'een huis in 9000 Gent'],
  ['fr', `type=2&${GAND}`, 'un appartement à 9000 Gand'],
  ['en', 'type=1&region=Ghent|9000', 'a house in 9000 Ghent'],
  ['de', `type=1&${GENT}`, 'ein Haus in 9000 Gent'],
  [
    'nl',
    `goal=0&type=1&${GENT}&garden=true&budget=-400000`,
    'een huis te koop in 9000 Gent met tuin tot € 400.000',
  ],
  [
    'fr',
    `goal=0&type=1&${GAND}&garden=true&budget=-400000`,
    'une maison à vendre à 9000 Gand avec jardin jusqu’à € 400.000',
  ],
  [
    'en',
    `goal=0&type=1&region=Ghent|9000&garden=true&budget=-400000`,
    'a house for sale in 9000 Ghent with garden up to € 400.000',
  ],
  [
    'de',
    `goal=0&type=1&${GENT}&garden=true&budget=-400000`,
    'ein Haus zum Kauf in 9000 Gent mit Garten bis € 400.000',
  ],
  ['nl', 'goal=1&type=2&bedrooms=2', 'een appartement te huur met 2 slaapkamers'],
  ['fr', 'goal=1&type=9&region=Le Rœulx|7070', 'un kot étudiant à louer à 7070 Le Rœulx'],
  ['fr', 'goal=1&region=Le Rœulx|town-le-roeulx', 'un bien à louer au Rœulx'],
  ['nl', 'type=1&region=Gent|town-gent', 'een huis in Gent'],
  ['de', 'type=1&region=Gent|town-gent', 'ein Haus in Gent'],
  ['nl', `${GENT}&region=Aalst|9300`, 'een pand in 9000 Gent en 9300 Aalst'],
  [
    'en',
    `${GENT}&region=Aalst|9300&region=Ronse|9600`,
    'a property in 9000 Gent and 2 other municipalities',
  ],
  ['nl', 'region=|9000', 'een pand in 9000'],
  ['en', 'goal=1&type=2', 'an apartment to rent'],
  ['de', 'goal=1&type=2&bedrooms=4', 'eine Wohnung zur Miete mit 4 oder mehr Schlafzimmern'],
  ['nl', 'goal=0&type=1,2', 'een huis of een appartement te koop'],
  ['fr', 'goal=0&type=1,2', 'une maison ou un appartement à vendre'],
  ['de', 'goal=0&type=3,5', 'ein Grundstück oder ein Büro zum Kauf'],
  ['nl', 'goal=0&type=999', 'een pand te koop'],
  ['nl', 'goal=2', 'een nieuwbouwproject'],
  ['fr', 'goal=2&type=10', 'un projet neuf'],
  ['en', 'goal=2&type=2', 'an apartment in a new-build project'],
  ['de', `goal=2&type=2&${GENT}`, 'eine Wohnung in einem Neubauprojekt in 9000 Gent'],
  ['nl', `goal=0&${GENT}&radius=15`, 'een pand te koop binnen 15 km van Gent'],
  ['nl', 'goal=0&region=Kempen|area-kempen&garden=true', 'een pand te koop (Kempen) met tuin'],
  ['fr', 'goal=0&area=eeei4eeesJgnHsJgnHi4', 'un bien à vendre dans une zone dessinée'],
] as const)('a search in %s with ?%s reads %s', (lang, query, text) => {
  expect(sentence(lang, query)).toBe(text)
})

test.each([
  ['', 142, 'Te koop, 142 panden'],
  ['type=2', 1, 'Te koop, 1 appartement'],
  ['type=1,2', 0, 'Te koop, 0 huizen of appartementen'],
  ['type=2,1', 1, 'Te koop, 1 huis of appartement'],
  ['type=1,2,3&garden=true', 1234, 'Te koop, 1.234 huizen, appartementen en gronden met tuin'],
  ['type=1,999', 2, 'Te koop, 2 huizen en panden'],
  ['type=999', 2, 'Te koop, 2 panden'],
  ['region=Gent|9000&region=Aalst|9300', 2, 'Te koop in Gent en Aalst, 2 panden'],
  ['region=a|9000&region=b|9300&region=c|2500', 2, 'Te koop in c en 2 andere gemeenten, 2 panden'],
  ['region=Gent|9000&region=Gent|9030', 2, 'Te koop in Gent, 2 panden'],
  ['region=Gent|9000&radius=15', 7, 'Te koop binnen 15 km van Gent, 7 panden'],
  ['area=eeei4eeesJgnHsJgnHi4', 4, 'Te koop in een getekend gebied, 4 panden'],
  ['streetcity=coupure', 1, 'Te koop voor ‘coupure’, 1 pand'],
  ['bedrooms=3&garden=true&lift=true', 1, 'Te koop, 1 pand met 3 slaapkamers, tuin en lift'],
  ['bedrooms=4', 5, 'Te koop, 5 panden met 4 of meer slaapkamers'],
  ['surfacemin=1200', 5, 'Te koop, 5 panden met minstens 1.200 m²'],
  ['epc=C', 5, 'Te koop, 5 panden met EPC C of beter'],
  ['budget=-900000', 5, 'Te koop, 5 panden tot € 900.000'],
  ['budget=200000-', 5, 'Te koop, 5 panden vanaf € 200.000'],
  ['budget=200000-900000', 5, 'Te koop, 5 panden van € 200.000 tot € 900.000'],
  ['noconstruction=true', 5, 'Te koop, 5 panden zonder projecten'],
])('?%s with %i homes is %s', (query, total, text) => {
  expect(heading('nl', 'Te koop', query, total)).toBe(text)
})

test.each([
  ['nl', '', 12, '12 projecten'],
  ['nl', 'type=2', 1, '1 project (appartementen)'],
  ['de', 'type=1,2&garden=true', 2, '2 Projekte (Häuser und Wohnungen) mit Garten'],
  ['fr', 'garden=true', 2, '2 projets avec jardin'],
  ['en', 'type=10', 1, '1 project'],
  ['de', '', 3, '3 Projekte'],
] as const)('a list of projects in %s with ?%s counts %i as %s', (lang, query, total, text) => {
  const filter = parseListFilter(new URLSearchParams(query), SETTINGS, FIXED_FILTER.projects)
  expect(searchHeading({ lang, t: translator(lang) }, filter, { total })).toBe(text)
})

test.each([
  ['nl', 'Te koop', 'Te koop, 3 panden met 2 slaapkamers tot € 520.000'],
  ['fr', 'À vendre', 'À vendre, 3 biens avec 2 chambres jusqu’à € 520.000'],
  ['en', 'For sale', 'For sale, 3 properties with 2 bedrooms up to € 520.000'],
  ['de', 'Zu verkaufen', 'Zu verkaufen, 3 Immobilien mit 2 Schlafzimmern bis € 520.000'],
] as const)(
  'a heading in %s uses the case and the price form of its language',
  (lang, title, text) => {
    expect(heading(lang, title, 'bedrooms=2&budget=-520000', 3)).toBe(text)
  },
)
