import { eq, like } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import listings from '../seeds/listings.json'
import { db, get, getJson, importItems, loadAgency, type WireItem } from '../test/agency'
import { QUESTION, sendForm } from '../test/forms'
import { all, attributes, byClass, parse, words } from '../test/html'
import { newLead } from '../test/leads'
import { htmlAt } from '../test/open-page'
import { HOME, OWNER } from '../test/owner'
import { cookieOf, post } from '../test/people'
import { cron, deleteExpiredSearches, newsMails, savedPath } from '../test/searches'
import { storeLead } from './features/leads/queries'
import type { MapResponse } from './features/map/results/map-response'
import { SmallCard } from './features/map/results/pin-cards'
import { ownerReport } from './platform/db/schema-history'
import { outbox } from './platform/db/schema-leads'
import { account } from './platform/db/schema-people'
import { LANGS, type Lang } from './platform/format/lang'
import { translator } from './platform/i18n'
import type { OutgoingMail } from './platform/mail/outgoing-mail'
import {
  brochurePath,
  comparePath,
  favouritesPath,
  feedPath,
  POSTERS_PATH,
  projectPath,
  propertyPath,
  reportPath,
  STAFF,
} from './urls'

const CODE = '20220614-0002612340-RES-1'
const SEARCH = `goal=0&streetcity=${HOME}`
const IDS = [String(HOME)]

/** A Flemish house whose advert needs all facts: its address is hidden and its plot has flood score D. */
const FACTS = {
  Status: 1,
  Marquee: null,
  PublishAddress: false,
  PublicAddress: null,
  EPCLabelText: 'F',
  EnergyPerformance: 547,
  EPCUniqueCode: CODE,
  FloodP: 'D',
  FloodG: 'B',
  FloodReportDate: '2026-06-30',
  StartCommercialisation: '2026-11-20T10:00:00',
}
const demoItems = listings.Items.map((item): WireItem => ({ ...item, ID: Number(item.ID) }))
const demoHome = demoItems.find(({ ID }) => ID === HOME)
const importHome = (changes: WireItem) => importItems({ ...demoHome, ...FACTS, ...changes })

/** The facts in the words of each language. */
const FACTS_IN: Record<Lang, { label: string; score: string; flood: string }> = {
  nl: {
    label: 'EPC F',
    score: '547 kWh/m² per jaar',
    flood: 'Overstromingsgevoelig: P-score D, overstromingsrapport van 30/06/2026',
  },
  fr: {
    label: 'PEB F',
    score: '547 kWh/m² par an',
    flood: 'Sensible aux inondations : P-score D, rapport d’inondation du 30/06/2026',
  },
  en: {
    label: 'EPC F',
    score: '547 kWh/m² per year',
    flood: 'Flood-prone: P-score D, flood report of 30/06/2026',
  },
  de: {
    label: 'Energielabel F',
    score: '547 kWh/m² pro Jahr',
    flood: 'Überschwemmungsgefährdet: P-Score D, Hochwasserbericht vom 30/06/2026',
  },
}

const searcherOf = (lang: Lang) => `zoeker-${lang}@example.be`
let office = ''

beforeAll(async () => {
  await loadAgency({ withOwners: true })
  office = await cookieOf('office')
  await importHome({ Status: 5 })
  await deleteExpiredSearches()
  for (const lang of LANGS) await savedPath({ query: SEARCH, lang, email: searcherOf(lang) })
  await importHome({})
  await cron()
  await cron(20)
})

/** Every medium that shows a listing, with the source of what its reader gets. */
const MEDIA: [medium: string, source: (lang: Lang) => Promise<string>][] = [
  ['card in a list', (lang) => cardAt(`/${LIST[lang]}?streetcity=${HOME}`)],
  ['card of a favourite', (lang) => cardAt(favouritesPath(lang, IDS))],
  ['comparison', (lang) => htmlAt(comparePath(lang, IDS))],
  ['popup of the map', popupOf],
  ['page and its print', (lang) => htmlAt(propertyPath(lang, HOME))],
  ['brochure', (lang) => htmlAt(brochurePath(lang, IDS))],
  ['poster', (lang) => htmlAt(`${POSTERS_PATH}?ids=${HOME}&lang=${lang}`, office)],
  ['RSS feed', (lang) => itemAt(lang)],
  ['JSON feed', async (lang) => (await jsonItem(lang))?.content_text ?? ''],
  ['alert mail', async (lang) => (await alertMail(lang)).html],
  ['alert mail as text', async (lang) => (await alertMail(lang)).text],
  ['confirmation of a lead', async (lang) => (await confirmation(lang)).html],
  ['confirmation of a lead as text', async (lang) => (await confirmation(lang)).text],
  ['answer to a lead', async (lang) => (await answer(lang)).html],
  ['answer to a lead as text', async (lang) => (await answer(lang)).text],
  ['report to the owner', async (lang) => (await report(lang)).html],
  ['report to the owner as text', async (lang) => (await report(lang)).text],
]
/** The media without pictures, on which words stand for the symbol. */
const WORDS_ONLY = /popup|feed|as text/
/** The reader of a report knows the address, which it contains. */
const WITH_ADDRESS = /report/

const LIST: Record<Lang, string> = {
  nl: 'nl/te-koop',
  fr: 'fr/a-vendre',
  en: 'en/for-sale',
  de: 'de/zu-verkaufen',
}

describe.each(LANGS)('in %s', (lang) => {
  test.each(MEDIA)('the %s has the energy score, code and flood symbol', async (medium, source) => {
    const html = await source(lang)
    const text = readerText(html)
    const { label, score, flood } = FACTS_IN[lang]
    expect(text).toContain(label)
    expect(text).toContain(score)
    expect(text).toContain(WITH_ADDRESS.test(medium) ? String(demoHome?.HouseNumber) : CODE)
    expect(text).toContain(flood)
    if (!WORDS_ONLY.test(medium)) expect(html).toMatch(/#flood"|\/images\/flood-d\.png/)
  })
})

test('the units of a project have their label and score', async () => {
  const unit = demoItems.find(({ ProjectID, Status }) => ProjectID && Status === 1)
  await importItems({ ...unit, Marquee: null, EPCLabelText: 'A', EnergyPerformance: 31 })
  const [table] = byClass(parse(await htmlAt(projectPath('fr', Number(unit?.ProjectID)))), 'units')
  const row = all(table ?? parse(''), 'tr').find((one) => words(one).includes(String(unit?.Ident)))
  expect(words(row ?? parse(''))).toContain('31 kWh/m² par an')
})

test.each<[medium: string, path: string]>([
  ['card', favouritesPath('nl', ['p9001'])],
  ['comparison', comparePath('nl', ['p9001'])],
  ['page', projectPath('nl', 9001)],
  ['brochure', brochurePath('nl', ['p9001'])],
  ['poster', `${POSTERS_PATH}?ids=p9001&lang=nl`],
])('the %s of a project has the flood symbol of its units', async (_, path) => {
  const [project] = listings.Projects
  const units = (project?.Units ?? []).map((unit): WireItem => ({ ...unit, ID: Number(unit.ID) }))
  const [first, second] = units.map((unit) => ({ ...unit, ProjectID: 9001, Status: 1 }))
  const importUnits = (Marquee: number | null, floodScores: WireItem[]) =>
    importItems(
      ...[first, second].map((unit, index) => ({ ...unit, Marquee, ...floodScores[index] })),
    )
  await importUnits(null, [
    { FloodP: 'D', FloodG: 'C', FloodReportDate: '2026-07-01' },
    { FloodP: 'C', FloodG: 'D', FloodReportDate: '2026-06-30' },
  ])
  const both = 'Overstromingsgevoelig: P-score D en G-score D, overstromingsrapport van 30/06/2026'
  const html = await htmlAt(path, office)
  expect(html).toContain('#flood"')
  expect(readerText(html)).toContain(both)
  if (path === projectPath('nl', 9001)) {
    const rows = all(parse(html), 'tr').filter((row) => byClass(row, 'flood-mark').length > 0)
    expect(rows.map((row) => words(row).includes('G-score'))).toEqual([false, true])
  }
  await importUnits(3, [{ FloodP: 'D' }, { FloodG: 'D' }])
  expect(readerText(await htmlAt(path, office))).not.toContain('Overstromingsgevoelig')
})

test('a public address replaces the code, and score C has no symbol', async () => {
  await importHome({ PublishAddress: true, FloodP: 'C' })
  for (const source of [await popupOf('nl'), await cardAt(`/nl/te-koop?streetcity=${HOME}`)]) {
    expect(source).toContain(demoHome?.HouseNumber)
    expect(source).toContain('547')
    expect(source).not.toMatch(/UC|Overstroming/)
  }
})

test('a sold listing has none of the facts on its card', async () => {
  await importHome({ Status: 2 })
  const card = await cardAt(favouritesPath('nl', IDS))
  expect(card).toContain('Verkocht')
  expect(card).not.toMatch(/EPC|547|UC|Overstroming/)
})

/** Returns the text that a reader gets, with the alternative texts of pictures. */
function readerText(html: string): string {
  const document = parse(html)
  return `${words(document)} ${attributes(all(document, 'img'), 'alt').join(' ')}`.replaceAll(
    /\s+/g,
    ' ',
  )
}

async function cardAt(path: string): Promise<string> {
  const html = await htmlAt(path)
  const card = html
    .split('<article')
    .find((part) => part.includes(`/${HOME}"`) || part.includes('gone'))
  return `<article${card?.split('</article>')[0]}`
}

async function popupOf(lang: Lang): Promise<string> {
  const { pins } = await getJson<MapResponse>(`/api/map?lang=${lang}&${SEARCH}`)
  const t = translator(lang)
  return renderToStaticMarkup(pins.map((pin) => <SmallCard key={pin.id} t={t} pin={pin} />))
}

async function itemAt(lang: Lang): Promise<string> {
  const items = (await htmlAt(feedPath(lang, 'sale'))).split('<item>')
  return items.find((item) => item.includes(`/${HOME}<`)) ?? ''
}

async function jsonItem(lang: Lang) {
  const response = await get(feedPath(lang, 'sale', 'json'))
  const feed = await response.json<{ items: { id: string; content_text: string }[] }>()
  return feed.items.find(({ id }) => id.endsWith(`/${HOME}`))
}

async function alertMail(lang: Lang): Promise<OutgoingMail> {
  const [row] = await newsMails(searcherOf(lang))
  return row?.mail ?? expect.fail('No alert was sent')
}

async function confirmation(lang: Lang): Promise<OutgoingMail> {
  // An address gets one copy of the same request.
  const Email = `${crypto.randomUUID()}@example.be`
  await sendForm('/api/forms/property-info', { ...QUESTION, Email, lang, ObjectID: String(HOME) })
  return takeMail('%-visitor')
}

async function answer(lang: Lang): Promise<OutgoingMail> {
  // The same text within some minutes is one lead.
  const facts = { kind: 'property-info', lang, propertyId: HOME } as const
  const lead = newLead(facts, crypto.randomUUID())
  await storeLead(db, lead, [], new Date())
  const fields = { key: crypto.randomUUID(), subject: 'Re', text: 'Ja' }
  await post(`${STAFF.leads}/${lead.id}/answers`, fields, { Cookie: office })
  return takeMail(`${lead.id}-answer-%`)
}

/** Returns the mail with such an ID, and deletes it so that the next one is found. */
async function takeMail(id: string): Promise<OutgoingMail> {
  const [row] = await db.delete(outbox).where(like(outbox.id, id)).returning()
  return row?.mail ?? expect.fail('No mail was sent')
}

async function report(lang: Lang): Promise<OutgoingMail> {
  await db.update(account).set({ lang }).where(eq(account.email, OWNER.email))
  await db.delete(ownerReport)
  const fields = { action: 'send', weeks: '0', note: '', base: '0' }
  await post(reportPath(HOME), fields, { Cookie: office })
  return takeMail('report-%')
}
