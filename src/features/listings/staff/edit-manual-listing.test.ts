import { beforeAll, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { brokenDb } from '../../../../test/faults'
import { isManual } from '../../../listing/overrides/manual-id'
import { findProject } from '../../../listing/queries/listings'
import { primaryDb } from '../../../platform/db/db'
import { listing, project as projectTable, property } from '../../../platform/db/schema'
import { readVersions } from '../../../platform/db/version'
import { crmIdsOf } from '../../crm/sync/crm-ids'
import { createManualListing, createUnit, type NewUnit } from '../edit-manual-listing'
import { createProject } from '../edit-manual-project'

const PROJECT_ID = 9001
const UNIT: NewUnit = {
  goal: 0,
  status: 1,
  typeDescription: { nl: 'Appartement' },
  webId: 2,
  price: 300_000,
  ident: null,
  buildingName: null,
  floor: null,
  unitOrder: 99,
}

beforeAll(() => loadAgency())

async function createdBy(into: typeof db): Promise<number> {
  const project = await findProject(db, PROJECT_ID)
  if (!project || project === 'gone') throw new Error('The demo has no such project')
  return createUnit(into, project, UNIT, { by: 1, now: new Date() })
}

test('a new unit and the listings version are stored in one transaction', async () => {
  const before = await readVersions(db)
  const counts = () => Promise.all([db.$count(listing), db.$count(property)])
  const [rows, homes] = await counts()
  const lost = brokenDb({
    on: /update "content_version"/i,
    when: 'before',
    error: 'D1_ERROR: Network connection lost',
  })
  await expect(createdBy(primaryDb(lost))).rejects.toThrow()
  expect(await counts()).toEqual([rows, homes])
  await createdBy(db)
  expect(await counts()).toEqual([rows + 2, homes + 1])
  expect((await readVersions(db)).listings).toBe(before.version + 1)
})

test('a manual listing gets an ID below those of imported files', async () => {
  const ids = await crmIdsOf(db, 'csv', 'property', ['A-1'])
  const imported = ids.get('A-1') ?? expect.fail('no ID')
  const [row] = await db.select().from(property).limit(1)
  await db.insert(property).values({ ...(row ?? expect.fail('no row')), id: imported })
  await db.insert(projectTable).values({
    ...((await db.select().from(projectTable).get()) ?? expect.fail('no project')),
    id: imported,
  })
  expect(isManual(imported)).toBe(false)
  const { goal, typeDescription, webId } = UNIT
  const actor = { by: 1, now: new Date() }
  const home = { goal, typeDescription, webId, zip: '9000', city: { nl: 'Gent' } }
  const project = { name: { nl: 'De Linde' }, zip: '9000', city: { nl: 'Gent' } }
  expect(isManual(await createManualListing(db, home, actor))).toBe(true)
  expect(isManual(await createProject(db, project, actor))).toBe(true)
})
