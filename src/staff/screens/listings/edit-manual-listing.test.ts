import { beforeAll, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { brokenDb } from '../../../../test/faults'
import { findProject } from '../../../listing/queries/listings'
import { primaryDb } from '../../../platform/db/db'
import { listing, property } from '../../../platform/db/schema'
import { readVersions } from '../../../platform/db/version'
import { createUnit, type NewUnit } from './edit-manual-listing'

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
