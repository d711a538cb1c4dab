import { expect, test } from 'vitest'
import { leadSource } from './lead-source'
import { figurePeriod, retentionWithin } from './period'

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

test.each([
  ['https://', 'utm_source=Nieuwsbrief&utm_medium=mail', 'campaign', 'nieuwsbrief'],
  ['', 'utm_campaign=herfst', 'campaign', 'herfst'],
  ['www.google.be', 'gclid=abc', 'google-ad', ''],
  ['www.google.be', '', 'elsewhere', 'google.be'],
  ['l.facebook.com', 'fbclid=abc', 'elsewhere', 'facebook.com'],
  ['', 'fbclid=abc', 'elsewhere', 'facebook.com'],
  ['www.lindehof.example', 'from=partner.be', 'elsewhere', 'partner.be'],
  ['www.lindehof.example', '', 'site', ''],
  ['lindehof.example', '', 'site', ''],
  ['', '', 'direct', ''],
])('a lead from %j with %j has the source %s %s', (host, campaign, kind, name) => {
  const source = leadSource({ host, campaign, leads: 1 }, 'www.lindehof.example')
  expect(source).toEqual({ kind, name })
})
