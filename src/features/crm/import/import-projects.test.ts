import { beforeEach, describe, expect, test } from 'vitest'
import { db, deleteImports, importFile, listedRows, projectPrice } from '../../../../test/imports'
import { spaced } from '../../../../test/spaced'
import { building, listing, project } from '../../../platform/db/schema'
import projectFile from '../fixtures/project.json'

beforeEach(deleteImports)

describe('a project', () => {
  test('is in the lists of its available units and is found by their facts', async () => {
    expect(await importFile(projectFile)).toMatchObject({ upserted: 7, refused: [] })

    expect(await listedRows()).toEqual(
      spaced(`
      0/1/9301 0/2/930101 0/2/930102 0/2/930103 0/2/930106 1/1/9301 1/2/930105 2/1/9301
      2/2/930101 2/2/930102 2/2/930103 2/2/930105 2/2/930106
    `),
    )
    const rows = await db.select().from(listing)
    const priceIn = (list: number) => rows.find((row) => row.kind === 1 && row.list === list)?.price
    expect([priceIn(0), priceIn(1), priceIn(2)]).toEqual([378000, 1450, 1450])
    for (const row of rows) {
      expect(row).toMatchObject({ projectId: 9301, zip: '9000', lat: 51.054, lng: 3.7117 })
      expect(row.street).toContain('Drongensesteenweg')
    }
    expect(JSON.stringify(rows)).not.toMatch(/199111|188222/)
    expect(await db.select().from(building)).toHaveLength(2)
  })

  test('removes its units from the lists when it is deleted or unpublished', async () => {
    await importFile(projectFile)
    const [storedProject] = projectFile.Projects
    await importFile({ Projects: [{ ...storedProject, Units: null, PublishWebsite: false }] })
    expect(await listedRows()).toEqual([])
    await importFile({ Projects: [{ ...storedProject, Units: null }] })
    expect(await listedRows()).toHaveLength(13)
    await importFile({ DeletedProjectIDs: [9301] })
    expect(await listedRows()).toEqual([])
    expect((await db.select().from(project))[0]).toMatchObject({ data: null, wasPublished: true })
  })

  test('changes when a unit is sold, deleted or moved out of it', async () => {
    await importFile(projectFile)
    const base = { Goal: 0, Status: 1, Zip: '9000', City: 'Gent', ProjectID: 9301, Price: 378000 }
    await importFile({ Items: [{ ...base, ID: 930101, Status: 2 }], DeletedIDs: [930102] })
    expect(await projectPrice()).toBe(512000)
    await importFile({ Items: [{ ...base, ID: 930106, ProjectID: null }] })
    expect(await projectPrice()).toBeNull()
    expect(await listedRows()).toContain('0/0/930106')
  })

  test('is only in the list of projects when it is sold out', async () => {
    const [storedProject] = projectFile.Projects
    const units = storedProject?.Units.map((unit) => ({ ...unit, Status: 2 }))
    await importFile({ Projects: [{ ...storedProject, Units: units }] })
    expect(await listedRows()).toEqual(['2/1/9301'])
  })

  test('lists the units that were imported before it', async () => {
    await importFile({ Items: projectFile.Items })
    expect(await listedRows()).toEqual([])
    await importFile({ Projects: [{ ID: 9301, Name: 'Later', Zip: '9000', City: 'Gent' }] })
    expect(await listedRows()).toEqual(['0/1/9301', '0/2/930106', '2/1/9301', '2/2/930106'])
  })
})
