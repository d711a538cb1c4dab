import { beforeAll, describe, expect, test } from 'vitest'
import { importItems, listing, loadAgency, type WireItem } from '../test/agency'
import { parse, words } from '../test/html'
import { htmlAt } from '../test/open-page'
import { cookieOf } from '../test/people'
import { newScreen } from '../test/screens'
import { brochurePath, markdownPath, POSTERS_PATH, propertyPath } from './urls'

const CERTIFICATE = { EPCLabelText: 'B', EnergyPerformance: 168, EPCUniqueCode: '20240101-0001' }
const RENT = { Goal: 1, Price: 1_180, Charges: 120, ChargesFixed: true }
const RENT_FACTS = ['€ 1.180', 'Kosten en lasten € 120 per maand, forfaitair']

/** For each region and goal: the advert, and its required facts in Dutch as a reader finds them. */
const ADVERTS: Record<string, { item: WireItem & { ID: number }; facts: string[] }> = {
  'Flemish sale': {
    item: listing({
      ...CERTIFICATE,
      PublishAddress: false,
      PlanningPermit: 'Vg',
      PlanningZone: 'Wug',
      PlanningSummons: 'Dv',
      PlanningPreemption: 'Vkr',
      PlanningSubdivision: 'Gvv',
      FloodP: 'D',
      FloodG: 'B',
      FloodReportDate: '2026-09-21',
      WebID: 2,
      Asbestos: 'available',
      AsbestosCommon: 'requested',
    }),
    facts: [
      '168 kWh/m² per jaar',
      'Unieke code 20240101-0001',
      'Vergunning uitgereikt Vergunning uitgereikt (Vg)',
      'Stedenbouwkundige bestemming Woonuitbreidingsgebied (Wug)',
      'Dagvaarding uitgebracht Dagvaarding uitgebracht (Dv)',
      'Voorkooprecht Voorkooprecht van toepassing (Vkr)',
      'Verkavelingsvergunning Geen verkavelingsvergunning (Gvv)',
      '(P-score) Middelgrote kans op overstroming in het huidige klimaat (D)',
      '(G-score) Kleine kans op overstroming bij klimaatverandering (B)',
      'Datum van het overstromingsrapport 21/09/2026',
      'Asbestattest van het privatieve deel Beschikbaar',
      'Asbestattest van de gemene delen Aangevraagd',
      'Overstromingsgevoelig: P-score D, overstromingsrapport van 21/09/2026',
    ],
  },
  'Flemish rental': {
    item: listing({ ...CERTIFICATE, ...RENT }),
    facts: [...RENT_FACTS, '168 kWh/m² per jaar'],
  },
  'Walloon sale': {
    item: listing({ ...CERTIFICATE, Zip: '5000', EPCTotal: 21_500 }),
    facts: ['168 kWh/m² per jaar', 'Unieke code 20240101-0001', '21.500 kWh per jaar'],
  },
  'Walloon rental': {
    item: listing({ ...CERTIFICATE, ...RENT, Zip: '5000', EPCTotal: 21_500 }),
    facts: [...RENT_FACTS, '168 kWh/m² per jaar', '21.500 kWh per jaar'],
  },
  'Brussels sale': {
    item: listing({
      ...CERTIFICATE,
      Zip: '1050',
      CO2: 30,
      PlanningUse: 'eengezinswoning',
      PlanningInfoUrl: 'https://openpermits.brussels/',
    }),
    facts: [
      '30 kg CO₂/m² per jaar',
      'Rechtmatig gebruik eengezinswoning',
      'Stedenbouwkundige inlichtingen Raadplegen op openpermits.brussels',
    ],
  },
  'Brussels rental': {
    item: listing({
      ...CERTIFICATE,
      ...RENT,
      Zip: '1050',
      WebID: 2,
      SurfaceTotal: 79,
      ReferenceRent: '1022-1248',
      LeaseType: 'courte durée',
      LastRent: 1_150,
      LastRentDate: '2026-04-01',
      IndividualMeters: 'water, gas',
    }),
    facts: [
      ...RENT_FACTS,
      'Bewoonbare oppervlakte 79 m²',
      'Referentiehuurprijs € 1.022 – € 1.248 per maand',
      'Type huurovereenkomst Korte duur (hoogstens 3 jaar)',
      'Laatste huurprijs van de vorige huurder € 1.150 per maand',
      'Datum van die huurprijs 01/04/2026',
      'Individuele tellers Water, Gas',
    ],
  },
  'Brussels rental with a reversed interval': {
    item: listing({ ...CERTIFICATE, ...RENT, Zip: '1050', WebID: 2, ReferenceRent: '1248-1022' }),
    facts: ['Referentiehuurprijs € 1.022 – € 1.248 per maand'],
  },
}

let office = ''

/** Returns the Markdown of a property without the characters of links and escapes. */
async function markdownWords(id: number): Promise<string> {
  return (await htmlAt(markdownPath(propertyPath('nl', id)))).replaceAll(/[[\]\\]/g, '')
}

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(...Object.values(ADVERTS).map(({ item }) => item))
  office = await cookieOf('office')
})

/** The media that show all facts that the law requires in an advert. */
const MEDIA: [medium: string, html: (id: number) => Promise<string>][] = [
  ['page and its print', (id) => htmlAt(propertyPath('nl', id))],
  ['page as Markdown', markdownWords],
  ['brochure', (id) => htmlAt(brochurePath('nl', [String(id)]))],
  ['poster', (id) => htmlAt(`${POSTERS_PATH}?ids=${id}&lang=nl`, office)],
  [
    'screen in a window',
    async (id) =>
      htmlAt((await newScreen({ listings: 'chosen', homes: [id], languages: ['nl'] })).path),
  ],
]

describe.each(Object.entries(ADVERTS))('the advert of a %s', (_, { item, facts }) => {
  test.each(MEDIA)('has each required fact on the %s', async (_medium, html) => {
    // Terms and values are separate elements, with a colon between them on a poster.
    const text = words(
      parse((await html(item.ID)).replaceAll(/<\/?(?:dt|dd|div|p|th|td)\b/g, ' $&')),
    ).replaceAll(/:?\s+/g, ' ')
    for (const fact of facts) expect(text).toContain(fact.replaceAll(/:?\s+/g, ' '))
  })
})
