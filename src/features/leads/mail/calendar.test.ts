import { describe, expect, test } from 'vitest'
import { parseCalendar } from '../../../../test/calendar'
import { LANGS } from '../../../platform/format/lang'
import { brusselsDay, instantOf } from '../../../platform/format/local-time'
import type { HalfDay } from '../../../site/forms/half-days'
import { calendarFile, type ProposedVisit } from './calendar'

const NOW = new Date('2026-11-21T10:00:00.123Z')
const MORNING: HalfDay = { date: '2026-12-03', part: 'am' }
const VISIT: ProposedVisit = {
  id: 'abc',
  domain: 'lindehof.example',
  lang: 'nl',
  summary: 'Bezoek, nog te bevestigen',
  location: 'Lindenlei 22 bus 3, 9000 Gent, België',
  description: 'Referentie: 410001\nhttps://lindehof.example/nl/property?id=410001',
  url: 'https://lindehof.example/nl/property?id=410001',
}

function fileOf(changes: Partial<ProposedVisit> = {}, halfDay = MORNING) {
  const file = calendarFile({ ...VISIT, ...changes }, halfDay, NOW)
  if (!file) throw new Error('There is no file')
  return file
}

function eventOf(changes: Partial<ProposedVisit> = {}, halfDay = MORNING) {
  return parseCalendar(fileOf(changes, halfDay).content).events[0] ?? {}
}

describe('a calendar file', () => {
  test('has one tentative event and no METHOD', () => {
    const file = fileOf()
    expect(file.mimeType).toBe('text/calendar; charset=utf-8')
    expect(parseCalendar(file.content)).toEqual({
      calendar: { VERSION: '2.0', PRODID: '-//Pand//Visits//EN', CALSCALE: 'GREGORIAN' },
      events: [
        {
          UID: 'abc-2026-12-03-am@lindehof.example',
          DTSTAMP: '20261121T100000Z',
          DTSTART: '20261203T080000Z',
          DTEND: '20261203T110000Z',
          SUMMARY: VISIT.summary,
          LOCATION: VISIT.location,
          DESCRIPTION: VISIT.description,
          URL: VISIT.url,
          STATUS: 'TENTATIVE',
          TRANSP: 'TRANSPARENT',
        },
      ],
    })
  })

  test('has the same UID when it is created again, and another UID for each half-day', () => {
    const uid = eventOf().UID
    expect(calendarFile(VISIT, MORNING, new Date('2026-11-22T10:00:00Z'))?.content).toContain(uid)
    expect(eventOf({}, { ...MORNING, part: 'pm' }).UID).not.toBe(uid)
    expect(eventOf({}, { ...MORNING, date: '2026-12-04' }).UID).not.toBe(uid)
    expect(eventOf({ id: 'abd' }).UID).not.toBe(uid)
  })

  test.each([
    ['winter', '2026-12-03', 'am', '20261203T080000Z', '20261203T110000Z'],
    ['winter', '2026-12-03', 'pm', '20261203T120000Z', '20261203T170000Z'],
    ['summer', '2027-06-01', 'am', '20270601T070000Z', '20270601T100000Z'],
    ['summer', '2027-06-01', 'pm', '20270601T110000Z', '20270601T160000Z'],
    ['the day before summer time', '2027-03-27', 'pm', '20270327T120000Z', '20270327T170000Z'],
    ['the first day of summer time', '2027-03-28', 'am', '20270328T070000Z', '20270328T100000Z'],
    ['the last day before winter time', '2026-10-24', 'am', '20261024T070000Z', '20261024T100000Z'],
    ['the first day of winter time', '2026-10-25', 'am', '20261025T080000Z', '20261025T110000Z'],
  ] as const)('in %s has Belgian time as UTC (%s %s)', (_, date, part, start, end) => {
    expect(eventOf({}, { date, part })).toMatchObject({ DTSTART: start, DTEND: end })
  })

  test('is named in ASCII, in the language of its texts', () => {
    const names = LANGS.map((lang) =>
      (['am', 'pm'] as const).map((part) => fileOf({ lang }, { ...MORNING, part }).filename),
    )
    expect(names).toEqual([
      ['bezoek-2026-12-03-voormiddag.ics', 'bezoek-2026-12-03-namiddag.ics'],
      ['visite-2026-12-03-matin.ics', 'visite-2026-12-03-apres-midi.ics'],
      ['viewing-2026-12-03-morning.ics', 'viewing-2026-12-03-afternoon.ics'],
      ['besichtigung-2026-12-03-vormittag.ics', 'besichtigung-2026-12-03-nachmittag.ics'],
    ])
  })

  test.each([
    'a, b; c\\d',
    '\\, \\; \\\\ \\n',
    'one\ntwo\n\nthree',
    'x\nEND:VEVENT\nBEGIN:VEVENT',
    `é€🏠👩‍👩‍👧 ${'Straße '.repeat(40)}`,
    'é'.repeat(200),
    '🏠'.repeat(100),
    ' \t leading and trailing ',
  ])('is parsed to the text that was written: %j', (text) => {
    const plain = text.replaceAll('\t', '')
    expect(eventOf({ summary: text, location: text, description: text })).toMatchObject({
      SUMMARY: plain,
      LOCATION: plain,
      DESCRIPTION: plain,
    })
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('is folded between characters (offset %i)', (offset) => {
    const summary = 'x'.repeat(offset) + '€🏠é'.repeat(60)
    const { content } = fileOf({ summary })
    expect(parseCalendar(content).events[0]?.SUMMARY).toBe(summary)
    const lines = content.split('\r\n').map((line) => new TextEncoder().encode(line))
    for (const line of lines)
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(line)
  })

  test('has Windows and old Mac line breaks as line breaks, and no other control characters', () => {
    expect(eventOf({ summary: 'a\r\nb\rc\u0000\u0007\u0085d' }).SUMMARY).toBe('a\nb\ncd')
  })

  test('has no property without a value', () => {
    const event = eventOf({ location: '', description: '', url: '' })
    expect(Object.keys(event)).toEqual('UID DTSTAMP DTSTART DTEND SUMMARY STATUS TRANSP'.split(' '))
  })

  test.each(['2026-02-30', '2026-13-01', 'tomorrow', ''])(
    'is not created for the date %j',
    (date) => {
      expect(calendarFile(VISIT, { date, part: 'am' }, NOW)).toBeNull()
    },
  )
})

test.each([
  ['2026-11-24T09:00:00', '2026-11-24T08:00:00.000Z'],
  ['2026-07-01T13:00:00', '2026-07-01T11:00:00.000Z'],
  ['2026-03-29T02:30:00', null],
  ['no time', null],
])('%s in Belgium is %s', (local, instant) => {
  expect(instantOf(local)?.toISOString() ?? null).toBe(instant)
})

test('the Belgian day begins before the day in UTC', () => {
  expect(brusselsDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22')
  expect(brusselsDay(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-21')
})
