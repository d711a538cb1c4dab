import { expect, test } from 'vitest'
import { asksForProof, mayDo, RIGHTS } from './rights'

test.each([
  ['owner', []],
  ['editor', []],
  ['agent', ['leads']],
  ['office', ['leads', 'leads.all']],
  ['admin', ['leads', 'leads.all', 'people', 'settings']],
] as const)('the role %s grants %j', (role, granted) => {
  expect(RIGHTS.filter((right) => mayDo(role, right))).toEqual(granted)
})

test('changes to people’s accounts and data ask for the second factor', () => {
  expect(RIGHTS.filter(asksForProof)).toEqual(['people'])
})
