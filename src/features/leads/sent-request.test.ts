import { describe, expect, test } from 'vitest'
import { FORM_KINDS } from '../../site/forms/forms'
import { readSentRequest, requestTopic, type SentRequest } from './sent-request'

const VISIT: SentRequest = {
  kind: 'visit',
  topic: 'visit',
  listing: { kind: 'property', id: 410001 },
  memberId: null,
  halfDays: [
    { date: '2026-11-24', part: 'am' },
    { date: '2026-11-26', part: 'pm' },
  ],
  isCopied: true,
  hasTimes: false,
  asksToConfirm: false,
}

describe('a sent request', () => {
  test.each<[string, SentRequest]>([
    ['of a visit', VISIT],
    ['about a project', { ...VISIT, listing: { kind: 'project', id: 9001 }, halfDays: [] }],
    ['to an agent', { ...VISIT, kind: 'site-contact', topic: 'agent', listing: null, memberId: 7 }],
    ['with all flags', { ...VISIT, hasTimes: true, asksToConfirm: true, isCopied: false }],
  ])('%s survives writing and reading', (_, request) => {
    expect(readSentRequest(JSON.stringify(request))).toEqual(request)
  })

  test.each([
    undefined,
    '',
    '{"kind":"visit"}',
    JSON.stringify({ ...VISIT, topic: 'elsewhere' }),
    JSON.stringify({ ...VISIT, listing: { kind: 'property', id: '410001' } }),
    JSON.stringify({ ...VISIT, memberId: -1 }),
    JSON.stringify({ ...VISIT, halfDays: Array(4).fill(VISIT.halfDays[0]) }),
    JSON.stringify({ ...VISIT, halfDays: [{ date: '2026-13-40', part: 'am' }] }),
    JSON.stringify({ ...VISIT, halfDays: [{ date: '2026-11-24', part: 'xm' }] }),
  ])('is null for the value %j', (value) => {
    expect(readSentRequest(value)).toBeNull()
  })
})

test('the topic is the kind of the form, except for a question to an agent and an application', () => {
  for (const kind of FORM_KINDS) expect(requestTopic(kind, { isRental: false })).toBe(kind)
  expect(requestTopic('site-contact', { memberId: 3, isRental: false })).toBe('agent')
  expect(requestTopic('site-contact', { isRental: true })).toBe('rental')
  expect(requestTopic('visit', { memberId: 3, isRental: false })).toBe('visit')
})
