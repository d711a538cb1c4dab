import { describe, expect, test } from 'vitest'
import { mapProperty } from './map-property'

const HOME = { ID: 1, Goal: 0, Status: 1, Zip: '9000' }
const homeOf = (facts: object) => mapProperty({ ...HOME, ...facts }, 'nl')

test.each<[string, number, number | null]>([
  ['te koop; À vendre; actief; Beschikbaar vanaf 01/05/2026', 1, null],
  ['Disponible à partir du 1er mai', 1, null],
  ['onder optie; Onder optie tot 15/03/2026; GERESERVEERD; Réservé; sous compromis', 1, 2],
  ['compromis signé; under contract; reserviert; Compromis ondertekend; Sale agreed', 1, 2],
  ['Optie t.e.m. 12/05', 1, 2],
  ['Verkocht onder voorwaarden', 1, 3],
  ['verkocht; VENDU; verkauft; verkocht/verhuurd; Loué / vendu', 2, null],
  ['verhuurd; Loué; vermietet', 4, null],
  ['ingetrokken; retiré; zurückgezogen; ZURUECKGEZOGEN; Retiré de la vente', 3, null],
  ['verborgen; masqué; hidden; Niet meer beschikbaar; Plus disponible', 5, null],
  ['in voorbereiding', 0, null],
])('reads the status words %j', (words, status, marquee) => {
  for (const Status of words.split('; '))
    expect(homeOf({ Status }), Status).toMatchObject({ property: { status, marquee }, notes: [] })
})

test.each<[string, number]>([
  ['te koop; à vendre; sale; Kauf', 0],
  ['te huur; À louer; rent; Miete', 1],
])('reads the goal words %j', (words, goal) => {
  for (const Goal of words.split('; '))
    expect(homeOf({ Goal }), Goal).toMatchObject({ property: { goal } })
})

test.each<[object, object]>([
  [{ Status: 'zwevend' }, { code: 'codeUnknown', field: 'Status', value: 'zwevend' }],
  [{ Status: 9 }, { code: 'codeUnknown', field: 'Status', value: '9' }],
  [{ Goal: 'ruil' }, { code: 'codeUnknown', field: 'Goal', value: 'ruil' }],
  [{ Goal: 'over te nemen' }, { code: 'takeOver' }],
])('refuses %j', (facts, issue) => {
  expect(homeOf(facts)).toMatchObject({ status: 'refused', issues: [issue] })
})

describe('the label of an active listing', () => {
  test.each<[object, number | null]>([
    [{ SubStatusName: 'Onder optie' }, 2],
    [{ SubStatusName: 'Sous option' }, 2],
    [{ SubStatusName: 'R&eacute;serv&eacute;' }, 2],
    [{ SubStatusName: 'Te koop – in optie' }, 2],
    [{ SubStatusName: 'Compromis getekend, akte in mei' }, 2],
    [{ SubStatusName: 'Vendu par un confrère' }, 3],
    [{ SubStatusName: 'Verhuurd aan een gezin', Goal: 1 }, 4],
    [{ MarqueeName: 'Verkocht!! (op 3 dagen)' }, 3],
    [{ SubStatusName: 'Onder bod' }, 2],
    [{ SubStatusName: 'Compromis getekend' }, 2],
    [{ SubStatusName: { nl: 'Gereserveerd', fr: 'Réservé' } }, 2],
    [{ SubStatusName: 'Verkocht onder voorwaarden' }, 3],
    [{ SubStatusName: 'Vendu' }, 3],
    [{ SubStatusName: 'Verhuurd', Goal: 1 }, 4],
    [{ SubStatusName: 'Te koop' }, null],
    [{ MarqueeName: 'In optie' }, 2],
    [{ Marquee: 77, MarqueeName: 'In optie' }, 2],
    [{ Marquee: 'option' }, 2],
    [{ Marquee: 'te koop' }, null],
    [{ Marquee: 1, SubStatusName: 'Onder optie' }, 2],
    [{ Marquee: 3, SubStatusName: 'Onder optie' }, 3],
    [{ Marquee: 9, MarqueeName: 'Topper' }, 9],
    [{ Status: 'onder optie', Marquee: 3 }, 3],
  ])('%j', (facts, marquee) => {
    expect(homeOf(facts)).toMatchObject({ property: { status: 1, marquee }, notes: [] })
  })

  test('hides a listing whose sub-status says that it is withdrawn', () => {
    expect(homeOf({ SubStatusName: 'Ingetrokken' })).toMatchObject({ property: { status: 3 } })
  })

  test.each(['Ingetrokken door de eigenaar', 'Retiré de la vente par le vendeur'])(
    'hides a listing that the text calls withdrawn: %s',
    (SubStatusName) => {
      expect(homeOf({ SubStatusName })).toMatchObject({ property: { status: 3 } })
    },
  )
})
