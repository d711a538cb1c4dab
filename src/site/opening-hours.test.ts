import { describe, expect, test } from 'vitest'
import { openingHours, openingLines, openingSpecification, readSpans } from './opening-hours'

const WEEK = '9-12.30 en 13.30-18'
const DAYS = { mon: WEEK, tue: WEEK, wed: WEEK, thu: WEEK, fri: WEEK, sat: '10-13' }
const OFFICE = openingHours.parse(DAYS)

describe('typed hours', () => {
  test.each([
    ['', []],
    ['9-17', ['09:00-17:00']],
    ['9 - 12.30 en 13.30 - 18', ['09:00-12:30', '13:30-18:00']],
    ['09:00–12:30, 13:30–18:00', ['09:00-12:30', '13:30-18:00']],
    ['9u tot 12u30 en 13u30 tot 18u', ['09:00-12:30', '13:30-18:00']],
    ['9 h à 12 h 30 et 13 h 30 à 18 h', ['09:00-12:30', '13:30-18:00']],
    ['8.30 bis 12 und 14 bis 17.15 Uhr', ['08:30-12:00', '14:00-17:15']],
    ['0-24', ['00:00-24:00']],
  ])('%s', (text, read) => {
    expect(readSpans(text)?.map(({ from, to }) => `${from}-${to}`)).toEqual(read)
  })

  test.each([
    'gesloten 9-12',
    '9',
    '9-',
    '18-9',
    '9-9',
    '9-12 11-18',
    '9-12 12-18',
    '13-18 9-12',
    '9-10 11-12 13-14',
    '9-25',
    '9.75-12',
    '9-12 misschien',
  ])('%s is refused', (text) => {
    expect(readSpans(text)).toBeNull()
  })
})

describe('displayed hours', () => {
  test.each([
    ['nl', ['ma–vr 9–12.30 en 13.30–18 u.', 'za 10–13 u.']],
    ['fr', ['lun.–ven. 9 h–12 h 30 et 13 h 30–18 h', 'sam. 10 h–13 h']],
    ['en', ['Mon–Fri 9:00–12:30 and 13:30–18:00', 'Sat 10:00–13:00']],
    ['de', ['Mo–Fr 9–12.30 und 13.30–18 Uhr', 'Sa 10–13 Uhr']],
  ] as const)('in %s', (lang, lines) => {
    const plain = openingLines(OFFICE, lang).map((line) => line.replaceAll('\u00a0', ' '))
    expect(plain).toEqual(lines)
  })

  test('days with the same hours are grouped, and the note comes last', () => {
    const note = { nl: 'Gesloten van 24 tot 31 december.' }
    const days = { mon: '9-12', wed: '9-12', thu: '9-12', tue: '14-18' }
    const hours = openingHours.parse({ ...days, appointment: ['sat', 'sun'], note })
    expect(openingLines(hours, 'nl').map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'ma, wo–do 9–12 u.',
      'di 14–18 u.',
      'za–zo op afspraak',
      'Gesloten van 24 tot 31 december.',
    ])
  })
})

const named = (day: string) => `https://schema.org/${day}`

test('schema.org contains each period of a day, and no days by appointment', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(named)
  const type = { '@type': 'OpeningHoursSpecification' }
  const hours = { ...OFFICE, appointment: ['sun' as const] }
  expect(openingSpecification(hours)).toEqual([
    { ...type, dayOfWeek: days, opens: '09:00', closes: '12:30' },
    { ...type, dayOfWeek: days, opens: '13:30', closes: '18:00' },
    { ...type, dayOfWeek: [named('Saturday')], opens: '10:00', closes: '13:00' },
  ])
})
