import { describe, expect, it } from 'vitest'
import { spaced } from '../../../test/spaced'
import {
  dayInWords,
  durationInWords,
  formatDate,
  formatDateTime,
  parseDate,
  weekday,
} from './dates'

describe('dates of the CRM', () => {
  it.each([
    ['2026-08-12', '2026-08-12'],
    ['2026-08-09 18:01:36', '2026-08-09T18:01:36'],
    ['2026-08-09T18:01:36', '2026-08-09T18:01:36'],
    ['2026-08-09T18:01', '2026-08-09T18:01:00'],
    ['2026-08-09T18:01:36.123', '2026-08-09T18:01:36'],
    ['2026-08-09T22:30:00Z', '2026-08-10T00:30:00'],
    ['2026-01-09T22:30:00Z', '2026-01-09T23:30:00'],
    ['2026-08-09T18:00:00+05:00', '2026-08-09T15:00:00'],
    ['2026-08-09T18:00:00-0500', '2026-08-10T01:00:00'],
    [' /Date(1234567890123+0200)/ ', '2009-02-14T00:31:30'],
    ['/Date(1785794496000+0200)/', '2026-08-04T00:01:36'],
    ['/Date(0)/', '1970-01-01T01:00:00'],
    ['/Date(-86400000)/', '1969-12-31T01:00:00'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is %s in Belgium', (text, iso) => {
    expect(parseDate(text)).toBe(iso)
  })

  it.each([
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00'],
  ])('summer time turns at %s to %s', (instant, local) => {
    expect(parseDate(instant)).toBe(local)
  })

  it.each([
    ...spaced(`
    - soon 2026-13-01 2026-02-30 2025-02-29 2026-08-09T24:00:00 2026-08-09T18:60 09/08/2026
    0001-01-01T00:00:00 1900-01-01 /Date(-62135596800000)/ /Date(99999999999999999)/ /Date()/
    20260809
  `),
    ...['', null, undefined, 0, 1785794496000, {}],
  ])('%j is not a date', (value) => {
    expect(parseDate(value)).toBeNull()
  })
})

describe('dates on the page', () => {
  it('are dd/mm/yyyy', () => {
    expect(formatDate('2026-08-09')).toBe('09/08/2026')
    expect(formatDate('2026-08-09T18:01:36')).toBe('09/08/2026')
    expect(formatDateTime('2026-08-09T18:01:36')).toBe('09/08/2026 18:01')
    expect(formatDateTime('2026-08-09')).toBe('09/08/2026')
  })
})

describe('dates and time spans in words', () => {
  it.each([
    ['nl', 'dinsdag', '1 december', '1 maand', '30 dagen'],
    ['fr', 'mardi', '1er décembre', '1 mois', '30 jours'],
    ['en', 'Tuesday', '1 December', '1 month', '30 days'],
    ['de', 'Dienstag', '1. Dezember', '1 Monat', '30 Tage'],
  ] as const)('are in %s: %s %s, %s, %s', (lang, name, day, month, days) => {
    expect(weekday('2026-12-01', lang)).toBe(name)
    expect(dayInWords('2026-12-01', lang)).toBe(day)
    expect(durationInWords(1, 'month', lang)).toBe(month.replace(' ', '\u00A0'))
    expect(durationInWords(30, 'day', lang)).toBe(days.replace(' ', '\u00A0'))
  })
})
