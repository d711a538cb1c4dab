import { describe, expect, test } from 'vitest'
import { mapProperty } from '../map-property'
import { readOpenImmo } from './openimmo'
import { IGNORED, pathsOf } from './openimmo-fields'
import { NAMES } from './openimmo-names'

const SALE = '<vermarktungsart KAUF="true" MIETE_PACHT="false"/>'
const RENT = '<vermarktungsart KAUF="false" MIETE_PACHT="true"/>'
const BOTH = '<vermarktungsart KAUF="true" MIETE_PACHT="true"/>'

const PRICES: Record<string, string> = {
  [SALE]: '<kaufpreis>325000</kaufpreis>',
  [RENT]: '<nettokaltmiete>900</nettokaltmiete>',
}

interface Parts {
  goal?: string
  price?: string
  state?: string
  action?: string
  technical?: string
  more?: string
}

/** The first object of a file with these parts, as a listing, with all issues about it. */
async function objectOf({ goal = SALE, action = 'CHANGE', ...parts }: Parts) {
  const { price = PRICES[goal] ?? '', state = '', technical = '', more = '' } = parts
  const xml = `<openimmo><uebertragung umfang="TEIL"/><anbieter><immobilie>
    <objektkategorie>${goal}<objektart><haus haustyp="REIHENHAUS"/></objektart></objektkategorie>
    <geo><plz>9000</plz><ort>Gent</ort></geo><preise>${price}</preise>
    <zustand_angaben>${state}</zustand_angaben>${more}
    <verwaltung_techn><openimmo_obid>A</openimmo_obid><aktion aktionart="${action}"/>${technical}</verwaltung_techn>
    </immobilie></anbieter></openimmo>`
  const bytes = new TextEncoder().encode(xml)
  const feed = await readOpenImmo(async function* () {
    yield bytes
  }, 'nl')
  const mapping = mapProperty({ ...feed.items[0]?.data, id: 1 }, 'nl')
  const issues = feed.issues.flatMap((item) => item.issues)
  return { property: mapping.status === 'ok' ? mapping.property : null, issues }
}

const ownField = (name: string, value: string) =>
  `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`
const stand = (word: string) => `<verkaufstatus stand="${word}"/>`

describe('the state of an object', () => {
  test.each<[string, Parts, number, number | null]>([
    ['open', { state: stand('OFFEN') }, 1, null],
    ['without a state', {}, 1, null],
    ['reserved', { state: stand('RESERVIERT') }, 1, 2],
    ['reserved in lower case', { state: stand('reserviert') }, 1, 2],
    ['reserved in Dutch', { state: stand('Gereserveerd') }, 1, 2],
    ['under option in French', { state: stand('sous option') }, 1, 2],
    ['reserved in the text', { state: '<verkaufstatus>RESERVIERT</verkaufstatus>' }, 1, 2],
    ['sold', { state: stand('VERKAUFT') }, 2, null],
    ['sold as what is let', { state: stand('VERKAUFT'), goal: RENT }, 4, null],
    ['let', { state: stand('VERMIETET'), goal: RENT }, 4, null],
    ['sold or let', { state: stand('VERKAUFT_VERMIETET'), goal: RENT }, 4, null],
    ['sold or let, for sale', { state: stand('VERKAUFT_VERMIETET') }, 2, null],
    ['withdrawn', { state: stand('ZURÜCKGEZOGEN') }, 3, null],
    ['a reference', { action: 'REFERENZ' }, 2, null],
    [
      'not to be passed on',
      { technical: '<weitergabe_generell>false</weitergabe_generell>' },
      5,
      null,
    ],
    ['to be passed on', { technical: '<weitergabe_generell>true</weitergabe_generell>' }, 1, null],
    [
      'sold and not to be passed on',
      {
        state: stand('VERKAUFT'),
        technical: '<weitergabe_generell>0</weitergabe_generell>',
      },
      5,
      null,
    ],
    [
      'reserved in a field of the sender',
      {
        state: stand('OFFEN'),
        more: ownField('Vermarktungsstatus', 'reserviert'),
      },
      1,
      2,
    ],
    [
      'sold in an extended field of the sender',
      {
        more: `<verwaltung_objekt><user_defined_extend><feld><name>status</name><wert>verkocht</wert></feld>
          </user_defined_extend></verwaltung_objekt>`,
      },
      2,
      null,
    ],
    [
      'sold in an element of the sender',
      { more: '<user_defined_anyfield><status>Vendu</status></user_defined_anyfield>' },
      2,
      null,
    ],
    ['sold in a status of another name', { more: ownField('statut_vente', 'Vendu') }, 2, null],
    ['with a status of something else', { more: ownField('Heizungsstatus', 'alt') }, 1, null],
    ['reserved by a flag of the sender', { more: ownField('Reserviert', 'ja') }, 1, 2],
    ['with a flag of something else', { more: ownField('option_balkon', '1') }, 1, null],
    ['not reserved by a flag of the sender', { more: ownField('reserviert', 'nein') }, 1, null],
    ['with a number of the sender', { more: ownField('status', '3') }, 1, null],
    ['lived in, by a flag of the sender', { more: ownField('vermietet', '1') }, 1, null],
    [
      'lived in by a tenant',
      { more: '<verwaltung_objekt><vermietet>true</vermietet></verwaltung_objekt>' },
      1,
      null,
    ],
  ])('%s', async (_, parts, status, marquee) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject({ status, marquee })
    expect(issues).toEqual([])
  })

  test.each<[string, Parts, string, string]>([
    ['state', { state: stand('SCHWEBEND') }, 'zustand_angaben/verkaufstatus@stand', 'SCHWEBEND'],
    ['action', { action: 'PARKEN' }, 'verwaltung_techn/aktion@aktionart', 'PARKEN'],
    [
      'permission',
      { technical: '<weitergabe_generell>vielleicht</weitergabe_generell>' },
      'verwaltung_techn/weitergabe_generell',
      'vielleicht',
    ],
  ])('with an unknown %s is inactive and reported', async (_, parts, field, value) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject({ status: 5, marquee: null })
    expect(issues).toEqual([{ code: 'wordUnknown', field, value }])
  })
})

describe('the price of an object', () => {
  const withCosts = { nl: 'per maand, kosten inbegrepen', fr: 'par mois, charges comprises' }
  test.each<[string, Parts, object]>([
    ['for sale', {}, { price: 325_000, publishPrice: true, priceUnitText: null }],
    [
      'with taxes',
      { price: '<kaufpreisnetto>100000</kaufpreisnetto><kaufpreisbrutto>121000</kaufpreisbrutto>' },
      { price: 121_000, priceUnitText: { nl: 'incl. btw', fr: 'TVAC' } },
    ],
    [
      'without taxes',
      { price: '<kaufpreis>0</kaufpreis><kaufpreisnetto>100000</kaufpreisnetto>' },
      { price: 100_000, priceUnitText: { nl: 'excl. btw', fr: 'HTVA' } },
    ],
    [
      'with taxes to add',
      { price: '<kaufpreis>9000</kaufpreis><zzg_mehrwertsteuer>true</zzg_mehrwertsteuer>' },
      { price: 9000, priceUnitText: { de: 'zzgl. MwSt.' } },
    ],
    [
      'on request',
      { price: '<kaufpreis auf_anfrage="true">325000</kaufpreis>' },
      { publishPrice: false },
    ],
    [
      'on request in words',
      { price: '<kaufpreis>325000</kaufpreis><freitext_preis>Preis auf Anfrage</freitext_preis>' },
      { publishPrice: false },
    ],
    ['in words', { price: '<kaufpreis>op aanvraag</kaufpreis>' }, { price: null }],
    [
      'from an amount on',
      { price: '<kaufpreis>200000</kaufpreis><freitext_preis>ab 200.000 €</freitext_preis>' },
      { price: 200_000, priceUnit: 7 },
    ],
    [
      'with a long text',
      {
        price:
          '<kaufpreis>200000</kaufpreis><freitext_preis>inkl. Garage, Garten von 300 m² und Heizung von diesem Jahr</freitext_preis>',
      },
      { price: 200_000 },
    ],
    [
      'a rent by the month',
      {
        goal: RENT,
        price:
          '<nettokaltmiete>850</nettokaltmiete><warmmiete>950</warmmiete><preis_zeiteinheit zeiteinheit="MONAT"/>',
      },
      { price: 850, priceUnitText: null },
    ],
  ])('%s is shown', async (_, parts, expected) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject(expected)
    expect(issues).toEqual([])
  })

  test.each<[string, Parts, object, object]>([
    [
      'a rent with costs',
      { goal: RENT, price: '<warmmiete>950</warmmiete>' },
      { price: 950, publishPrice: true, priceUnitText: withCosts },
      { code: 'priceIncludesCosts', field: 'preise/warmmiete', value: '950' },
    ],
    [
      'a flat rent',
      { goal: RENT, price: '<pauschalmiete>990</pauschalmiete>' },
      { price: 990, priceUnitText: withCosts },
      { code: 'priceIncludesCosts', field: 'preise/pauschalmiete', value: '990' },
    ],
    [
      'a flat rent of a period',
      {
        goal: RENT,
        price:
          '<pauschalmiete>990</pauschalmiete><preis_zeitraum_von>2026-07-01</preis_zeitraum_von>',
      },
      { price: null },
      { code: 'rentPeriod', field: 'preise/pauschalmiete', value: '990' },
    ],
    ...['TAG', 'WOCHE', 'JAHR', 'SAISON'].map((unit): [string, Parts, object, object] => [
      `a rent by ${unit}`,
      {
        goal: RENT,
        price: `<nettokaltmiete>500</nettokaltmiete><preis_zeiteinheit zeiteinheit="${unit}"/>`,
      },
      { price: null },
      { code: 'rentPeriod', field: 'preise/preis_zeiteinheit@zeiteinheit', value: unit },
    ]),
    [
      'a rent by the week in words',
      {
        goal: RENT,
        price: '<kaltmiete>500</kaltmiete><freitext_preis>pro Woche</freitext_preis>',
      },
      { price: null },
      { code: 'rentPeriod', field: 'preise/freitext_preis', value: 'pro Woche' },
    ],
    [
      'a lease',
      { goal: RENT, price: '<pacht>12000</pacht>' },
      { price: null },
      { code: 'rentPeriod', field: 'preise/pacht', value: '12000' },
    ],
    [
      'a price per m²',
      { price: '<kaufpreis_pro_qm>2500</kaufpreis_pro_qm>' },
      { price: null },
      { code: 'priceByArea', field: 'preise/kaufpreis_pro_qm', value: '2500' },
    ],
    [
      'a rent per m²',
      { goal: RENT, price: '<mietpreis_pro_qm>12</mietpreis_pro_qm>' },
      { price: null },
      { code: 'priceByArea', field: 'preise/mietpreis_pro_qm', value: '12' },
    ],
    [
      'both goals',
      {
        goal: BOTH,
        price: '<kaufpreis>325000</kaufpreis><nettokaltmiete>900</nettokaltmiete>',
      },
      { goal: 0, price: 325_000 },
      { code: 'bothGoals', value: '900' },
    ],
    [
      'the rent of what is for sale',
      { price: '<kaufpreis>325000</kaufpreis><nettokaltmiete>900</nettokaltmiete>' },
      { goal: 0, price: 325_000 },
      { code: 'fieldIgnored', field: 'preise/nettokaltmiete', value: '900' },
    ],
    [
      'a rent by the week in a long text',
      {
        goal: RENT,
        price:
          '<kaltmiete>500</kaltmiete><freitext_preis>Die Miete beträgt 500 € pro Woche, inkl. Nebenkosten</freitext_preis>',
      },
      { price: null },
      { code: 'rentPeriod', field: 'preise/freitext_preis', value: 'pro Woche' },
    ],
    [
      'only a price of the other goal',
      { goal: RENT, price: '<kaufpreis>325000</kaufpreis>' },
      { goal: 1, price: null },
      { code: 'fieldIgnored', field: 'preise/kaufpreis', value: '325000' },
    ],
  ])('%s is reported', async (_, parts, expected, issue) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject(expected)
    expect(issues).toEqual([issue])
  })
})

test('a random word is never shown as available', async () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (let round = 0; round < 200; round++) {
    const word = Array.from({ length: 4 + next(8) }, () => 'abcdeéiklmnoörsßtuüvxz_ -'[next(25)])
    const name = `x${word.join('')}x`
    const { property, issues } = await objectOf({ state: stand(name) })
    expect([name, property?.status]).toEqual([name, 5])
    expect(issues).toMatchObject([{ code: 'wordUnknown' }])
  }
})

describe('a field that is neither imported nor ignored on purpose', () => {
  test('is reported with its value, an ignored one is not', async () => {
    const { issues } = await objectOf({
      price:
        '<kaufpreis>1</kaufpreis><gesamtmietebrutto>980</gesamtmietebrutto><hausgeld>90</hausgeld>',
      more: '<solar ertrag="12"><leistung>7</leistung><ort>-</ort></solar><user_defined_anyfield>x</user_defined_anyfield>',
    })
    expect(issues).toEqual([
      { code: 'fieldIgnored', field: 'solar@ertrag', value: '12' },
      { code: 'fieldIgnored', field: 'preise/gesamtmietebrutto', value: '980' },
      { code: 'fieldIgnored', field: 'solar/leistung', value: '7' },
    ])
  })

  test('is reported for an unknown type', async () => {
    const { property, issues } = await objectOf({
      goal: `${SALE}<objektart><burg/></objektart>`,
    })
    expect(property?.webId).toBeNull()
    expect(issues).toContainEqual({
      code: 'fieldIgnored',
      field: 'objektkategorie/objektart/burg',
      value: 'burg',
    })
  })

  test('is named at most five times for one object', async () => {
    const more = `<solar>${'abcdefghij'.replace(/./g, '<$&>1</$&>')}</solar>`
    expect((await objectOf({ more })).issues).toHaveLength(5)
  })

  test('is not one that is imported', () => {
    const mapped = JSON.stringify(NAMES)
    const ignored = IGNORED.flatMap(({ group, names }) => pathsOf(group, names))
    expect(new Set(ignored).size).toBe(ignored.length)
    expect(ignored.filter((path) => mapped.includes(`"${path}"`))).toEqual([])
  })
})
