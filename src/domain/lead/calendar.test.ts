import { expect, test } from 'vitest'
import { brusselsDay, instantOf } from '../format/local-time'
import { calendarFile } from './calendar'

const NOW = new Date('2026-11-21T10:00:00.123Z')

const VISIT = {
  uid: 'abc@lindehof.example',
  summary: 'Bezoek; nog te bevestigen, Straße\nBEGIN:VEVENT',
  location: 'Lindenlei 22, 9000 Gent',
  url: 'https://lindehof.example/nl/property?id=410001',
  moments: [
    { date: '2026-11-24', part: 'am' },
    { date: '2027-06-01', part: 'pm' },
  ] as const,
}

test('a calendar has one tentative event for each half-day, in UTC', () => {
  const lines = calendarFile(VISIT, NOW).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines.filter((line) => line === 'STATUS:TENTATIVE')).toHaveLength(2)
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
    'DTSTART:20261124T080000Z',
    'DTEND:20261124T110000Z',
    'DTSTART:20270601T110000Z',
    'DTEND:20270601T160000Z',
  ])
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:1-abc@lindehof.example',
    'UID:2-abc@lindehof.example',
  ])
  expect(lines).toContain('DTSTAMP:20261121T100000Z')
  expect(lines).toContain('LOCATION:Lindenlei 22\\, 9000 Gent')
  expect(lines).toContain('SUMMARY:Bezoek\\; nog te bevestigen\\, Straße\\nBEGIN:VEVENT')
  expect(lines.at(-1)).toBe('')
})

test('long lines are folded by bytes and unfold to one', () => {
  const summary = 'é€🏠 '.repeat(40).trim()
  const file = calendarFile({ ...VISIT, summary }, NOW)
  const encoder = new TextEncoder()
  for (const line of file.split('\r\n')) {
    expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/\n|\r/)
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`)
})

test.each([
  ['2026-11-24T09:00:00', '2026-11-24T08:00:00.000Z'],
  ['2026-07-01T13:00:00', '2026-07-01T11:00:00.000Z'],
  ['2026-03-29T02:30:00', null],
  ['no time', null],
])('%s in Belgium is %s', (local, instant) => {
  expect(instantOf(local)?.toISOString() ?? null).toBe(instant)
})

test('the day in Belgium begins before the day in UTC', () => {
  expect(brusselsDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22')
  expect(brusselsDay(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-21')
})
