import { expect, test } from 'vitest'
import { splitListings } from './split-listings.ts'

const FILE = {
  LanguageId: 2,
  DeletedIDs: [9, 2],
  items: [{ ID: 1 }, { ID: 2 }, { ID: 3 }],
  Projects: [{ ID: 4 }],
  Owners: [{ Email: 'an@example.be' }],
}

test('a large file is split into parts, with projects first, and deletions and owners last', () => {
  expect(splitListings(FILE, 20)).toEqual([
    { LanguageId: 2, Projects: [{ ID: 4 }] },
    { LanguageId: 2, items: [{ ID: 1 }, { ID: 2 }] },
    { LanguageId: 2, items: [{ ID: 3 }] },
    { LanguageId: 2, DeletedIDs: [9], Owners: [{ Email: 'an@example.be' }] },
  ])
})
