import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings, importItems, listing, loadAgency } from '../../../test/agency'
import { parseCalendar } from '../../../test/calendar'
import {
  deleteAllLeads,
  type Fields,
  PERSON,
  QUESTION,
  sendForm,
  storedLeads,
  theMails,
  visitDays,
} from '../../../test/forms'
import { all, attributes, parse, words } from '../../../test/html'
import { LANGS } from '../../platform/format/lang'

const EVIL = '<img src=x onerror=alert(1)>"\'&amp;</td>'
const HIDDEN = listing({
  ID: 791_001,
  Street: 'Geheimlaan',
  HouseNumber: '9',
  TypeDescription: { nl: 'Huis GEHEIMLAAN' },
  Ident: 'Geheim-laan 9',
  PublishAddress: false,
})
const RENTAL = listing({ ID: 791_002, Goal: 1, Zip: '1050', City: { nl: 'Elsene', fr: 'Ixelles' } })
const GHENT_RENTAL = listing({ ID: 791_003, Goal: 1 })
const OFF_SITE = listing({ ID: 791_004, Status: 5, Street: 'Geheimlaan' })
const WITH_BOX = listing({ ID: 791_005, BoxNr: '3', Ident: 'LH-5' })
const NEAR_RIVER = listing({
  ID: 791_006,
  Street: 'Geheimlaan',
  PublishAddress: false,
  PublicAddress: 'Nabij de Leie',
})

beforeAll(async () => {
  await loadAgency()
  await importItems(HIDDEN, RENTAL, GHENT_RENTAL, OFF_SITE, WITH_BOX, NEAR_RIVER)
})
beforeEach(deleteAllLeads)

describe('the mail to the office', () => {
  test('has every field, in the agency’s language', async () => {
    await sendForm('/api/forms/demand', {
      ...PERSON,
      lang: 'fr',
      Goal: '0',
      PriceMin: '200000',
      PriceMax: '350000',
      MinRooms: '2',
      TypeOfPropertyIDs: ['1', '2'],
      TypeOfPropertyIDsText: 'Maison, appartement',
      Zips: ['9000', '9050'],
      Content: 'Avec jardin\nmerci',
      IsReceivedEmail: 'true',
      page: '/fr/recherche',
      referrer: 'https://search.example/',
      campaign: 'utm_source=x',
    })
    const { mail } = (await theMails()).office
    expect(mail.subject).toBe('Zoekopdracht van An Peeters')
    const rows = all(parse(mail.html), 'th').map((label) => words(label))
    expect(rows).toEqual([
      'Naam',
      'E-mailadres',
      'Telefoon',
      'Wens',
      'Type',
      'Waar',
      'Budget',
      'Minimum aantal slaapkamers',
    ])
    for (const text of [mail.text, words(parse(mail.html))]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain('vanaf € 200.000 tot € 350.000')
      expect(text).toContain('9000, 9050')
      expect(text).toContain('Maison, appartement')
      for (const detail of [
        'Taal: Frans',
        'Wil nieuws per mail: ja',
        '/fr/recherche',
        'Herkomst: https://search.example/',
        'Campagne: x',
      ])
        expect(text).toContain(detail)
    }
    expect(mail.text).toContain('> Avec jardin\n> merci')
    const [lead] = await storedLeads()
    const links = attributes(all(parse(mail.html), 'a'), 'href')
    expect(links).toContain(`http://localhost/staff/leads/${lead?.id}`)
  })

  test.each([
    ['property-info', { ObjectID: '410001' }, '/nl/property?id=410001'],
    ['project-contact', { ProjectIDs: '9001' }, '/nl/project/p/?id=9001'],
    ['property-info', { ProjectIDs: '9001', IsProject: 'true' }, '/nl/project/p/?id=9001'],
  ])('links to the listing of %s %j', async (kind, about, path) => {
    await sendForm(`/api/forms/${kind}`, { ...QUESTION, ...about })
    const { office, visitor } = await theMails()
    expect(attributes(all(parse(office.mail.html), 'a'), 'href')).toContain(
      `http://localhost${path}`,
    )
    expect(visitor?.mail.text).toContain(`http://localhost${path}`)
  })

  test('escapes the typed text in every field', async () => {
    const texts = ['FirstName', 'Name', 'Content', 'Subject', 'DemandAddress', 'DemandCity', 'type']
    const typed = Object.fromEntries(texts.map((name) => [name, EVIL]))
    await sendForm('/api/forms/valuation', { ...PERSON, ...typed })
    const { office, visitor } = await theMails()
    const document = parse(office.mail.html)
    expect(all(document, 'img')).toEqual([])
    expect(all(document, 'script')).toEqual([])
    expect(words(document)).toContain(EVIL)
    expect(visitor?.mail.html).not.toContain('onerror')
  })

  test('has no line breaks in its subject and Reply-To', async () => {
    const split = 'x\r\nBcc: y@evil.example\r\n\r\nHello'
    await sendForm('/api/forms/contact', {
      ...PERSON,
      FirstName: split,
      Name: split,
      Subject: split,
    })
    const { mail } = (await theMails()).office
    expect(`${mail.subject}${mail.replyTo?.name}`).not.toMatch(/[\r\n]/)
    expect(mail.subject.length).toBeLessThanOrEqual(150)
  })
})

describe('the mail to the visitor', () => {
  test.each(LANGS)('is in the visitor’s language (%s) and repeats no typed text', async (lang) => {
    const typed = { FirstName: 'www.evil.example', Content: 'Buy at evil.example', Subject: 'evil' }
    await sendForm('/api/forms/property-info', { ...PERSON, ...typed, lang, ObjectID: '410001' })
    const { visitor } = await theMails()
    expect(visitor?.mail.html).toContain(`<html lang="${lang}">`)
    expect(visitor?.mail.html + (visitor?.mail.text ?? '')).not.toContain('evil')
    expect(visitor?.mail.text).toContain(`/${lang}/property?id=410001`)
    expect(visitor?.mail.subject).toContain('Lindehof')
  })

  test.each([
    ['contact', {}],
    ['property-info', { ObjectID: '410001' }],
    ['demand', { Goal: '0', Zips: ['Evil|9000'], ZipsText: 'Evil', TypeOfPropertyIDsText: 'Evil' }],
    ['valuation', { DemandAddress: 'Evil', DemandCity: 'Evil', type: 'Evil' }],
    ['visit', { ObjectID: '410001', VisitDate: visitDays(1), VisitPart: ['am'] }],
  ])('about %s repeats no words of its sender, not even a name', async (kind, fields) => {
    const typed = { FirstName: 'Evil wint', Name: 'Evil', Subject: 'Evil', Content: 'Evil' }
    const sent = await sendForm(`/api/forms/${kind}`, {
      ...PERSON,
      lang: 'nl',
      ...typed,
      ...fields,
    })
    expect(sent.status).toBe(200)
    const { office, visitor } = await theMails()
    expect(office.mail.subject).toContain('Evil')
    expect(visitor?.mail.text).toMatch(/^Goedendag,\n/)
    expect(JSON.stringify(visitor?.mail)).not.toMatch(/evil/i)
  })

  test('omits hidden streets and unpublished listings', async () => {
    for (const ObjectID of ['791001', '791004']) {
      await sendForm('/api/forms/property-info', { ...QUESTION, ObjectID })
      const { office, visitor } = await theMails()
      expect(office.mail.text).toContain('Geheimlaan')
      expect(visitor?.mail.text).not.toMatch(/geheim/i)
      expect(visitor?.mail.text.includes('property?id=')).toBe(ObjectID === '791001')
      await deleteAllLeads()
    }
  })
})

describe('the calendar files of a visit request', () => {
  test('are one for each half-day, in the mail to the visitor only', async () => {
    const dates = await requestVisit({ ObjectID: '791005' }, ['am', 'pm', 'am'])
    const { office, visitor } = await theMails()
    expect(office.mail.attachments).toBeUndefined()
    const files = visitor?.mail.attachments ?? []
    expect(files.map(({ filename }) => filename)).toEqual([
      `bezoek-${dates[0]}-voormiddag.ics`,
      `bezoek-${dates[1]}-namiddag.ics`,
      `bezoek-${dates[2]}-voormiddag.ics`,
    ])
    expect(new Set(files.map(({ mimeType }) => mimeType))).toEqual(
      new Set(['text/calendar; charset=utf-8']),
    )
    const parsed = files.map(({ content }) => parseCalendar(content))
    expect(parsed.map(({ events }) => events.length)).toEqual([1, 1, 1])
    expect(new Set(parsed.map(({ events }) => events[0]?.UID)).size).toBe(3)
    for (const { calendar, events } of parsed) {
      expect(calendar).not.toHaveProperty('METHOD')
      expect(events[0]).toMatchObject({
        UID: expect.stringMatching(/^[\w-]+@localhost$/),
        SUMMARY: 'Bezoek, nog te bevestigen: Huis, Lindenlei 22 bus 3, 9000 Gent',
        LOCATION: 'Lindenlei 22 bus 3, 9000 Gent, België',
        DESCRIPTION: 'Referentie: LH-5\nhttp://localhost/nl/property?id=791005',
        URL: 'http://localhost/nl/property?id=791005',
      })
    }
  })

  test.each([
    ['a hidden street', { ObjectID: '791001' }, '9000 Gent, België'],
    ['a public text for its street', { ObjectID: '791006' }, 'Nabij de Leie, 9000 Gent, België'],
    ['no public page', { ObjectID: '791004' }, undefined],
  ])('hide the street of a listing with %s', async (_, about, location) => {
    await requestVisit(about, ['am', 'pm'])
    const { office, visitor } = await theMails()
    expect(office.mail.text).toContain('Geheimlaan')
    expect(visitor?.mail.attachments).toHaveLength(2)
    for (const { content } of visitor?.mail.attachments ?? []) {
      const [event] = parseCalendar(content).events
      expect(JSON.stringify(event)).not.toMatch(/geheim/i)
      expect(event?.LOCATION).toBe(location)
    }
  })
})

describe('rental questions', () => {
  const answers = { familyComposition: 'twee en een kat', totalAmountIncome: '3000' }

  test('are stored only if the settings allow them for the region and the stage', async () => {
    await changeSettings({ rentalQuestions: [{ region: 'flanders', stage: 'info' }] } as object)
    const send = (ObjectID: string) =>
      sendForm('/api/forms/property-info', { ...QUESTION, ...answers, ObjectID })
    await send('791003')
    expect((await theMails()).office.mail.text).toContain('Gezin: twee en een kat')
    await deleteAllLeads()
    await send('791002')
    expect(JSON.stringify(await storedLeads())).not.toContain('kat')
    await deleteAllLeads()
    await changeSettings({})
    await send('791003')
    expect(JSON.stringify([await storedLeads(), await theMails()])).not.toContain('kat')
  })
})

/** Proposes a half-day on each of the next days, and returns the days. */
async function requestVisit(about: Fields, parts: string[]): Promise<string[]> {
  const dates = visitDays(parts.length)
  await sendVisit(about, dates, parts)
  return dates
}

async function sendVisit(about: Fields, VisitDate: string[], VisitPart: string[]): Promise<void> {
  const fields = { ...PERSON, lang: 'nl', ...about, VisitDate, VisitPart }
  expect((await sendForm('/api/forms/visit', fields)).status).toBe(200)
}
