import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
  type WireItem,
} from '../../../test/agency'
import {
  all,
  attributes,
  byClass,
  cardIds,
  type Document,
  linksOf,
  parse,
  words,
  wordsOf,
} from '../../../test/html'

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

  test.each([
    [
      'nl',
      {
        Type: 'Appartement',
        Staat: 'Te renoveren',
        Verdieping: 'Verdieping 2',
        'Beschikbaar vanaf': '01/02/2027',
        Bebouwing: 'Halfopen bebouwing',
        Bouwjaar: '1967',
        'Bewoonbare oppervlakte': '118,3 m²',
        Grondoppervlakte: '1.210,0 m²',
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
        'Stedenbouwkundige bestemming': 'WgLk: woongebied met landelijk karakter',
        'Overstromingsscore perceel (P-score)':
          'D: middelgrote kans op overstroming in het huidige klimaat',
        Elektriciteitskeuring: 'Niet conform',
        'Beschermd erfgoed': 'Beschermd',
      },
    ],
    [
      'fr',
      {
        Type: 'Appartement',
        État: 'À rénover',
        'Superficie du terrain': '1.210,0 m²',
        Chauffage: 'Collectif',
        'Attestation amiante': 'Disponible',
        'Contrôle électrique': 'Non conforme',
      },
    ],
    ['en', { Type: 'Apartment', Condition: 'To renovate', Heating: 'Shared' }],
    ['de', { Typ: 'Wohnung', Zustand: 'Renovierungsbedürftig', Elektroprüfung: 'Nicht konform' }],
  ])('are told in %s', async (lang, facts) => {
    expect(factsOf(await open(rich.ID, lang))).toMatchObject(facts)
  })

  test('have the rooms in order, with what each column needs', async () => {
    const [table] = byClass(await open(rich.ID, 'fr'), 'rooms')
    const rows = table ? all(table, 'tr').map((row) => cells(row)) : []
    expect(rows).toEqual([
      ['Étage', 'Pièce', 'Surface', 'Remarque'],
      ['Rez', 'Cuisine', '12,5 m²', 'avec îlot'],
      ['Étage 1', 'Chambre', '14,0 m²', ''],
    ])
  })
})

describe('what is missing, or absurd,', () => {
  const LONG = 'Wonderbaarlijk'.repeat(400)
  const odd = (facts: WireItem) =>
    listing({ TypeDescription: null, StartCommercialisation: null, ...facts })
  const cases = {
    nothing: odd({ City: null, Street: null, HouseNumber: null, Price: null, WebID: null }),
    dashes: odd({
      City: '-',
      Street: '-',
      HouseNumber: '-',
      BoxNr: '-',
      Ident: '-',
      OfficeName: ' - ',
      PlanningZone: '-',
      EPCUniqueCode: '-',
      Floor: '-',
      DescriptionA: '-',
      ManagerFunction: '-',
      ManagerName: '-',
    }),
    zeros: odd({
      NumberOfBedRooms: 0,
      SurfaceTotal: 0,
      SurfaceGround2: '0',
      ConstructionYear: 0,
      Charges: 0,
      Deposit: 0,
      CadastralIncome: 0,
      CO2: 0,
      EPCTotal: 0,
      GroundPart: 0,
      Goal: 1,
      Divisions: [{}, { Surface: 0, Comments: '-' }, null],
      DocumentItems: [{}, null],
      LargePictureItems: [{}, null, { Url: '' }],
    }),
    giants: odd({
      NumberOfBedRooms: 1e15,
      SurfaceTotal: 1e300,
      SurfaceGround2: '9e20',
      ConstructionYear: 123456789,
      EnergyPerformance: 1e300,
      CO2: 1e99,
      EPCTotal: 1e99,
      Charges: 1e200,
      CadastralIncome: 1e200,
      Floor: 1e9,
      Price: 999_999_999_999,
      Divisions: [{ ID: 1, Surface: 1e300, Floor: 1e12, RoomTypeName: LONG, Comments: LONG }],
    }),
    endless: odd({
      TypeDescription: LONG,
      Ident: LONG,
      OfficeName: LONG,
      BuildingName: LONG,
      PlanningZone: LONG,
      IndividualMeters: LONG,
      Goal: 1,
      ConditionName: LONG,
      PriceUnitText: LONG,
      ManagerName: 'Lotte',
      ManagerFunction: LONG,
      DocumentItems: [{ ID: 1, Url: '/media/a.pdf', Comment: LONG, FileName: LONG }],
    }),
  }
  beforeAll(() => importItems(...Object.values(cases)))

  test.each(Object.entries(cases))('leaves no empty name: %s', async (_, { ID }) => {
    for (const lang of ['nl', 'fr', 'en', 'de']) {
      const document = await open(ID, lang)
      const text = words(document)
      expect(text).not.toMatch(/\b(NaN|undefined|null|Infinity)\b|\[object|1e\+?\d/)
      for (const fact of all(document, 'dd')) {
        expect(words(fact).length).toBeGreaterThan(0)
        expect(words(fact).length).toBeLessThan(220)
      }
      const [h1] = all(document, 'h1').map(words)
      expect(h1?.length).toBeGreaterThan(3)
      expect(h1?.length).toBeLessThan(130)
      expect(words(all(document, 'title')[0] ?? document).length).toBeLessThan(200)
      expect(
        byClass(document, 'rooms')
          .flatMap((table) => all(table, 'th'))
          .map(words),
      ).not.toContain('')
    }
  })
})

describe('a virtual tour', () => {
  test('of a known host is a link that a script opens here, and says from whom it loads', async () => {
    const home = listing({
      VirtualTour: 'https://www.youtube.com/watch?v=cRn341Xe5uE',
      VirtualTour2: 'https://tour.lindehof.example/leuven',
    })
    await importItems(home)
    const response = await get(`/nl/property/${home.ID}`)
    const document = parse(await response.text())
    const tours = byClass(document, 'gallery').flatMap((gallery) =>
      all(gallery, 'a', { target: '_blank' }),
    )
    expect(attributes(tours, 'href')).toEqual([
      'https://www.youtube.com/watch?v=cRn341Xe5uE',
      'https://tour.lindehof.example/leuven',
    ])
    expect(attributes(tours, 'rel')).toEqual(['noopener noreferrer', 'noopener noreferrer'])
    expect(attributes(tours, 'data-tour')).toEqual([
      'https://www.youtube-nocookie.com/embed/cRn341Xe5uE',
      undefined,
    ])
    expect(byClass(document, 'tour-note').map(words)).toEqual([
      'Virtueel bezoek: Opent hier en laadt beelden van www.youtube-nocookie.com, dat cookies kan plaatsen.',
      'Tweede virtueel bezoek: Opent tour.lindehof.example in een nieuw tabblad.',
    ])
    expect(all(document, 'iframe')).toEqual([])
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com /)
    expect(policy).not.toContain('frame-src *')
  })
})

describe('the manager', () => {
  const manager = {
    ManagerName: 'Lotte Vermeulen',
    ManagerFunction: { nl: 'Makelaar\nkantoor Gent', fr: 'Agent<br>Gand' },
    ManagerBIV: '900101',
    ManagerEmail: 'lotte@demo.invalid',
    ManagerMobilePhone: '0470 00 01 01',
  }

  test('has a function by line, a number and links about this home', async () => {
    const home = listing(manager)
    await importItems(home)
    const [card] = byClass(await open(home.ID), 'manager')
    if (!card) throw new Error('no manager')
    expect(words(card)).toContain('Makelaarkantoor GentBIV 900.101')
    expect(attributes(all(card, 'a'), 'href')).toEqual([
      '#visit',
      '#visit',
      '#ask',
      'tel:+32470000101',
      `mailto:lotte@demo.invalid?subject=${encodeURIComponent('Vraag over Lindenlei 22, 9000 Gent')}`,
    ])
  })

  test('is the agency where the record names nobody', async () => {
    const home = listing({ Goal: 1 })
    await importItems(home)
    const card = wordsOf(await open(home.ID), 'manager')
    expect(card).toContain('Lindehof')
    expect(card).toContain('Plan een bezoek')
  })

  test('stands in a bar too, unless the agency wants none', async () => {
    const home = listing(manager)
    await importItems(home)
    expect(byClass(await open(home.ID), 'contact-bar')).toHaveLength(1)
    await changeSettings({ showStickyManager: false })
    expect(byClass(await open(home.ID), 'contact-bar')).toHaveLength(0)
    await changeSettings({})
  })

  test('leads to the sites that the agency works with, by goal', async () => {
    const [sale, rent] = [listing(manager), listing({ ...manager, Goal: 1 })]
    await importItems(sale, rent)
    const outside = async (id: number) =>
      linksOf(await open(id), 'acts').filter((href) => href?.startsWith('https:'))
    expect(await outside(sale.ID)).toEqual([])
    await changeSettings({
      rentalPlatformUrl: 'https://rent.example/apply/{id}',
      notaryUrl: 'https://notary.example/?listing={id}',
    } as object)
    expect(await outside(sale.ID)).toEqual([`https://notary.example/?listing=${sale.ID}`])
    expect(await outside(rent.ID)).toEqual([`https://rent.example/apply/${rent.ID}`])
    await changeSettings({})
  })
})

describe('what it costs', () => {
  test('to buy stands beside a shown price, with what is uncertain', async () => {
    const home = listing({ Price: 350_000, ConditionID: 1 })
    await importItems(home)
    const [costs] = byClass(await open(home.ID), 'costs')
    const rows = costs ? all(costs, 'tr').map(cells) : []
    expect(rows.slice(0, 2)).toEqual([
      ['Kosten bij aankoop, geschat', 'Enige eigen woning', 'In andere gevallen'],
      ['Registratierechten', '€ 7.000', '€ 42.000'],
    ])
    const document = await open(home.ID)
    expect(words(document)).toContain('20/11/2026')
    expect(wordsOf(document, 'loan')).toContain('Ongeveer € 1.394 per maand')
  })

  test('to rent has its kind, in the words of the law', async () => {
    const rent = { Goal: 1, Price: 1100, Charges: 120, Deposit: 2200, Zip: '1050' }
    const homes = [true, false, null].map((ChargesFixed) =>
      listing({ ...rent, ChargesFixed, IndividualMeters: 'water, gas, heat', ReferenceRent: 1135 }),
    )
    await importItems(...homes)
    const told = await Promise.all(homes.map(async ({ ID }) => factsOf(await open(ID), '#law')))
    expect(told.map((facts) => facts['Kosten en lasten'])).toEqual([
      '€ 120 per maand, forfaitair',
      '€ 120 per maand, provisie met afrekening',
      '€ 120 per maand',
    ])
    expect(told[0]).toMatchObject({
      Huurprijs: '€ 1.100 per maand',
      Huurwaarborg: '€ 2.200',
      Referentiehuurprijs: '€ 1.135 per maand',
      'Individuele tellers': 'Water, Gas, heat',
    })
  })
})

test('Brussels tells where the planning information stands, and offers it on paper', async () => {
  const home = listing({ Zip: '1050', PlanningInfoUrl: 'https://openpermits.brussels/x?a=1' })
  await importItems(home)
  const document = await open(home.ID, 'fr')
  expect(factsOf(document, '#law')).toMatchObject({
    'Renseignements urbanistiques':
      'À consulter sur openpermits.brusselsUne copie papier vous est remise gratuitement sur simple demande.',
  })
})

describe('homes beside it', () => {
  test('are of its goal and type, the nearest first, and never more than three', async () => {
    const at = (facts: WireItem) => listing({ WebID: 8, GoogleX: 51.05, GoogleY: 3.72, ...facts })
    const home = at({ Price: 500_000 })
    const near = [at({ Price: 510_000 }), at({ Price: 480_000 })]
    const far = at({ Price: 505_000, Zip: '5000', GoogleX: 50.46, GoogleY: 4.86 })
    const others = [at({ Goal: 1 }), at({ WebID: 7 }), at({ Status: 2 }), at({ Marquee: 3 })]
    await importItems(home, ...near, far, ...others)
    const document = await open(home.ID)
    const [similar] = byClass(document, 'similar')
    expect(similar && cardIds(similar)).toEqual([...near, far].map(({ ID }) => String(ID)))
  })

  test('stand before and after it as in the list, newest first', async () => {
    const days = ['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']
    const [newest, sold, home, older] = days.map((StartCommercialisation, at) =>
      listing({ StartCommercialisation, Marquee: at === 1 ? 3 : null }),
    ) as (WireItem & { ID: number })[]
    await importItems(newest ?? {}, sold ?? {}, home ?? {}, older ?? {})
    const document = await open(home?.ID ?? 0)
    expect(linksOf(document, 'neighbours')).toEqual([
      `/nl/property/${newest?.ID}`,
      `/nl/property/${older?.ID}`,
    ])
    const ofNewest = linksOf(await open(newest?.ID ?? 0), 'neighbours')
    expect(ofNewest.at(-1)).toBe(`/nl/property/${home?.ID}`)
  })

  test('and its list is one step back', async () => {
    const home = listing({ Goal: 1 })
    await importItems(home)
    const [back] = byClass(await open(home.ID, 'fr'), 'back')
    expect(back?.attribs.href).toBe('/fr/a-louer')
    expect(back?.attribs['data-lists']?.split(' ')).toContain('/fr/a-vendre')
  })
})

test('documents are named, and never say where they lie', async () => {
  const home = listing({
    DocumentItems: [
      { ID: 5, Url: '/media/geheim.pdf', FileName: 'epc.pdf', DocumentTypeName: { nl: 'Attest' } },
    ],
  })
  await importItems(home)
  const response = await get(`/nl/property/${home.ID}`)
  const html = await response.text()
  expect(wordsOf(parse(html), 'docs')).toContain('Attest')
  expect(html).not.toContain('geheim.pdf')
})

const LEAD = { rel: 'preload', as: 'image', fetchpriority: 'high' }

test('the first picture is preloaded as it will be shown', async () => {
  const own = listing({ LargePictureItems: [{ Url: '/images/demo/flats-03-960.jpg' }] })
  const foreign = listing({ LargePictureItems: [{ Url: 'https://cdn.example/a.jpg' }] })
  await importItems(own, foreign)
  const document = await open(own.ID)
  const [preload, ...others] = all(document, 'link', LEAD)
  expect(others).toEqual([])
  const [source] = all(document, 'source', { type: 'image/avif' })
  expect(preload?.attribs).toMatchObject({ type: 'image/avif' })
  expect(preload?.attribs.imagesrcset).toBe(source?.attribs.srcset)
  expect(preload?.attribs.imagesizes).toBe(source?.attribs.sizes)
  const [plain, ...more] = all(await open(foreign.ID), 'link', LEAD)
  expect(more).toEqual([])
  expect(plain?.attribs.href).toBe('https://cdn.example/a.jpg')
})

test('a unit leads to its project by name', async () => {
  const unit = listing({ Ident: 'A1' })
  await importFile({
    Projects: [{ ID: 9831, Name: 'Hof', Zip: '9000', City: 'Gent', Units: [unit] }],
  })
  expect(linksOf(await open(unit.ID), 'unit-of')).toEqual(['/nl/project/p/9831'])
})

test('the import says what an advert lacks by law, once', async () => {
  const home = listing({ PublishAddress: false, ConditionID: 1 })
  const { notes } = await importItems(home)
  const issues = notes.filter(({ ID }) => ID === home.ID).flatMap((note) => note.issues)
  expect(issues).toContain(
    'Publication check: EPCUniqueCode. Flanders: the unique code must stand in the advert when the full address does not',
  )
  expect((await importItems(home)).notes).toEqual([])
})

async function open(id: number, lang = 'nl'): Promise<Document> {
  const response = await get(`/${lang}/property/${id}`)
  expect(response.status).toBe(200)
  return parse(await response.text())
}

/** Every name with its value; within one part of the page, or all of it. */
function factsOf(document: Document, part?: string): Record<string, string> {
  const roots = part ? all(document, 'section', { id: part.slice(1) }) : [document]
  const pairs = roots.flatMap((root) => byClass(root, 'spec')).flatMap((list) => all(list, 'div'))
  return Object.fromEntries(
    pairs.map((pair) => [words(all(pair, 'dt')[0] ?? pair), words(all(pair, 'dd')[0] ?? pair)]),
  )
}

function cells(row: ReturnType<typeof all>[number]): string[] {
  return all(row, '*').flatMap((cell) => (/^t[hd]$/.test(cell.name) ? [words(cell)] : []))
}
