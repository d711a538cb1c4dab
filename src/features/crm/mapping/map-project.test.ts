import { describe, expect, test } from 'vitest'
import { project as projectSchema } from '../../../listing/property'
import file from '../fixtures/project.json'
import { isProjectItem, mapProject } from './map-project'
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

  test('keeps a unit’s own values', () => {
    const unit = { ID: 5, Goal: 0, Status: 1, zip: '9050', ProjectID: 7 }
    const { units } = mapProject({ ...file.Projects[0], Units: [{ Object: unit }] }, 'nl')
    expect(mapProperty(units[0], 'nl')).toHaveProperty('property.zip', '9050')
    expect(mapProperty(units[0], 'nl')).toHaveProperty('property.projectId', 7)
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

  test('has too long texts shortened, and those of its units', () => {
    const Units = [{ ID: 5, Goal: 0, Status: 1, Ident: 'x'.repeat(300_000) }]
    const Name = 'Park. '.repeat(60_000)
    const mapping = mapProject({ ...file.Projects[0], Name, Units }, 'nl')
    const noteOf = (field: string) => ({ code: 'textShortened', field })
    expect(mapping).toMatchObject({ status: 'ok', notes: [noteOf('Name')] })
    expect(mapProperty(mapping.units[0], 'nl')).toMatchObject({
      status: 'ok',
      notes: [noteOf('Ident')],
    })
  })

  test('is read from the list of items too', () => {
    expect(isProjectItem({ ObjectType: 'Project' })).toBe(true)
    expect(isProjectItem({ Object: { objecttype: 'PROJECT' } })).toBe(true)
    expect(isProjectItem({ ObjectType: 'PROPERTY' })).toBe(false)
    expect(isProjectItem(null)).toBe(false)
  })
})
