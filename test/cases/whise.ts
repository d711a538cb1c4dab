/** An estate in the shape of Whise's `estates/list`. Values are invented. */
export const WHISE_ESTATE = {
  id: 7_200_001,
  address: 'Zandstraat',
  number: '14',
  box: '',
  zip: '9000',
  city: 'Gent',
  country: { id: 1 },
  category: { id: 1 },
  subCategory: { id: 13 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  status: { id: 1 },
  displayStatusId: 2,
  state: { id: 2 },
  price: 345_000,
  currency: '€',
  displayPrice: true,
  displayAddress: true,
  area: 133,
  rooms: 3,
  name: '',
  shortDescription: [{ languageId: 'nl-BE', content: 'Met tuin en atelier' }],
  sms: [],
  pictures: [],
  details: [],
  createDateTime: '2026-11-02T09:00:00',
  updateDateTime: '2026-11-20T14:00:00',
}

/** Returns a detail as Whise sends it. */
function detail(id: number, label: string, type: string, value: string) {
  return { id, label, group: '', type, value }
}

/** Facts of estates, and the facts of the property that each becomes. */
export const WHISE_FACTS: { name: string; facts: object; property: object }[] = [
  {
    name: 'the details of a sale',
    facts: {
      details: [
        detail(1733, 'Kadastraal inkomen (€)', 'price', '987'),
        detail(2056, 'EPC-label', 'char', 'B'),
        detail(2089, 'EPC (kWh/m²/jaar)', 'float_signed', '171'),
        detail(2090, 'CO2', 'float_signed', '38'),
        detail(2390, 'E totaal', 'char', '22743'),
        detail(2391, 'EPC unieke code', 'char', '20260203-0007654321-RES-1'),
        detail(2776, 'EPC geldig tot', 'datetime', '02/03/2036 00:00'),
        detail(808, 'Stedenbouwkundige vergunning', 'yes/no', '1'),
        detail(812, 'Verkavelingsvergunning', 'yes/no', '0'),
        detail(1734, 'Voorkooprecht', 'yes/no', '0'),
        detail(691, 'Dagvaarding', 'yes/no', '0'),
        detail(1736, 'Bestemming', 'ground_destination', 'woongebied met landelijk karakter'),
        detail(2222, 'Overstromingsrisico', 'possibleFloodType', 'niet overstromingsgevoelig'),
        detail(820, 'Bodemattest', 'yes/no', '1'),
        detail(99_001, 'P-score', 'char', 'A'),
        detail(99_002, 'G-score', 'char', 'B'),
        detail(99_003, 'Asbestattest', 'yes/no', '1'),
      ],
    },
    property: {
      energyPerformance: 171,
      epcLabel: 'B',
      law: {
        cadastralIncome: 987,
        co2: 38,
        epcTotal: 22_743,
        epcUniqueCode: '20260203-0007654321-RES-1',
        epcValidUntil: '2036-02-03',
        planningPermit: 'Vg',
        planningSubdivision: 'Gvv',
        planningPreemption: 'Gvkr',
        planningSummons: 'Gdv',
        planningZone: 'wglk',
        floodZone: 'none',
        floodP: 'A',
        floodG: 'B',
        soilCertificate: 'available',
        asbestos: 'available',
      },
    },
  },
  {
    name: 'a zone and a flood risk without a code',
    facts: {
      details: [
        detail(1736, 'Affectation', 'ground_destination', 'zone agricole'),
        detail(2222, 'Risque', 'possibleFloodType', 'effectief overstromingsgevoelig'),
      ],
    },
    property: { law: { planningZone: 'ag', floodZone: 'effectief overstromingsgevoelig' } },
  },
  {
    name: 'the details of a rent',
    facts: {
      purpose: { id: 2 },
      purposeStatus: { id: 2 },
      price: 940,
      garage: 1,
      details: [
        detail(301, 'Huurlasten', 'price', '40'),
        detail(99_004, 'Huurwaarborg (€)', 'price', '1880'),
        detail(19, 'aantal garages', 'int', '2'),
      ],
    },
    property: { garages: 2, law: { charges: 40, deposit: 1880 } },
  },
  {
    name: 'an empty detail',
    facts: { garage: 1, details: [detail(19, 'aantal garages', 'int', '')] },
    property: { garages: 1 },
  },
  {
    name: 'a title',
    facts: { name: 'Hoekhuis met atelier' },
    property: { typeDescription: { nl: 'Hoekhuis met atelier' }, webId: 1 },
  },
  {
    name: 'the name of its sub-category',
    facts: { subCategory: { id: 13, displayName: 'Rijwoning' } },
    property: { typeDescription: { nl: 'Rijwoning' }, webId: 1 },
  },
  { name: 'no title', facts: {}, property: { typeDescription: { nl: 'Woning', fr: 'Maison' } } },
  {
    name: 'a date of availability in the past',
    facts: { availabilityDateTime: '2015-03-01T00:00:00' },
    property: { available: 1, law: { availableFrom: null } },
  },
  {
    name: 'a date of availability in the future',
    facts: { availabilityDateTime: '2091-03-01T00:00:00' },
    property: { available: null, law: { availableFrom: '2091-03-01T00:00:00' } },
  },
  {
    name: 'a detail that names a public sale, and one that denies a life annuity',
    facts: {
      details: [
        detail(99_007, 'Openbare verkoop', 'yes/no', '1'),
        detail(99_008, 'Lijfrente', 'yes/no', '0'),
      ],
    },
    property: {
      price: null,
      saleMethod: { name: 'publicSale', amount: 345_000, annuity: null },
    },
  },
  {
    name: 'the amounts of a life annuity',
    facts: {
      purpose: { id: 3 },
      purposeStatus: { id: 15 },
      details: [
        detail(99_005, 'Bouquet', 'price', '60000'),
        detail(99_006, 'Lijfrente', 'price', '720'),
      ],
    },
    property: { price: null, saleMethod: { name: 'lifeAnnuity', amount: 60_000, annuity: 720 } },
  },
]
