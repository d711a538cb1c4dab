import { describe, expect, test } from 'vitest'
import { exampleProject, exampleProperty } from '../example-property'
import type { Picture } from '../property'
import { STATUS } from '../status'
import {
  applyOverride,
  changedSince,
  listingOverride,
  NO_OVERRIDE,
  withMovedPictures,
} from './override'

const picture = (url: string): Picture => ({
  url,
  name: '',
  small: null,
  medium: null,
  xlarge: null,
})
const [A, B, C] = ['/a.jpg', '/b.jpg', '/c.jpg'].map(picture) as [Picture, Picture, Picture]
const urls = ({ pictures }: { pictures: Picture[] }) => pictures.map(({ url }) => url)

const home = {
  ...exampleProperty(),
  description: { nl: '<p>Van het CRM.</p>', fr: '<p>Du CRM.</p>' },
  pictures: [A, B, C],
}
const own = (given: Record<string, unknown>) => listingOverride.parse(given)

test('nothing said changes nothing', () => {
  expect(applyOverride(home, NO_OVERRIDE, home)).toEqual(home)
  const project = exampleProject()
  expect(applyOverride(project, NO_OVERRIDE, project)).toEqual(project)
})

describe('a fact', () => {
  const lacking = { ...home, bedrooms: null, law: { ...home.law, epcUniqueCode: null } }
  const said = own({ facts: { bedrooms: 3 }, law: { epcUniqueCode: '20260101-0001' } })

  test('that the CRM lacks is filled in', () => {
    expect(applyOverride(lacking, said, lacking)).toMatchObject({
      bedrooms: 3,
      law: { epcUniqueCode: '20260101-0001' },
    })
  })

  test('yields to the CRM’s, zero too', () => {
    const told = { ...lacking, bedrooms: 0, law: { ...home.law, epcUniqueCode: 'of the CRM' } }
    expect(applyOverride(told, said, lacking)).toEqual(told)
  })

  test('that a project does not have is left out', () => {
    const project = { ...exampleProject(), deliveryYear: null }
    const after = applyOverride(
      project,
      own({ facts: { bedrooms: 3, deliveryYear: 2028 } }),
      project,
    )
    expect(after).toEqual({ ...project, deliveryYear: 2028 })
  })
})

test.each([
  ['price', 1],
  ['publishPrice', true],
  ['publishAddress', true],
  ['street', { nl: 'Geheimstraat' }],
  ['houseNumber', '1'],
  ['lat', 51],
  ['marquee', null],
  ['status', 1],
  ['goal', 1],
])('%s is not staff’s to say', (name, value) => {
  const hidden = { ...home, price: null, houseNumber: null, lat: null, street: null }
  const said = own({ [name]: value, facts: { [name]: value }, law: { [name]: value } })
  expect(applyOverride(hidden, said, hidden)).toEqual(hidden)
})

describe('a text', () => {
  const said = own({ description: { nl: '<p>Van ons.</p>', fr: '' } })

  test('stands in its language, and an empty one leaves the CRM’s', () => {
    expect(applyOverride(home, said, home).description).toEqual({
      nl: '<p>Van ons.</p>',
      fr: '<p>Du CRM.</p>',
    })
  })

  test('stays when the CRM changes its own, which is told', () => {
    const later = { ...home, description: { ...home.description, nl: '<p>Nieuw.</p>' } }
    expect(applyOverride(later, said, home).description?.nl).toBe('<p>Van ons.</p>')
    expect(changedSince(home, said, home)).toEqual([])
    expect(changedSince(later, said, home)).toEqual(['nl'])
  })
})

describe('pictures', () => {
  const said = own({ pictures: ['/c.jpg', '/media/own.jpg', '/a.jpg'] })

  test('stand in their order, with one left out and one of the library', () => {
    expect(urls(applyOverride(home, said, home))).toEqual(['/c.jpg', '/media/own.jpg', '/a.jpg'])
  })

  test('that the CRM gets since come behind, and those that it lost are gone', () => {
    const later = { ...home, pictures: [A, B, picture('/d.jpg')] }
    expect(urls(applyOverride(later, said, home))).toEqual(['/media/own.jpg', '/a.jpg', '/d.jpg'])
  })

  test('that move to another address keep their places', () => {
    const copied = [A, B, C].map(({ url }) => picture(`/pictures${url}`))
    const moved = withMovedPictures(said, home.pictures, copied)
    expect(moved.pictures).toEqual(['/pictures/c.jpg', '/media/own.jpg', '/pictures/a.jpg'])
  })
})

test('a hidden listing is on no list', () => {
  const said = own({ hidden: true })
  expect(applyOverride(home, said, home).status).toBe(STATUS.inactive)
  const project = exampleProject()
  expect(applyOverride(project, said, project).published).toBe(false)
})
