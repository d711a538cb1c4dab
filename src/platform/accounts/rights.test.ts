import { expect, test } from 'vitest'
import { mayDo, needsStepUp, RIGHTS } from './rights'

test.each([
  ['owner', []],
  ['editor', ['content', 'listings', 'listings.all']],
  ['agent', ['leads', 'listings']],
  ['office', ['content', 'leads', 'leads.all', 'listings', 'listings.all', 'owners', 'figures']],
  ['admin', RIGHTS],
] as const)('the role %s grants %j', (role, granted) => {
  expect(RIGHTS.filter((right) => mayDo(role, right))).toEqual(granted)
})

test('changes of owners, accounts, personal data and scripts require the second factor', () => {
  expect(RIGHTS.filter(needsStepUp)).toEqual(['owners', 'people', 'code'])
})
