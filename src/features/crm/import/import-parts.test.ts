import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  db,
  deleteImports,
  importFile,
  now,
  propertyItem,
  whileRefused,
} from '../../../../test/imports'
import { importRun, listing, property } from '../../../platform/db/schema'
import projectFile from '../fixtures/project.json'
import { importListings } from './import'
import { MAX_RECORDS_PER_PART } from './import-parts'

const HOMES = Array.from({ length: MAX_RECORDS_PER_PART + 2 }, (_, index) =>
  propertyItem({ ID: 940000 + index }),
)
const LAST = 940000 + MAX_RECORDS_PER_PART + 1

beforeEach(deleteImports)

describe('a file with more records than fit into a part', () => {
  test('is imported in parts and reported once', async () => {
    await importFile({ Items: [propertyItem({ ID: 930001 }), propertyItem({ ID: 940003 })] })
    const file = { Items: HOMES, DeletedIDs: [930001, 940003] }

    const report = await importFile(file)

    expect(report).toMatchObject({ upserted: MAX_RECORDS_PER_PART + 1, unchanged: 1, deleted: 1 })
    expect(await db.$count(listing)).toBe(MAX_RECORDS_PER_PART + 2)
    const runs = await db.select().from(importRun)
    expect(runs.map(({ upserted }) => upserted)).toEqual([2, MAX_RECORDS_PER_PART + 1])
    expect(await importFile(file)).toMatchObject({ upserted: 0, deleted: 0, refused: [] })
  })

  test('lists the units of a project that is in an earlier part', async () => {
    await importFile({ ...projectFile, Items: HOMES.concat(projectFile.Items) })
    const apart = await unitRows()
    await deleteImports()
    await importFile(projectFile)
    expect(apart.length).toBeGreaterThan(0)
    expect(apart).toEqual(await unitRows())
  })

  test('retains the parts before a failed one, and continues when it is sent again', async () => {
    const sent = () => importListings(db, { Items: HOMES }, { source: 'test', now })
    await whileRefused(LAST, () => expect(sent()).rejects.toThrow())
    expect(await db.$count(property)).toBe(MAX_RECORDS_PER_PART)
    expect(await sent()).toMatchObject({ upserted: 2, unchanged: MAX_RECORDS_PER_PART })
  })
})

function unitRows() {
  const { id, list, projectId } = listing
  return db
    .select({ id, list, projectId })
    .from(listing)
    .where(sql`${projectId} is not null`)
    .orderBy(id, list)
}
