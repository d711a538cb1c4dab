import { expect, test } from 'vitest'
import { type History, NO_HISTORY } from '../owner-area/history'
import { entriesWithEmail, identifyingPaths } from './history-person'

const APPOINTMENT = { start: null, name: '', type: 'Visit', status: '', contact: '', typeId: null }
const HISTORY: History = {
  ...NO_HISTORY,
  calendar: [
    { ...APPOINTMENT, contact: 'Jan', comment: '' },
    { ...APPOINTMENT, contact: 'An', comment: 'Write to An@Example.be' },
  ],
  media: [{ date: null, type: '', media: '', content: 'Sent to an@example.be' }],
}

test('finds the entries with an email address in any case', () => {
  const entries = entriesWithEmail(HISTORY, 'an@example.be')
  expect(entries).toEqual([HISTORY.calendar[1], HISTORY.media[0]])
})

test('returns the paths of names and texts, but not of dates and types', () => {
  expect(identifyingPaths(HISTORY, 'an@example.be')).toEqual([
    '$.calendar[1].name',
    '$.calendar[1].contact',
    '$.calendar[1].comment',
    '$.media[0].content',
  ])
  expect(identifyingPaths(HISTORY, 'unknown@example.be')).toEqual([])
})

test.each([
  ['an@example.be', true],
  ['(AN@example.be)', true],
  ['to:an@example.be.', true],
  ['jan@example.be, an@example.be', true],
  ['jan@example.be', false],
  ['jo-an@example.be', false],
  ['an@example.be.org', false],
  ['an@example.berlin', false],
])('finds an@example.be in %s: %s', (content, isFound) => {
  const media = [{ date: null, type: '', media: '', content }]
  expect(entriesWithEmail({ ...NO_HISTORY, media }, 'an@example.be')).toHaveLength(isFound ? 1 : 0)
})
