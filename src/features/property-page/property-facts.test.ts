import { beforeAll, describe, expect, test } from 'vitest'
import { importItems, listing, loadAgency } from '../../../test/agency'
import { cells, factsOf, openHome as open } from '../../../test/home-page'
import { all, byClass, words, wordsOf } from '../../../test/html'
import { spaced } from '../../../test/spaced'

beforeAll(() => loadAgency({ withListings: false }))

describe('the facts', () => {
  const rich = listing({
    WebID: 2,
    TypeDescription: { nl: 'Loft met dakterras', fr: 'Loft avec toit-terrasse' },
    ConditionID: 4,
    Construction: 3,
    Heating: 2,
    Available: 2,
    AvailableFrom: '2027-02-01',
    Floor: 2,
    ConstructionYear: 1967,
    SurfaceTotal: '118.25',
    SurfaceGround2: 1210,
    NumberOfBedRooms: 3,
    HasLift: true,
    EnergyPerformance: 168.5,
    EPCLabelText: 'B',
    EPCUniqueCode: '3983834',
    EPCValidUntil: '2035-08-28',
    EPCTotal: 29088,
    CO2: 36.5,
    CadastralIncome: 892,
    PlanningPermit: 'Vg',
    PlanningZone: 'WgLk',
    PlanningSummons: 'Gmo',
    PlanningPreemption: 'Gvkr',
    PlanningSubdivision: 'Gvv',
    FloodP: 'D',
    FloodG: 'A',
    Asbestos: 'available',
    ElectricalInspection: 'non-conform',
    Heritage: 'protected',
    Divisions: [
      {
        ID: 2,
        OrderNr: 2,
        Floor: 1,
        RoomTypeName: { nl: 'Slaapkamer', fr: 'Chambre' },
        Surface: 14,
      },
      {
        ID: 1,
        OrderNr: 1,
        FloorName: { nl: 'Gelijkvloers', fr: 'Rez' },
        RoomTypeName: { nl: 'Keuken', fr: 'Cuisine' },
        Surface: '12.5',
        Comments: { nl: 'met eiland', fr: 'avec îlot' },
      },
    ],
  })
  beforeAll(() => importItems(rich))

  test.each(
    Object.entries({
      nl: {
        Type: 'Appartement',
        Staat: 'Te renoveren',
        Verdieping: 'Verdieping 2',
        'Beschikbaar vanaf': '01/02/2027',
        Bebouwing: 'Halfopen bebouwing',
        Bouwjaar: '1967',
        'Bewoonbare oppervlakte': '118,3 m²',
        Grondoppervlakte: '1.210 m²',
        Lift: 'Ja',
        Verwarming: 'Collectief',
        Energielabel: 'EPC B',
        'Specifiek primair energieverbruik': '168,50 kWh/m² per jaar',
        'Totaal primair energieverbruik': '29.088 kWh per jaar',
        'CO₂-uitstoot': '36,50 kg CO₂/m² per jaar',
        'Unieke code': '3983834',
        'Geldig tot': '28/08/2035',
        Vraagprijs: '€ 300.000',
        'Kadastraal inkomen': '€ 892',
        'Stedenbouwkundige bestemming': 'Woongebied met landelijk karakter (WgLk)',
        'Overstromingsscore perceel (P-score)':
          'Middelgrote kans op overstroming in het huidige klimaat (D)',
        Elektriciteitskeuring: 'Niet conform',
        'Beschermd erfgoed': 'Beschermd',
      },
      fr: {
        Type: 'Appartement',
        État: 'À rénover',
        'Superficie du terrain': '1.210 m²',
        Chauffage: 'Collectif',
        'Attestation amiante de la partie privative': 'Disponible',
        'Contrôle électrique': 'Non conforme',
      },
      en: { Type: 'Apartment', Condition: 'To be renovated', Heating: 'Shared' },
      de: { Typ: 'Wohnung', Zustand: 'Renovierungsbedürftig', Elektroprüfung: 'Nicht konform' },
    }),
  )('are shown in %s', async (lang, facts) => {
    expect(factsOf(await open(rich.ID, lang))).toMatchObject(facts)
  })

  test('list the rooms by floor, then by order, and derive missing floor numbers from names', async () => {
    const room = (ID: number, nl: string, floor: object) => ({
      ID,
      OrderNr: ID,
      RoomTypeName: { nl },
      ...floor,
    })
    const home = listing({
      Divisions: [
        room(1, 'Slaapkamer', { Floor: 1 }),
        room(2, 'Zolder', { FloorName: { nl: 'Zolder' } }),
        room(3, 'Keuken', { Floor: 0 }),
        room(4, 'Tuinhuis', {}),
        room(5, 'Berging', { FloorName: { nl: 'Kelder' } }),
        room(6, 'Living', { FloorName: { nl: 'Gelijkvloers' } }),
        room(7, 'Bureau', { FloorName: { nl: '1ste verdieping' } }),
      ],
    })
    await importItems(home)
    const [table] = byClass(await open(home.ID, 'nl'), 'rooms')
    const names = table ? all(table, 'tr').map((row) => cells(row)[1]) : []
    expect(names.slice(1)).toEqual(
      spaced(`
      Berging Keuken Living Slaapkamer Bureau Zolder Tuinhuis
    `),
    )
  })
})

test.each([
  ['nl', 'Oppervlakte', /bewoonba/i],
  ['fr', 'Surface', /habitable/i],
  ['de', 'Fläche', /Wohnfläche/],
])(
  'a garage and an office have a surface instead of a living area in %s',
  async (lang, name, living) => {
    const units = [4, 5].map((WebID) => listing({ WebID, SurfaceTotal: '18.5' }))
    await importItems(...units)
    for (const { ID } of units) {
      const document = await open(ID, lang)
      expect(factsOf(document)).toMatchObject({ [name]: '18,5 m²' })
      expect(wordsOf(document, 'key-facts')).toContain(`${name}18,5 m²`)
      expect(words(all(document, 'article')[0] ?? document)).not.toMatch(living)
    }
  },
)
