import { beforeEach, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../../../test/agency'
import { parse, words } from '../../../../../../test/html'
import { cookieOf, post } from '../../../../../../test/people'
import { manualListing } from '../../../../../listing/overrides/manual-listing'
import { property } from '../../../../../platform/db/schema'
import { revision } from '../../../../../platform/db/schema-revisions'
import { GOAL, WEB_ID } from '../../../../../platform/goal'
import { readDrafts } from '../../../../../site/revisions/revisions'

const { sale, rent } = GOAL
const { house, apartment, land, parking, office, shop, industry } = WEB_ID
const [investment, student] = [8, 9]

/** The cells of a row, separated by `|`, with the goal, type, postcode and price of the listing. */
type Row = [cells: string, goal: number, webId: number, zip: string, price: number | null]

/** Tables as agencies keep them in a spreadsheet, each with its headings. */
const TABLES: { headings: string; rows: Row[] }[] = [
  {
    headings:
      'Ref|Type|Verkoop/Verhuur|Adres|Postcode|Gemeente|Prijs|Slpk|Bew. opp.|Opp. grond|Bouwjaar|EPC|Omschrijving',
    rows: [
      [
        'A101|Rijwoning|verkoop|Kerkstraat 12|9000|Gent|€ 365.000,-|3|145 m²|1a 80ca|1930|245|Rijwoning met stadstuin',
        sale,
        house,
        '9000',
        365_000,
      ],
      [
        'A102|Halfopen bebouwing|Verkoop|Dorpsstraat 45|9820|Merelbeke|365k|3|160 m2|4a 20ca|1974|312 kWh/m²|Rustig gelegen',
        sale,
        house,
        '9820',
        365_000,
      ],
      [
        'A103|Villa|verkoop|Beukendreef 3|9830|Sint-Martens-Latem|1,2 mln|5|410|20 are|1998|189 kWh/m²|Villa in het groen',
        sale,
        house,
        '9830',
        1_200_000,
      ],
      [
        'A104|App.|verhuur|Coupure Links 88 bus 12|9000|Gent|950/maand|2|95 m²||2005|B|Zicht op de Coupure',
        rent,
        apartment,
        '9000',
        950,
      ],
      [
        'A105|Kot|verhuur|Overpoortstraat 17|9000|Gent|€ 425 p.m.|1|18 m²||||Kamer met eigen badkamer',
        rent,
        student,
        '9000',
        425,
      ],
      [
        'A106|Bouwgrond|verkoop|Lindestraat z/n|9900|Eeklo|op aanvraag|||650 m²|||Lot 4',
        sale,
        land,
        '9900',
        null,
      ],
    ],
  },
  {
    headings:
      'Soort pand|Koop/huur|Straat|Nr.|Bus|PC|Plaats|Vraagprijs|Slaapkamers|Badk.|Garage|Tuin|Terras|Lift|Woonopp. (m²)|K.I.|EPC-label|EPC-waarde|Beschrijving',
    rows: [
      [
        'Woning|te koop|Molenstraat|7||2800|Mechelen|415000|4|2|1|ja|ja|nee|178|1.245|C|251|Woning met vier slaapkamers',
        sale,
        house,
        '2800',
        415_000,
      ],
      [
        'Appartement|koop|Grote Steenweg|312|3B|2600|Berchem|299.500 EUR|2|1|ja|neen|ja|ja|88,5|980|D|310|Vlot bereikbaar',
        sale,
        apartment,
        '2600',
        299_500,
      ],
      [
        'Handelspand|huur|Meir|44||2000|Antwerpen|€ 2.500 per maand|||||||120||||Winkelstraat',
        rent,
        shop,
        '2000',
        2500,
      ],
      [
        'Garagebox|koop|Plantin en Moretuslei|9||2018|Antwerpen|38.000 €||||||||||||',
        sale,
        parking,
        '2018',
        38_000,
      ],
      [
        'Dakappartement|te koop|Turnhoutsebaan|201|51|2140|Borgerhout|345 000|2|1|0|n|j|j|102|1120|B|145|Met dakterras',
        sale,
        apartment,
        '2140',
        345_000,
      ],
      [
        'Magazijn|huur|Noorderlaan|130||2030|Antwerpen|€4.750/mnd||||||||||||Met laadkade',
        rent,
        industry,
        '2030',
        4750,
      ],
    ],
  },
  {
    headings: 'Type|Adres|Huurprijs|Kosten|Waarborg|Slpks|Opp|Gemeubeld|Vrij vanaf',
    rows: [
      [
        'Appartement|Veldstraat 10 bus 3, 9000 Gent|€ 895|€ 75|1790|1|62 m²|nee|01/02/2027',
        rent,
        apartment,
        '9000',
        895,
      ],
      [
        'Studio|Naamsestraat 80, 3000 Leuven|€ 640|50||1|32|ja|1-3-2027',
        rent,
        apartment,
        '3000',
        640,
      ],
      [
        'Huis|Tiensesteenweg 221, 3010 Kessel-Lo|1.350 EUR|||3|140m²|x|15.01.2027',
        rent,
        house,
        '3010',
        1350,
      ],
      [
        'Kantoor|Bondgenotenlaan 1, 3000 Leuven|op aanvraag||||210 m²||',
        rent,
        office,
        '3000',
        null,
      ],
    ],
  },
  {
    headings:
      'Type de bien|Transaction|Adresse|CP|Commune|Prix|Chambres|SDB|Surface habitable|Terrain|PEB|RC|Année|Description',
    rows: [
      [
        'Maison de maître|à vendre|Rue des Tongres 12|1040|Etterbeek|895 000 €|5|2|320 m²|2a 15ca|D|2.310 €|1905|Belle maison',
        sale,
        house,
        '1040',
        895_000,
      ],
      [
        'Maison 3 façades|vente|Chaussée de Namur 114|1300|Wavre|425.000 €|3|1|165 m²|5 ares|E|890|1978|Jardin orienté sud',
        sale,
        house,
        '1300',
        425_000,
      ],
      [
        'Appartement|location|Avenue Louise 250 bte 4|1050|Ixelles|1.450 €/mois|2|1|98 m²||C|||Vue dégagée',
        rent,
        apartment,
        '1050',
        1450,
      ],
      [
        'Kot étudiant|à louer|Rue des Wallons 45|1348|Louvain-la-Neuve|450€|1|1|16||||2012|Kot meublé',
        rent,
        student,
        '1348',
        450,
      ],
      [
        'Terrain à bâtir|à vendre|Rue du Moulin s/n|5310|Eghezée|sur demande|||| 12 ares||||Lot 2',
        sale,
        land,
        '5310',
        null,
      ],
      [
        'Immeuble de rapport|vente|Rue Léopold 8|4000|Liège|1,15 million €|||||F|3200|1930|Quatre appartements',
        sale,
        investment,
        '4000',
        1_150_000,
      ],
      [
        'Rez commercial|location|Rue Neuve 77|1000|Bruxelles|3 500 € / mois|||150 m²||||| ',
        rent,
        shop,
        '1000',
        3500,
      ],
    ],
  },
  {
    headings:
      'Titre;Catégorie;Vente/location;Rue;N°;Code postal;Localité;Prix demandé;Ch.;Jardin;Ascenseur;PEB (kWh/m²);Charges;Disponible le',
    rows: [
      [
        'Charmante fermette;Fermette;Vente;Rue du Bois;3;6900;Marche-en-Famenne;349.000,00 €;4;oui;non;298;;',
        sale,
        house,
        '6900',
        349_000,
      ],
      [
        'Penthouse avec vue;Penthouse;Vente;Quai de Rome;55;4000;Liège;€ 475000;3;non;oui;85;;',
        sale,
        apartment,
        '4000',
        475_000,
      ],
      [
        'Bel appartement;Appart.;Location;Place Saint-Lambert;2;4000;Liège;780 euros/mois;1;non;oui;165;90 €;01/03/2027',
        rent,
        apartment,
        '4000',
        780,
      ],
      [
        'Villa récente;Villa;Vente;Avenue des Érables;18;1410;Waterloo;Prix sur demande;5;oui;non;110;;',
        sale,
        house,
        '1410',
        null,
      ],
    ],
  },
  {
    headings:
      'Objektart|Verkauf/Vermietung|Straße|Nr.|PLZ|Ort|Kaufpreis|Schlafzimmer|Wohnfläche|Grundstück|Baujahr',
    rows: [
      [
        'Reihenhaus|zu verkaufen|Aachener Straße|21|4700|Eupen|285.000 €|3|130 m²|210 m²|1965',
        sale,
        house,
        '4700',
        285_000,
      ],
      [
        'Eigentumswohnung|Verkauf|Kirchstraße|4|4780|St. Vith|198.000,- €|2|84 m²||2009',
        sale,
        apartment,
        '4780',
        198_000,
      ],
      [
        'Bauland|Verkauf|Malmedyer Straße||4780|St. Vith|auf Anfrage|||1.150 m²|',
        sale,
        land,
        '4780',
        null,
      ],
    ],
  },
  {
    headings: 'Type|Sale or rent|Address|Postcode|Town|Price|Beds|Baths|Living area|Plot|EPC',
    rows: [
      [
        'Townhouse|for sale|Rue Américaine 60|1060|Saint-Gilles|€1.1m|4|2|260 sqm|1 are|E',
        sale,
        house,
        '1060',
        1_100_000,
      ],
      [
        'Flat|to let|Avenue de Tervueren 300|1150|Woluwe-Saint-Pierre|€1,600 pcm|2|1|105 sqm||C',
        rent,
        apartment,
        '1150',
        1600,
      ],
      [
        'Detached house|sale|Kerkeblokstraat 5|3090|Overijse|POA|5|3|310 sqm|0.25 ha|B',
        sale,
        house,
        '3090',
        null,
      ],
    ],
  },
]

let cookie: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [revision, property]) await db.delete(table)
  cookie = await cookieOf('office')
})

async function make(headings: string, rows: string[], action = 'make'): Promise<string> {
  const table = [headings, ...rows].join('\n').replaceAll('|', '\t')
  const response = await post(
    '/staff/listings/new/table',
    { rows: table, action },
    { Cookie: cookie },
  )
  return words(parse(await response.text()))
}

async function drafts() {
  return [...(await readDrafts(db, 'listing')).values()].map((draft) => manualListing.parse(draft))
}

test('nine of ten ordinary rows come in, and each with the right goal, type, postcode and price', async () => {
  const expected = TABLES.flatMap(({ rows }) => rows.map(([, ...facts]) => facts))
  for (const { headings, rows } of TABLES)
    await make(
      headings,
      rows.map(([cells]) => cells),
    )
  const made = (await drafts()).map(({ goal, webId, zip, price }) => [goal, webId, zip, price])
  expect(made.length).toBeGreaterThanOrEqual(0.9 * expected.length)
  for (const facts of made) expect(expected).toContainEqual(facts)
})

test('an address in one cell has street, number, box and town', async () => {
  const cells = [
    ['Coupure Links 88 bus 12, 9000 Gent', 'Coupure Links', '88', '12', '9000'],
    ['Avenue Louise 250/4 1050 Ixelles', 'Avenue Louise', '250', '4', '1050'],
    ['12, rue Neuve - 1000 Bruxelles', 'rue Neuve', '12', null, '1000'],
    ['Rue du Moulin s/n, 5310 Eghezée', 'Rue du Moulin', null, null, '5310'],
    ['Kerkstraat 12-14, B-9820 Merelbeke', 'Kerkstraat', '12-14', null, '9820'],
    ['Steenweg op Gent 3A bte B2, 9300 Aalst', 'Steenweg op Gent', '3A', 'B2', '9300'],
  ]
  await make(
    'Type|Koop/huur|Adres',
    cells.map(([address]) => `Huis|koop|${address}`),
  )
  const made = (await drafts()).map(({ street, houseNumber, boxNr, zip }) => [
    street?.nl,
    houseNumber,
    boxNr,
    zip,
  ])
  expect(made).toEqual(cells.map(([, ...parts]) => parts))
})

test('areas, energy, planning and yes or no are read as they are written', async () => {
  const headings = 'Type|Koop/huur|PC|Bew. opp.|Opp. grond|EPC|Stedenbouw|Garage|KI|P-score'
  const rows = [
    'Huis|koop|9000|88,5 m²|3a 20ca|C (245 kWh/m²)|Vg, Wg, Gmo, Gvkr, Gvv|ja|1.245|A',
    'Bouwgrond|koop|9000|1 ha 5 a|||Gvg||€ 12,50|d',
    'Huis|koop|9050|120|2.150 m²|in aanvraag||nee||',
  ]
  await make(headings, rows)
  expect(await drafts()).toMatchObject([
    {
      surfaceLiving: 88.5,
      surfacePlot: 320,
      epcLabel: 'C',
      energyPerformance: 245,
      garages: 1,
      law: {
        planningPermit: 'vg',
        planningZone: 'wg',
        planningSummons: 'gmo',
        planningPreemption: 'gvkr',
        planningSubdivision: 'gvv',
        cadastralIncome: 1245,
        floodP: 'a',
      },
    },
    { surfaceLiving: null, surfacePlot: 10_500, law: { cadastralIncome: 12.5, floodP: 'd' } },
    { surfacePlot: 2150, epcLabel: 'in aanvraag', garages: null },
  ])
})

test.each([
  ['Huis', 'koop', '1,2', '‘1,2’'],
  ['Huis', 'koop', '365', '‘365’'],
  ['Huis', 'koop', '300.000 - 350.000', '‘300.000 - 350.000’'],
  ['Huis', 'huur', '950 + 50', '‘950 + 50’'],
  ['Huis', 'te koop of te huur', '365k', '‘te koop of te huur’'],
  ['Huis', 'verkocht', '365k', '‘verkocht’'],
  ['Villa-appartement', 'koop', '365k', '‘Villa-appartement’'],
  ['Winkel en loods', 'koop', '365k', ''],
])('%s, %s, %s is not guessed', async (type, goal, price, named) => {
  const text = await make('Type|Koop/huur|PC|Prijs', [`${type}|${goal}|9000|${price}`])
  expect(await drafts()).toEqual([])
  expect(text).toContain(named)
})

test('a status names the goal, and the state of a French list is not lost', async () => {
  await make('Bien|CP|Prix|Statut', [
    'Maison|5000|245.000|À vendre',
    'Kot|4000|420|À louer',
    'Villa|1410|650.000|Vendu',
    'Maison|1000|395.000|Inconnu',
  ])
  expect(await drafts()).toMatchObject([
    { goal: sale, status: 1, zip: '5000' },
    { goal: rent, status: 1, zip: '4000' },
    { goal: sale, status: 2, zip: '1410' },
    { goal: sale, status: 1, zip: '1000' },
  ])
})

test('a cell that is not needed and cannot be read keeps the row a draft and is named', async () => {
  const headings = 'Type|PC|Prijs|Koop/huur|Waarborg|Tuin|Bouwjaar|Beschikbaar'
  const rows = [
    'Huis|9000|950|huur|3 mnd|ja, 12 m²|ca. 1930|1 maart 2027',
    'Appartement|9000|1.050|huur|2.100|ja|1975|01/03/2027',
  ]
  const preview = await make(headings, rows, '')
  for (const cell of ['3', 'ja, 12 m²', 'ca. 1930', '1 maart 2027'])
    expect(preview).toContain(`‘${cell}’`)
  await make(headings, rows, 'publish')
  const [unread, read] = await drafts()
  expect(unread).toMatchObject({ goal: rent, zip: '9000', price: 950 })
  expect([unread?.law?.deposit, unread?.law?.availableFrom].some(Boolean)).toBe(false)
  expect(read).toMatchObject({ price: 1050, law: { deposit: 2100, availableFrom: '2027-03-01' } })
})

test('a status that contradicts the goal, and a low price without a goal, are refused', async () => {
  await make('Type|Koop/huur|PC|Prijs|Status', ['Huis|huur|9000|950|Te koop'])
  await make('Type|PC|Prijs', ['Garage|9000|19.900'])
  expect(await drafts()).toEqual([])
  await make('Type|Koop/huur|PC|Prijs|Status|Waarborg', ['Huis|huur|9000|980|Te huur|1.960'])
  expect(await drafts()).toMatchObject([{ goal: rent, law: { deposit: 1960 } }])
})
