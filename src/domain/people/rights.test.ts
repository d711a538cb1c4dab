import { expect, test } from 'vitest'
import { asksForProof, mayDo, RIGHTS } from './rights'

test.each([
  ['owner', []],
  ['editor', []],
  ['office', ['leads']],
  ['admin', ['leads', 'people', 'settings']],
] as const)('the role %s grants %j', (role, granted) => {
  expect(RIGHTS.filter((right) => mayDo(role, right))).toEqual(granted)
})

test('changes to people’s accounts and data ask for the second factor', () => {
  expect(RIGHTS.filter(asksForProof)).toEqual(['people'])
})
