import { describe, expect, test } from 'vitest'
import { project as projectSchema } from '../../../listing/property'
import file from '../fixtures/project.json'
import { mapProject } from './map-project'
import { mapProperty } from './map-property'

describe('a project', () => {
  test('is published, with its place and year', () => {
    const mapping = mapProject(file.Projects[0], 'nl')
    expect(mapping).toMatchObject({
      status: 'ok',
      project: {
        id: 9301,
        name: { nl: 'Residentie Leieboord' },
        published: true,
        deliveryYear: 2028,
        lat: 51.054,
        startCommercialisation: '2026-06-01',
      },
    })
    if (mapping.status === 'ok') projectSchema.parse(mapping.project)
  })

  test('gives its nested units its id and its address', () => {
    const { units } = mapProject({ ...file.Projects[0], PublishAddress: false }, 'nl')
    expect(mapProperty(units[0], 'nl')).toMatchObject({
      status: 'ok',
      property: {
        projectId: 9301,
        zip: '9000',
        street: { nl: 'Drongensesteenweg' },
        publishAddress: false,
        buildingName: 'A',
      },
    })
  })

  test.each([
    [{ ID: null }, null, 'idMissing'],
    [{ Zip: '-' }, 9301, 'zipUnusable'],
    [{ Price: 'from 200k' }, 9301, 'priceUnreadable'],
  ])('is refused with %j', (facts, id, code) => {
    const mapping = mapProject({ ...file.Projects[0], ...facts }, 'nl')
    expect(mapping).toMatchObject({ status: 'refused', id, issues: [{ code }] })
    expect(mapping.units).toHaveLength(5)
  })
})
