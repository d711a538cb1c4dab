import { expect, test } from 'vitest'
import { mayDo, RIGHTS } from './rights'

test.each([
  ['owner', []],
  ['editor', []],
  ['office', ['leads']],
  ['admin', ['leads', 'people', 'settings']],
] as const)('the role %s grants %j', (role, granted) => {
  expect(RIGHTS.filter((right) => mayDo(role, right))).toEqual(granted)
})
