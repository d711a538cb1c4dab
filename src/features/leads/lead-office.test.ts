import { expect, test } from 'vitest'
import { officeListings, officeOfLead } from './lead-office'

const AGENCY = {
  offices: [
    { id: 1, name: 'Lindehof Gent', crmName: null },
    { id: 2, name: 'Lindehof Namur', crmName: 'Lindehof Namen' },
  ],
  team: [
    { id: 11, email: 'Ann@example.org', crmName: null, officeId: 1 },
    { id: 12, email: null, crmName: 'Bo D.', officeId: 2 },
    { id: 13, email: 'cas@example.org', crmName: null, officeId: 9 },
  ],
}
const NOTHING = { listing: null, officeName: undefined, memberId: undefined }

const managedBy = (name: string, email: string | null, officeName?: string) => ({
  officeName: officeName ?? null,
  manager: { name, email, photo: null, function: null, biv: null, mobile: null },
})

test.each([
  ['without facts', {}, null],
  ['about a home of an office', { listing: managedBy('Bo D.', null, 'Lindehof Gent') }, 1],
  ['about one by its name in the CRM', { listing: managedBy('', null, 'Lindehof Namen') }, 2],
  ['about one that is not ours', { listing: managedBy('Bo D.', null, 'Elsewhere') }, 2],
  ['about a manager of the team', { listing: managedBy('Ann P.', 'ann@example.org') }, 1],
  ['about a manager by name', { listing: managedBy('Bo D.', 'crm@example.org') }, 2],
  ['with another chosen', { listing: managedBy('Bo D.', null), officeName: 'Lindehof Gent' }, 2],
  ['with an office chosen', { officeName: 'Lindehof Namur', memberId: 11 }, 2],
  ['with something else chosen', { officeName: 'x', memberId: 11 }, 1],
  ['to a member of an office', { memberId: 12 }, 2],
  ['to a member of a deleted office', { memberId: 13 }, null],
  ['to an unknown member', { memberId: 99 }, null],
])('a lead %s belongs to the expected office', (_, facts, office) => {
  expect(officeOfLead(AGENCY, { ...NOTHING, ...facts })).toBe(office)
})

test('the listings of an office are found by its names and by those of its team', () => {
  expect(officeListings(AGENCY, 2)).toEqual({
    id: 2,
    names: ['Lindehof Namur', 'Lindehof Namen'],
    others: ['Lindehof Gent'],
    managers: { emails: [], names: ['Bo D.'] },
  })
  expect(officeListings(AGENCY, 1).managers.emails).toEqual(['ann@example.org'])
})
