import { describe, expect, test } from 'vitest'
import { randomOf } from '../../../tasks/random'
import { mapProperty } from '../mapping/map-property'
import { readOpenImmo } from './openimmo'

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

const senderField = (name: string, value: string) =>
  `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`
const management = (inner: string) => `<verwaltung_objekt>${inner}</verwaltung_objekt>`
const EXTENDED_FIELD = management(
  '<user_defined_extend><feld><name>status</name><wert>verkocht</wert></feld></user_defined_extend>',
)
const SENDERS_ELEMENT = '<user_defined_anyfield><status>Vendu</status></user_defined_anyfield>'
const passOn = (word: string) => `<weitergabe_generell>${word}</weitergabe_generell>`
const stand = (word: string) => `<verkaufstatus stand="${word}"/>`

describe('the state of an object', () => {
  test.each<[string, Parts, number, number | null]>([
    ['open', { state: stand('OFFEN') }, 1, null],
    ['without a state', {}, 1, null],
    ['reserved', { state: stand('RESERVIERT') }, 1, 2],
    ['reserved in Dutch', { state: stand('Gereserveerd') }, 1, 2],
    ['reserved in the text', { state: '<verkaufstatus>RESERVIERT</verkaufstatus>' }, 1, 2],
    ['sold', { state: stand('VERKAUFT') }, 2, null],
    ['sold as what is let', { state: stand('VERKAUFT'), goal: RENT }, 4, null],
    ['let', { state: stand('VERMIETET'), goal: RENT }, 4, null],
    ['sold or let', { state: stand('VERKAUFT_VERMIETET'), goal: RENT }, 4, null],
    ['sold or let, for sale', { state: stand('VERKAUFT_VERMIETET') }, 2, null],
    ['withdrawn', { state: stand('ZURÜCKGEZOGEN') }, 3, null],
    ['a reference', { action: 'REFERENZ' }, 2, null],
    ['not to be passed on', { technical: passOn('false') }, 5, null],
    ['to be passed on', { technical: passOn('true') }, 1, null],
    ['sold, not to be passed on', { state: stand('VERKAUFT'), technical: passOn('0') }, 5, null],
    ['reserved in a field', { more: senderField('Objektstatus', 'reserviert') }, 1, 2],
    ['sold in an extended field of the sender', { more: EXTENDED_FIELD }, 2, null],
    ['sold in an element of the sender', { more: SENDERS_ELEMENT }, 2, null],
    ['sold in a status of another name', { more: senderField('statut_vente', 'Vendu') }, 2, null],
    ['with a status of something else', { more: senderField('Heizungsstatus', 'alt') }, 1, null],
    ['reserved by a flag of the sender', { more: senderField('Reserviert', 'ja') }, 1, 2],
    ['with a flag of something else', { more: senderField('option_balkon', '1') }, 1, null],
    ['not reserved by a flag of the sender', { more: senderField('reserviert', 'nein') }, 1, null],
    ['with a number of the sender', { more: senderField('status', '3') }, 1, null],
    ['lived in, by a flag of the sender', { more: senderField('vermietet', '1') }, 1, null],
    ['lived in by a tenant', { more: management('<vermietet>true</vermietet>') }, 1, null],
  ])('%s', async (_, parts, status, marquee) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject({ status, marquee })
    expect(issues).toEqual([])
  })

  test.each<[string, Parts, string, string]>([
    ['state', { state: stand('SCHWEBEND') }, 'zustand_angaben/verkaufstatus@stand', 'SCHWEBEND'],
    ['action', { action: 'PARKEN' }, 'verwaltung_techn/aktion@aktionart', 'PARKEN'],
    ['permission', { technical: passOn('nie') }, 'verwaltung_techn/weitergabe_generell', 'nie'],
  ])('with an unknown %s is inactive and reported', async (_, parts, field, value) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject({ status: 5, marquee: null })
    expect(issues).toEqual([{ code: 'wordUnknown', field, value }])
  })
})

describe('the price of an object', () => {
  const pricesOf = (prices: object) =>
    Object.entries(prices)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')
  const sale = (prices: object, more = ''): Parts => ({ price: pricesOf(prices) + more })
  const rent = (prices: object, more = ''): Parts => ({ goal: RENT, ...sale(prices, more) })
  const periodOf = (unit: string) => `<preis_zeiteinheit zeiteinheit="${unit}"/>`
  const RENTS = { nettokaltmiete: 850, warmmiete: 950 }
  const EXTRAS = 'inkl. Garage, Garten von 300 m² und Heizung von diesem Jahr'
  const NONE = { price: null }
  const HIDDEN = { publishPrice: false }
  const unit = (price: number, fr: string) => ({ price, priceUnitText: { fr } })
  const LONG = 'Die Miete beträgt 500 € pro Woche, inkl. Nebenkosten'
  const WEEKLY = 'rentPeriod freitext_preis pro Woche'
  const SALE_AND_RENT = { kaufpreis: 325_000, nettokaltmiete: 900 }
  const FOR_SALE = { goal: 0, price: 325_000 }
  const priceUnitText = { nl: 'per maand, kosten inbegrepen', fr: 'par mois, charges comprises' }
  const WITH_COSTS = { price: 950, publishPrice: true, priceUnitText }
  const COSTS = 'priceIncludesCosts'
  const PERIOD = { preis_zeitraum_von: '2026-07-01' }
  test.each<[string, Parts, object]>([
    ['for sale', {}, { price: 325_000, publishPrice: true, priceUnitText: null }],
    ['with taxes', sale({ kaufpreisnetto: 100, kaufpreisbrutto: 121 }), unit(121, 'TVAC')],
    ['without taxes', sale({ kaufpreis: 0, kaufpreisnetto: 100 }), unit(100, 'HTVA')],
    ['with taxes to add', sale({ kaufpreis: 90, zzg_mehrwertsteuer: true }), unit(90, 'HTVA')],
    ['on request', sale({}, '<kaufpreis auf_anfrage="true">1</kaufpreis>'), HIDDEN],
    ['on request in words', sale({ kaufpreis: 1, freitext_preis: 'Preis auf Anfrage' }), HIDDEN],
    ['in words', sale({ kaufpreis: 'op aanvraag' }), NONE],
    ['from an amount on', sale({ kaufpreis: 2000, freitext_preis: 'ab 2000 €' }), { priceUnit: 7 }],
    ['with a long text', sale({ kaufpreis: 1, freitext_preis: EXTRAS }), { price: 1 }],
    ['a rent by the month', rent(RENTS, periodOf('MONAT')), { price: 850, priceUnitText: null }],
  ])('%s is shown', async (_, parts, expected) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject(expected)
    expect(issues).toEqual([])
  })

  test.each<[string, Parts, object, string]>([
    [
      'a rent of a period',
      rent({ pauschalmiete: 990, ...PERIOD }),
      NONE,
      'rentPeriod pauschalmiete 990',
    ],
    ...['TAG', 'WOCHE', 'JAHR', 'SAISON'].map((unit): [string, Parts, object, string] => [
      `a rent by ${unit}`,
      rent({ nettokaltmiete: 500 }, periodOf(unit)),
      NONE,
      `rentPeriod preis_zeiteinheit@zeiteinheit ${unit}`,
    ]),
    ['a rent in a long text', rent({ kaltmiete: 500, freitext_preis: LONG }), NONE, WEEKLY],
    ['a lease', rent({ pacht: 12_000 }), NONE, 'rentPeriod pacht 12000'],
    ['a price per m²', sale({ kaufpreis_pro_qm: 25 }), NONE, 'priceByArea kaufpreis_pro_qm 25'],
    ['a rent per m²', rent({ mietpreis_pro_qm: 12 }), NONE, 'priceByArea mietpreis_pro_qm 12'],
    ['a rent with costs', rent({ warmmiete: 950 }), WITH_COSTS, `${COSTS} warmmiete 950`],
    ['a flat rent', rent({ pauschalmiete: 950 }), WITH_COSTS, `${COSTS} pauschalmiete 950`],
    ['both goals', { goal: BOTH, ...sale(SALE_AND_RENT) }, FOR_SALE, 'bothGoals 900'],
    ['a rent of a sale', sale(SALE_AND_RENT), FOR_SALE, 'fieldIgnored nettokaltmiete 900'],
    ['a price of a rent', rent({ kaufpreis: 1 }), { price: null }, 'fieldIgnored kaufpreis 1'],
  ])('%s is reported', async (_, parts, expected, issue) => {
    const { property, issues } = await objectOf(parts)
    expect(property).toMatchObject(expected)
    const texts = issues.map((one) => Object.values(one).join(' ').replace('preise/', ''))
    expect(texts).toEqual([issue])
  })
})

test('a random word is never shown as available', async () => {
  const random = randomOf(7)
  for (let round = 0; round < 200; round++) {
    const letters = [...'abcdeéiklmnoörsßtuüvxz_ -']
    const word = Array.from({ length: random.between([4, 11]) }, () => random.of(letters))
    const name = `x${word.join('')}x`
    const { property, issues } = await objectOf({ state: stand(name) })
    expect([name, property?.status]).toEqual([name, 5])
    expect(issues).toMatchObject([{ code: 'wordUnknown' }])
  }
})

describe('a field that is neither imported nor ignored on purpose', () => {
  test('is reported with its value, unlike an ignored one', async () => {
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
})
