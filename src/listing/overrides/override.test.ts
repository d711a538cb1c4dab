import { describe, expect, test } from 'vitest'
import { exampleProject, exampleProperty } from '../../../test/example-property'
import type { Picture } from '../property'
import { STATUS } from '../status'
import { applyOverride, changedSince, listingOverride } from './override'

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
const overrideOf = (given: Record<string, unknown>) => listingOverride.parse(given)

describe('a fact', () => {
  const incomplete = { ...home, bedrooms: null, law: { ...home.law, epcUniqueCode: null } }
  const override = overrideOf({ facts: { bedrooms: 3 }, law: { epcUniqueCode: '20260101-0001' } })

  test('is filled in if the CRM has no value', () => {
    expect(applyOverride(incomplete, override, incomplete)).toMatchObject({
      bedrooms: 3,
      law: { epcUniqueCode: '20260101-0001' },
    })
  })

  test('of the law is filled in if the stored record is older than the fact', () => {
    const { leaseType: _, ...olderLaw } = home.law
    const older = JSON.parse(JSON.stringify({ ...home, law: olderLaw }))
    const leased = applyOverride(older, overrideOf({ law: { leaseType: 'short' } }), home)
    expect(leased.law.leaseType).toBe('short')
  })

  test('is ignored if the CRM has a value, even 0', () => {
    const complete = {
      ...incomplete,
      bedrooms: 0,
      law: { ...home.law, epcUniqueCode: 'of the CRM' },
    }
    expect(applyOverride(complete, override, incomplete)).toEqual(complete)
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
])('an override can not change %s', (name, value) => {
  const hidden = { ...home, price: null, houseNumber: null, lat: null, street: null }
  const override = overrideOf({ [name]: value, facts: { [name]: value }, law: { [name]: value } })
  expect(applyOverride(hidden, override, hidden)).toEqual(hidden)
})

describe('a text', () => {
  const override = overrideOf({ description: { nl: '<p>Van ons.</p>', fr: '' } })

  test('replaces the CRM’s text in its language, unless it is empty', () => {
    expect(applyOverride(home, override, home).description).toEqual({
      nl: '<p>Van ons.</p>',
      fr: '<p>Du CRM.</p>',
    })
  })

  test('remains if the CRM changes its text, and the change is detected', () => {
    const later = { ...home, description: { ...home.description, nl: '<p>Nieuw.</p>' } }
    expect(applyOverride(later, override, home).description?.nl).toBe('<p>Van ons.</p>')
    expect(changedSince(home, override, home)).toEqual([])
    expect(changedSince(later, override, home)).toEqual(['nl'])
  })
})

describe('the pictures', () => {
  const override = overrideOf({ pictures: ['/c.jpg', '/media/own.jpg', '/a.jpg'] })

  test('are those of the override, without an omitted one and with one of the library', () => {
    expect(urls(applyOverride(home, override, home))).toEqual([
      '/c.jpg',
      '/media/own.jpg',
      '/a.jpg',
    ])
  })

  test('include new ones of the CRM at the end, without deleted ones', () => {
    const later = { ...home, pictures: [A, B, picture('/d.jpg')] }
    expect(urls(applyOverride(later, override, home))).toEqual([
      '/media/own.jpg',
      '/a.jpg',
      '/d.jpg',
    ])
  })
})

test('a hidden listing is not published', () => {
  const override = overrideOf({ hidden: true })
  expect(applyOverride(home, override, home).status).toBe(STATUS.inactive)
  const project = exampleProject()
  expect(applyOverride(project, override, project).published).toBe(false)
})
