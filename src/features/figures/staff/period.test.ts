import { expect, test } from 'vitest'
import { timeInWords } from './answer-time'
import { countSources, leadSource } from './lead-source'
import { figurePeriod, retentionWithin } from './period'
import { dailyVisits, sumOf, visitPoints } from './visit-series'

const NOW = new Date('2026-11-21T23:30:00Z')

test('a period ends today in Belgium and counts today as a day', () => {
  expect(figurePeriod('7', NOW)).toEqual({
    days: 7,
    from: '2026-11-16',
    until: '2026-11-22',
    since: '2026-11-15T23:00:00.000Z',
  })
})

test('a period that begins in summer time begins at midnight in Belgium', () => {
  expect(figurePeriod('90', NOW).since).toBe('2026-08-24T22:00:00.000Z')
})

test.each([undefined, '', '8', '1e9', 'x'])('a period of %j days falls back to thirty', (value) => {
  expect(figurePeriod(value, NOW).days).toBe(30)
})

test.each([
  [{ demand: 12, other: 24 }, '90', null],
  [{ demand: 6, other: null }, '365', 6],
  [{ demand: null, other: null }, '365', null],
])(
  'leads with the retention %j in %s days are incomplete after %s months',
  (months, days, after) => {
    expect(retentionWithin(months, figurePeriod(days, NOW), NOW)).toBe(after)
  },
)

test('days without visits are included, except those before the first count', () => {
  const period = figurePeriod('7', NOW)
  const counted = [{ day: '2026-11-20', visits: 4 }]
  expect(dailyVisits(counted, period, '2026-11-20')).toEqual([
    { day: '2026-11-20', visits: 4 },
    { day: '2026-11-21', visits: 0 },
    { day: '2026-11-22', visits: 0 },
  ])
  expect(dailyVisits(counted, period, '2020-01-01')).toHaveLength(7)
  expect(dailyVisits([], period, null)).toEqual([])
})

test('a year is shown by full weeks', () => {
  const series = dailyVisits([], figurePeriod('365', NOW), '2020-01-01').map(({ day }) => ({
    day,
    visits: 1,
  }))
  const { span, points } = visitPoints(series)
  expect([span, points.length, sumOf(series)]).toEqual(['week', 52, 365])
  expect(points.at(-1)).toEqual({ label: '2026-11-16', value: 7, compare: null })
  expect(visitPoints(series.slice(-90)).span).toBe('day')
})

test.each([
  ['https://', 'utm_source=Nieuwsbrief&utm_medium=mail', 'campaign', 'nieuwsbrief'],
  ['', 'utm_campaign=herfst', 'campaign', 'herfst'],
  ['www.google.be', 'gclid=abc', 'google-ad', ''],
  ['www.google.be', '', 'elsewhere', 'google.be'],
  ['l.facebook.com', 'fbclid=abc', 'elsewhere', 'facebook.com'],
  ['', 'fbclid=abc', 'elsewhere', 'facebook.com'],
  ['www.lindehof.example', '', 'site', ''],
  ['lindehof.example', '', 'site', ''],
  ['', '', 'direct', ''],
])('a lead from %j with %j has the source %s %s', (host, campaign, kind, name) => {
  const source = leadSource({ host, campaign, leads: 1 }, 'www.lindehof.example')
  expect(source).toEqual({ kind, name })
})

test('leads of the same source are counted together, highest first', () => {
  const origins = [
    { host: '', campaign: '', leads: 2 },
    { host: 'www.google.be', campaign: '', leads: 2 },
    { host: 'google.be', campaign: '', leads: 3 },
  ]
  expect(countSources(origins, 'x')).toEqual([
    { kind: 'elsewhere', name: 'google.be', leads: 5 },
    { kind: 'direct', name: '', leads: 2 },
  ])
})

test.each([
  [10_000, '1 minuut'],
  [59 * 60_000, '59 minuten'],
  [90 * 60_000, '2 uur'],
  [47 * 3_600_000, '47 uur'],
  [72 * 3_600_000, '3 dagen'],
])('%i ms are written as %s', (ms, text) => {
  expect(timeInWords(ms, 'nl')).toBe(text.replace(' ', '\u00a0'))
})
