import { WHISE_ESTATE } from './whise'

/** Listings that are sold as a life annuity or publicly, as each source sends them. Values are invented. */

/** Estates of Whise with the method of sale of each. */
export const WHISE_METHODS = [
  {
    estate: {
      ...WHISE_ESTATE,
      id: 1,
      purpose: { id: 3 },
      purposeStatus: { id: 15 },
      price: 41_000,
    },
    method: { name: 'lifeAnnuity', amount: 41_000, annuity: null },
  },
  {
    estate: {
      ...WHISE_ESTATE,
      id: 2,
      purpose: { id: 1 },
      purposeStatus: { id: 16 },
      price: 52_000,
    },
    method: { name: 'lifeAnnuity', amount: 52_000, annuity: null },
  },
  {
    estate: {
      ...WHISE_ESTATE,
      id: 3,
      purpose: { id: 1 },
      purposeStatus: { id: 1 },
      name: 'Openbare verkoop: hoekwoning',
      price: 150_000,
    },
    method: { name: 'publicSale', amount: 150_000, annuity: null },
  },
]

/** Facts of a SweepBright estate with the method of sale of each. */
export const SWEEPBRIGHT_METHODS = [
  {
    facts: { auction: { start_date: '2026-12-15T10:00:00+00:00' } },
    method: { name: 'publicSale', amount: 450_000, annuity: null },
  },
  {
    facts: { description_title: { fr: 'Viager occupé, rez avec jardin' } },
    method: { name: 'lifeAnnuity', amount: 450_000, annuity: null },
  },
  { facts: { auction: { start_date: '' } }, method: undefined },
]

/** Fields of the import format and of Omnicasa with the method of sale of each. */
export const ITEM_METHODS = [
  {
    facts: { SaleMethod: 'Viager', LumpSum: '40.000', MonthlyAnnuity: '650' },
    method: { name: 'lifeAnnuity', amount: 40_000, annuity: 650 },
  },
  {
    facts: { SubStatusName: 'Lijfrente (bezet)', Price: '35000' },
    method: { name: 'lifeAnnuity', amount: 35_000, annuity: null },
  },
  {
    facts: { Price: '35000', PriceUnitText: { nl: 'bouquet + € 500/maand' } },
    method: { name: 'lifeAnnuity', amount: 35_000, annuity: null },
  },
  {
    facts: { Goal: 'Openbare verkoop', Price: 120_000 },
    method: { name: 'publicSale', amount: 120_000, annuity: null },
  },
  {
    facts: { Status: 'Vente publique', OpeningBid: 99_000, Price: 250_000 },
    method: { name: 'publicSale', amount: 99_000, annuity: null },
  },
  {
    facts: { TypeDescription: { de: 'Haus, öffentliche Versteigerung' }, Price: null },
    method: { name: 'publicSale', amount: null, annuity: null },
  },
]

/** Facts that do not name such a method. */
export const ASKING_PRICES = [
  { TypeDescription: 'Woning, geen openbare verkoop of lijfrente' },
  { SaleMethod: 'Uit de hand' },
  { SubStatusName: 'Te koop' },
  { TypeDescription: 'Appartement in Residentie Bouquet' },
]

/** An OpenImmo object, with more elements in `preise` and after them. */
export function openImmoObject(prices: string, more: string): string {
  return `<openimmo><uebertragung umfang="VOLL"/><anbieter><immobilie>
    <objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
    <geo><plz>4700</plz><ort>Eupen</ort><land iso_land="BEL"/></geo>
    <preise><kaufpreis>85000</kaufpreis>${prices}</preise>${more}
    <verwaltung_techn><openimmo_obid>object-1</openimmo_obid><aktion aktionart="CHANGE"/></verwaltung_techn>
  </immobilie></anbieter></openimmo>`
}

export const OPENIMMO_METHODS = [
  {
    prices: '<freitext_preis>Leibrente, 600 € monatlich</freitext_preis>',
    more: '',
    method: { name: 'lifeAnnuity', amount: 85_000, annuity: null },
  },
  {
    prices: '',
    more: '<versteigerung><zwangsversteigerung>true</zwangsversteigerung></versteigerung>',
    method: { name: 'publicSale', amount: 85_000, annuity: null },
  },
  {
    prices: '',
    more: `<user_defined_simplefield feldname="saleMethod">lifeAnnuity</user_defined_simplefield>
      <user_defined_simplefield feldname="lumpSum">30000</user_defined_simplefield>
      <user_defined_simplefield feldname="monthlyAnnuity">400</user_defined_simplefield>`,
    method: { name: 'lifeAnnuity', amount: 30_000, annuity: 400 },
  },
  {
    prices: '',
    more: '<versteigerung><zwangsversteigerung>false</zwangsversteigerung></versteigerung>',
    method: undefined,
  },
]
