import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import listings from '../../../seeds/listings.json'
import settings from '../../../seeds/settings.json'
import { changeSettings, db, importFile, loadAgency } from '../../../test/agency'
import { all, byClass, type Document, linksOf, parse, words } from '../../../test/html'
import { cookieOf, getAs, HOME, OWNER } from '../../../test/owner'
import { propertyVisit } from '../../platform/db/schema-history'
import { brusselsTime } from '../../platform/format/dates'
import { LANGS } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'

const SECTIONS = ['stats', 'calendar', 'media', 'communications', 'documents'] as const
const HISTORY = listings.Histories[HOME]
const CONTACTS = [...HISTORY.CalendarHistories, ...HISTORY.automaticHistories].flatMap(
  ({ ContactIdent }) => ContactIdent ?? [],
)
/** Too long to occur by chance; the agency's own name is allowed. */
const SURNAMES = CONTACTS.flatMap((name) => name.split(' ')).filter(
  (part) => part.length > 4 && part !== 'Lindehof',
)
let cookie = ''

beforeAll(async () => {
  await loadAgency({ withOwners: true })
  cookie = await cookieOf(OWNER)
})
beforeEach(async () => {
  await db.delete(propertyVisit)
})

describe('the history page', () => {
  test.each(LANGS)('in %s has its heading, graph, sections, card and manager', async (lang) => {
    const t = translator(lang)
    const page = await history({ lang })
    expect(all(page, 'h1').map(words)).toEqual([t('history.title')])
    expect(all(page, 'figure').map((figure) => words(all(figure, 'h2')[0] ?? page))).toEqual([
      t('history.graphday'),
    ])
    expect(sectionsOf(page)).toEqual(SECTIONS.map((name) => t(`history.${name}`)))
    expect(byClass(page, 'manager').map((card) => words(all(card, 'h2')[0] ?? page))).toEqual([
      'Lotte Vermeulen',
    ])
    expect(byClass(page, 'card').map(words)[0]).toContain('875.000')
    expect(linksOf(page, 'actions')).toEqual([
      `/${lang}/history?property=all`,
      `/${lang}/property/${HOME}`,
      `/${lang}/history/account`,
    ])
  })

  test('masks the name of each contact', async () => {
    const response = await getAs(cookie, `/nl/history?property=${HOME}`)
    const html = await response.text()
    expect(SURNAMES.length).toBeGreaterThan(5)
    for (const name of SURNAMES) expect(html).not.toContain(name)
    const lengths = byClass(parse(html), 'blurred').map((name) => words(name).length)
    expect(lengths).toContain('Fatima El Amrani'.length)
    expect(lengths.length).toBeGreaterThan(12)
    const again = await (await getAs(cookie, `/nl/history?property=${HOME}`)).text()
    expect(blurredIn(again)).not.toEqual(blurredIn(html))
  })

  test('marks other texts of the CRM with its language', async () => {
    const marked = (page: Document, lang: string) =>
      byClass(page, 'timeline').flatMap((list) => all(list, 'span', { lang }).map(words))
    expect(marked(await history({ lang: 'fr' }), 'nl').join()).toContain(
      'Zeer positief, vraagt naar de maandelijkse kosten.',
    )
    expect(marked(await history(), 'nl')).toEqual([])
    await storeHistory({
      CalendarHistories: [
        {
          StartTime: '2026-11-01',
          AppointmentName: 'Visite',
          AppointmentType: 'Chasse au trésor',
          AppointmentStatus: 'Effectué',
          Comment: 'Très positifs.',
        },
      ],
    })
    const page = await history()
    expect(marked(page, 'fr')).toEqual(['Chasse au trésor', 'Très positifs.'])
    expect(byClass(page, 'timeline').map(words).join()).toContain('Bezoek')
    expect(byClass(page, 'timeline').map(words).join()).toContain('Uitgevoerd')
    await storeHistory(HISTORY)
  })

  test('escapes the texts of the CRM', async () => {
    const Subject = '<img src=x onerror=alert(1)>'
    const media = { Date: '2026-11-01', MediaName: 'X', Content: 'javascript:alert(1)' }
    const mail = { Date: '2026-11-01', TypeID: 20, Subject, Content: '<script>alert(2)</script>' }
    await storeHistory({ MediaOnlineHistories: [media], automaticHistories: [mail] })
    const page = await history()
    const scripts = all(page, 'script').filter(({ attribs }) => attribs.type !== 'application/json')
    expect(scripts.every(({ attribs }) => attribs.src)).toBe(true)
    expect(all(page, 'img').every(({ attribs }) => attribs.src !== 'x')).toBe(true)
    expect(all(page, 'a').some(({ attribs }) => attribs.href?.startsWith('javascript'))).toBe(false)
    await storeHistory(HISTORY)
  })
})

describe('the agency’s flags', () => {
  const t = translator('nl')
  test.each([
    ['showVisitStats', 'history.stats'],
    ['showCalendarHistory', 'history.calendar'],
    ['showMediaOnline', 'history.media'],
    ['showAutomaticHistory', 'history.communications'],
    ['showDocuments', 'history.documents'],
  ] as const)('%s off hides its section', async (flag, section) => {
    const page = await withFlags({ [flag]: false })
    expect(sectionsOf(page)).not.toContain(t(section))
    expect(sectionsOf(page)).toHaveLength(4)
  })

  test('show the names of contacts without anonimizeContacts, and never internal notes', async () => {
    const page = await withFlags({ anonimizeContacts: false })
    expect(words(page)).toContain('Fatima El Amrani')
    expect(byClass(page, 'blurred')).toEqual([])
    expect(words(page)).not.toMatch(/Interne (?:nota|opvolging)/)
  })
})

test('visit statistics show the current host for this site, and its counted visits beside the CRM’s', async () => {
  const today = brusselsTime(Date.now())?.slice(0, 10) ?? ''
  const day = (ago: number) => new Date(Date.parse(today) - ago * 86_400_000).toISOString()
  const visits = [0, 6, 7, 29, 30].map((ago, index) => ({
    propertyId: HOME,
    day: day(ago).slice(0, 10),
    visits: 10 ** index,
  }))
  await db.insert(propertyVisit).values(visits)
  const [table] = byClass(await history(), 'visit-table')
  const rows = all(table ?? parse(''), 'tr').map((row) =>
    [...all(row, 'th'), ...all(row, 'td')].map(words),
  )
  expect(rows.slice(1).map(([name]) => name)).toEqual([
    'localhost',
    'Immoweb',
    'Zimmo',
    'Immovlan',
    'localhost, eigen telling',
  ])
  expect(rows.at(-1)?.slice(1)).toEqual(['1', '11', '1.111', '11.111'])
})

async function history({ lang = 'nl' } = {}): Promise<Document> {
  const response = await getAs(cookie, `/${lang}/history?property=${HOME}`)
  expect(response.status).toBe(200)
  return parse(await response.text())
}

function sectionsOf(page: Document): string[] {
  return all(page, 'details', { name: 'history' }).map((section) =>
    words(all(section, 'h2')[0] ?? section),
  )
}

async function storeHistory(history: object): Promise<void> {
  await importFile({ Histories: { [HOME]: history } })
}

async function withFlags(flags: object): Promise<Document> {
  await changeSettings({ history: { ...settings.history, ...flags } })
  const page = await history()
  await changeSettings({})
  return page
}

function blurredIn(html: string): string[] {
  return byClass(parse(html), 'blurred').map(words)
}
