import { describe, expect, test } from 'vitest'
import { parseCalendar } from '../../../../test/calendar'
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
})
