import { expect, test } from 'vitest'
import { mapProperty } from '../mapping/map-property'
import { readOpenImmo } from './openimmo'

async function* chunksOf(text: string | Uint8Array, size = 97) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = (text: string | Uint8Array) => readOpenImmo(() => chunksOf(text), 'nl')

function fileOf(objects: string, umfang = 'VOLL', more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo xmlns="http://www.openimmo.de">
    <uebertragung art="ONLINE" umfang="${umfang}" ${more} version="1.2.7"/>
    <anbieter><firma>Makler &amp; Co</firma>${objects}</anbieter></openimmo>`
}

const HOUSE = `<immobilie>
  <objektkategorie><vermarktungsart KAUF="1" MIETE_PACHT="0"/>
    <objektart><haus haustyp="EINFAMILIENHAUS"/></objektart></objektkategorie>
  <geo><plz>4700</plz><ort>Eupen</ort><strasse>Hügelweg</strasse><hausnummer>3</hausnummer>
    <geokoordinaten breitengrad="50.63" laengengrad="6.03"/></geo>
  <kontaktperson><name>Schmitz</name><vorname>Anna</vorname><tel_handy>0470 00 00 00</tel_handy></kontaktperson>
  <preise><kaufpreis>325000.00</kaufpreis></preise>
  <flaechen><wohnflaeche>140</wohnflaeche><anzahl_schlafzimmer>3</anzahl_schlafzimmer></flaechen>
  <ausstattung><fahrstuhl PERSONEN="true"/></ausstattung>
  <zustand_angaben><energiepass><gueltig_bis>01.08.2030</gueltig_bis></energiepass></zustand_angaben>
  <freitexte><objekttitel>Haus &amp; Garten</objekttitel>
    <objektbeschreibung><![CDATA[Ruhig <b>und</b> hell]]></objektbeschreibung></freitexte>
  <anhaenge>
    <anhang location="EXTERN" gruppe="BILD"><anhangtitel>Hof</anhangtitel><check ctype="DATETIME">2026-11-20T10:00:00</check><daten><pfad>https://b.example/2.jpg</pfad></daten></anhang>
    <anhang location="INTERN" gruppe="BILD"><daten><anhanginhalt>QUJD</anhanginhalt></daten></anhang>
    <anhang location="EXTERN" gruppe="TITELBILD"><daten><pfad>https://b.example/1.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="DOKUMENTE"><daten><pfad>https://b.example/p.pdf</pfad></daten></anhang>
  </anhaenge>
  <verwaltung_objekt><objektadresse_freigeben>0</objektadresse_freigeben></verwaltung_objekt>
  <verwaltung_techn><objektnr_extern>H-7</objektnr_extern><aktion aktionart="CHANGE"/><sprache>de-DE</sprache></verwaltung_techn>
</immobilie>`

const smallOf = (key: string, action: string, more = '') =>
  `<immobilie><objektkategorie><vermarktungsart MIETE_PACHT="true"/></objektkategorie>
  <geo><plz>4700</plz></geo>${more}<verwaltung_techn><openimmo_obid>${key}</openimmo_obid>
  <aktion aktionart="${action}"/></verwaltung_techn></immobilie>`

test('an object is read as a property, with a hidden address unless it is released', async () => {
  const feed = await read(fileOf(HOUSE))
  expect(feed).toMatchObject({ mode: 'all', deleted: [], unreadable: 0 })
  expect(feed.issues).toEqual([])
  const [item] = feed.items
  expect(item?.key).toBe('H-7')
  const mapping = mapProperty({ ...item?.data, id: 900_000_000 }, 'nl')
  expect(mapping).toMatchObject({
    notes: [],
    property: {
      goal: 0,
      status: 1,
      price: 325_000,
      publishPrice: true,
      publishAddress: false,
      zip: '4700',
      city: { de: 'Eupen' },
      street: { de: 'Hügelweg' },
      lat: 50.63,
      webId: 1,
      typeDescription: { nl: 'Woning', de: 'Haus' },
      bedrooms: 3,
      description: { de: expect.stringContaining('Ruhig <b>und</b> hell') },
      pictures: [
        { url: 'https://b.example/1.jpg' },
        { url: 'https://b.example/2.jpg', name: 'Hof', changed: '2026-11-20T10:00:00' },
        { url: expect.stringMatching(/^\/pictures\/[0-9a-f]{24}$/) },
      ],
      documents: [{ url: 'https://b.example/p.pdf', fileName: 'p.pdf' }],
      manager: { name: 'Anna Schmitz' },
    },
  })
})

test('an action deletes an object or marks it as a reference, and a deleting transmission deletes all', async () => {
  const objects = smallOf('a', 'CHANGE') + smallOf('b', 'DELETE') + smallOf('c', 'REFERENZ')
  const feed = await read(fileOf(objects, 'TEIL'))
  expect(feed.mode).toBe('changes')
  expect(feed.deleted).toEqual([{ kind: 'property', key: 'b', numbers: { openimmo_obid: 'b' } }])
  expect(feed.items.map(({ key, data }) => [key, data.goal, data.status])).toEqual([
    ['a', 1, 1],
    ['c', 1, 4],
  ])
  const bare =
    '<immobilie><verwaltung_techn><objektnr_intern>9</objektnr_intern></verwaltung_techn></immobilie>'
  expect((await read(fileOf(bare, 'TEIL', 'modus="DELETE"'))).deleted).toHaveLength(1)
  const nameless = await read(fileOf('<immobilie/>'))
  expect(nameless).toMatchObject({ items: [], unreadable: 1 })
})

test('a price on request is hidden, a sold property is sold, and its country is read', async () => {
  const more = `<preise><kaufpreis auf_anfrage="true">1</kaufpreis></preise>`
  const feed = await read(fileOf(smallOf('a', 'CHANGE', more)))
  expect(feed.items[0]?.data).toMatchObject({ publishprice: false, publishaddress: true })
  const sold = HOUSE.replace('</energiepass>', '</energiepass><verkaufstatus stand="VERKAUFT"/>')
  const abroad = sold.replace('<ort>', '<land iso_land="LUX"/><ort>')
  expect((await read(fileOf(abroad))).items[0]?.data).toMatchObject({
    status: 2,
    zip: '4700',
    country: 'LUX',
  })
})

test('a file is read in its declared encoding', async () => {
  const file = fileOf(HOUSE).replace('UTF-8', 'ISO-8859-1')
  const bytes = Uint8Array.from(file, (letter) => letter.charCodeAt(0))
  expect((await read(bytes)).items[0]?.data.street).toEqual({ de: 'Hügelweg' })
})

test.each([
  ['half a file', fileOf(HOUSE).slice(0, 900), 'xmlIncomplete'],
  ['no XML', 'ID;Goal', 'xmlIncomplete'],
  ['another XML', '<rss><item/></rss>', 'xmlNotOpenImmo'],
  ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${fileOf('')}`, 'xmlDoctype'],
  ['an unknown encoding', '<?xml version="1.0" encoding="x-no"?><a/>', 'encodingUnknown'],
  ['a ladder', '<a>'.repeat(31), 'xmlTooDeep'],
])('%s is refused', async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ issue: { code } })
})

test('refuses a file with more than 5,000 files as Base64', async () => {
  const attachment =
    '<anhang location="INTERN"><daten><anhanginhalt>QUJD</anhanginhalt></daten></anhang>'
  const objects = Array.from({ length: 21 }, (_, at) => {
    const anhaenge = `<anhaenge>${attachment.repeat(at < 20 ? 250 : 1)}</anhaenge>`
    return smallOf(`k${at}`, 'CHANGE', anhaenge)
  })
  let stored = 0
  const files = { find: () => 'missing' as const, storeInline: async () => stored++ }
  const readAll = (text: string) => readOpenImmo(() => chunksOf(text, 65_536), 'nl', files)
  const accepted = await readAll(fileOf(objects.slice(0, 20).join('')))
  expect([accepted.items.length, stored]).toEqual([20, 5000])
  await expect(readAll(fileOf(objects.join('')))).rejects.toThrow('zipTooMany')
})
