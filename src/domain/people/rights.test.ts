import { expect, test } from 'vitest'
import { asksForProof, mayDo, RIGHTS } from './rights'

test.each([
  ['owner', []],
  ['editor', ['content']],
  ['agent', ['leads']],
  ['office', ['content', 'leads', 'leads.all', 'owners']],
  ['admin', ['content', 'leads', 'leads.all', 'owners', 'people', 'settings', 'code']],
] as const)('the role %s grants %j', (role, granted) => {
  expect(RIGHTS.filter((right) => mayDo(role, right))).toEqual(granted)
})

test('changes to people’s accounts and data, and to scripts, ask for the second factor', () => {
  expect(RIGHTS.filter(asksForProof)).toEqual(['people', 'code'])
})
