import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import projectFile from '../../crm/fixtures/project.json'
import tenFile from '../../crm/fixtures/three-bad-of-ten.json'
import { primaryDb } from '../db/db'
import {
  building,
  importRun,
  listing,
  listingTotal,
  project,
  property,
  siteSetting,
} from '../db/schema'
import { readVersion } from '../db/version'
import { reindexListings } from '../listings/listing-index'
import { type ImportReport, importListings } from './import'

const db = primaryDb(env.DB)
const now = new Date('2026-11-21T10:00:00Z')

beforeEach(async () => {
  await db.batch([
    db.delete(listing),
    db.delete(listingTotal),
    db.delete(building),
    db.delete(property),
    db.delete(project),
    db.delete(importRun),
    db.delete(siteSetting),
  ])
})

describe('an import file', () => {
  test('with three bad items of ten takes the other seven and says why', async () => {
    const report = await taken(tenFile)

    expect(report).toMatchObject({ upserted: 7, unchanged: 0, deleted: 0 })
    expect(report.refused).toEqual([
      { ID: 920002, issues: ['Price is not a number'] },
      { ID: null, index: 3, issues: ['Items[3]: ID is missing or not a positive whole number'] },
      { ID: 920006, issues: ['Goal 2 is the take-over of a business'] },
    ])
    expect(await standing()).toEqual([
      '0/0/920001',
      '0/0/920007',
      '0/0/920008',
      '0/0/920009',
      '1/0/920003',
      '2/0/920005',
    ])
    await expectRightTotals()
  })

  test('sent twice changes nothing', async () => {
    await taken(tenFile)
    const before = await everything()

    const again = await taken({ Items: tenFile.Items.filter(({ ID }) => isGood(ID)) })

    expect(again).toMatchObject({ upserted: 0, unchanged: 7, deleted: 0, refused: [] })
    expect(await everything()).toEqual(before)
  })

  test('raises the version once', async () => {
    const before = await readVersion(db)
    await taken(tenFile)
    expect(await readVersion(db)).toBe(before + 1)
  })

  test('leaves the record of a refused item as it was', async () => {
    await taken({ Items: [home({ Price: 300000 })] })
    const report = await taken({ Items: [home({ Price: 'call us' })] })

    expect(report).toMatchObject({ upserted: 0, unchanged: 0 })
    expect(await prices()).toEqual([300000])
  })

  test.each([[[]], ['text'], [null], [{ Items: {} }], [{ DeletedIDs: 5 }], [{ Owners: 'x' }]])(
    'of the wrong shape fails: %j',
    async (body) => {
      const result = await importListings(db, body, { source: 'test', now })
      expect(result.status).toBe('failed')
    },
  )

  test('with owners and histories is taken', async () => {
    const report = await taken({ Items: [home()], Owners: [], Histories: {} })
    expect(report).toMatchObject({ upserted: 1, refused: [] })
    const issues = report.notes.flatMap((note) => note.issues)
    expect(issues.filter((issue) => !issue.startsWith('Publication check: '))).toEqual([])
  })

  test('leaves a report', async () => {
    await taken(tenFile)
    const [run] = await db.select().from(importRun)
    expect(run).toMatchObject({ source: 'test', at: now.toISOString(), upserted: 7 })
    expect(run?.refused).toHaveLength(3)
  })

  test('larger than a bound value goes in as one', async () => {
    const description = 'Een ruime woning. '.repeat(5000)
    const items = Array.from({ length: 60 }, (_, index) =>
      home({ ID: 940000 + index, DescriptionA: description }),
    )
    const before = await readVersion(db)

    expect(await taken({ Items: items })).toMatchObject({ upserted: 60, refused: [] })
    expect(await readVersion(db)).toBe(before + 1)
    expect(await db.$count(listing)).toBe(60)
  })

  test('goes in whole or not at all', async () => {
    await taken(tenFile)
    await env.DB.exec(
      "CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = 950009 BEGIN SELECT RAISE(ABORT, 'no'); END",
    )
    const before = await everything()
    const items = [home({ ID: 950008 }), home({ ID: 950009 }), home({ ID: 920001, Price: 1 })]

    const failing = importListings(db, { Items: items }, { source: 'test', now })

    await expect(failing).rejects.toThrow()
    await env.DB.exec('DROP TRIGGER refuse')
    expect(await everything()).toEqual(before)
  })

  test('and another at the same time both go in, with right totals', async () => {
    const reports = await Promise.all([
      taken({ Items: [home({ ID: 950001 })] }),
      taken({ Items: [home({ ID: 950002 })] }),
      taken({ Items: [home({ ID: 950003 })] }),
    ])
    expect(reports.map(({ upserted }) => upserted)).toEqual([1, 1, 1])
    expect(await standing()).toHaveLength(3)
    await expectRightTotals()
  })
})

describe('hidden facts', () => {
  test('stand in no row of a list', async () => {
    await taken(tenFile)
    const rows = JSON.stringify(await db.select().from(listing))
    for (const hidden of ['777123', '333444', '410000', 'Geheimstraat', 'geheimstraat', '4.7155']) {
      expect(rows).not.toContain(hidden)
    }
    expect(rows).toContain('515000')
  })

  test('rows without a shown price sort last both ways', async () => {
    await taken(tenFile)
    const rows = await db.select().from(listing).orderBy(listing.priceUp)
    expect(rows.filter(({ price }) => price === null).map(({ id }) => id)).toHaveLength(3)
    for (const row of rows) {
      expect(row.priceUp).toBe(row.price ?? 9e15)
      expect(row.priceDown).toBe(row.price === null ? 9e15 : -row.price)
    }
  })

  test('a hidden address stands at its postcode and is found by its city alone', async () => {
    await taken(tenFile)
    const row = (await db.select().from(listing)).find(({ id }) => id === 920008)
    expect(row?.lat).not.toBeNull()
    expect(row?.lat).not.toBe(50.8812)
    expect(row?.text.split('\n')).toEqual(['leuven', 'louvain', 'lowen'])
  })
})

describe('a home', () => {
  test('that is deleted leaves a tombstone and its list, and comes back when imported again', async () => {
    await taken({ Items: [home()] })

    expect(await taken({ DeletedIDs: ['930001', 1] })).toMatchObject({ deleted: 1 })
    const [buried] = await db.select().from(property)
    expect(buried).toMatchObject({ id: 930001, data: null, wasPublished: true })
    expect(buried?.deletedAt).toBe('2026-11-21T11:00:00')
    expect(await standing()).toEqual([])
    await expectRightTotals()
    expect(await taken({ DeletedIDs: [930001] })).toMatchObject({ deleted: 0 })

    expect(await taken({ Items: [home()] })).toMatchObject({ upserted: 1 })
    expect((await db.select().from(property))[0]?.deletedAt).toBeNull()
    expect(await standing()).toEqual(['0/0/930001'])
  })

  test('that never was published leaves a tombstone that says so', async () => {
    await taken({ Items: [home({ Status: 5 })] })
    await taken({ DeletedIDs: [930001] })
    expect((await db.select().from(property))[0]?.wasPublished).toBe(false)
  })

  test('moves through the lists with its status and marquee', async () => {
    const steps: [object, string[], number | null][] = [
      [{ Status: 0 }, [], null],
      [{ Marquee: 1 }, ['0/0/930001'], 350000],
      [{ Marquee: 2 }, ['0/0/930001'], null],
      [{ Marquee: 3 }, ['0/0/930001'], null],
      [{ Marquee: 9, Price: 330000 }, ['0/0/930001'], 330000],
      [{ Goal: 1, Price: 1100 }, ['1/0/930001'], 1100],
      [{ Status: 4, Goal: 1, Price: 1100 }, ['2/0/930001'], null],
      [{ Status: 2 }, ['2/0/930001'], null],
      [{ Status: 6 }, [], null],
    ]
    for (const [facts, places, price] of steps) {
      await taken({ Items: [home(facts)] })
      expect(await standing(), JSON.stringify(facts)).toEqual(places)
      expect((await prices())[0] ?? null, JSON.stringify(facts)).toBe(price)
      await expectRightTotals()
    }
  })

  test('is dated by its start, else its creation, else its first import', async () => {
    const items = [
      home({ ID: 1, StartCommercialisation: '2026-08-12', CreatedDate: '2026-01-01' }),
      home({ ID: 2, CreatedDate: '2026-08-09 18:01:36' }),
      home({ ID: 3 }),
    ]
    await taken({ Items: items })
    const later = new Date('2027-01-01T00:00:00Z')
    await importListings(db, { Items: [home({ ID: 3, Price: 5 })] }, { source: 'test', now: later })

    const rows = await db.select().from(listing).orderBy(listing.id)
    expect(rows.map(({ started }) => started)).toEqual([
      '2026-08-12',
      '2026-08-09T18:01:36',
      '2026-11-21T11:00:00',
    ])
  })
})

describe('a project', () => {
  test('stands in the lists of its available units and is found through them', async () => {
    expect(await taken(projectFile)).toMatchObject({ upserted: 7, refused: [] })

    expect(await standing()).toEqual([
      '0/1/9301',
      '0/2/930101',
      '0/2/930102',
      '0/2/930103',
      '0/2/930106',
      '1/1/9301',
      '1/2/930105',
      '3/1/9301',
      '3/2/930101',
      '3/2/930102',
      '3/2/930103',
      '3/2/930105',
      '3/2/930106',
    ])
    const rows = await db.select().from(listing)
    const priceIn = (list: number) => rows.find((row) => row.kind === 1 && row.list === list)?.price
    expect([priceIn(0), priceIn(1), priceIn(3)]).toEqual([378000, 1450, 1450])
    for (const row of rows) {
      expect(row).toMatchObject({ projectId: 9301, zip: '9000', lat: 51.054, lng: 3.7117 })
      expect(row.text).toContain('drongensesteenweg')
    }
    expect(JSON.stringify(rows)).not.toMatch(/199111|188222/)
    expect(await db.select().from(building)).toHaveLength(2)
    await expectRightTotals()
  })

  test('that is deleted or unpublished takes its units from the lists', async () => {
    await taken(projectFile)
    const [own] = projectFile.Projects
    await taken({ Projects: [{ ...own, Units: null, PublishWebsite: false }] })
    expect(await standing()).toEqual([])
    await taken({ Projects: [{ ...own, Units: null }] })
    expect(await standing()).toHaveLength(13)
    await taken({ DeletedProjectIDs: [9301] })
    expect(await standing()).toEqual([])
    expect((await db.select().from(project))[0]).toMatchObject({ data: null, wasPublished: true })
    await expectRightTotals()
  })

  test('follows its units: sold, deleted, moved away', async () => {
    await taken(projectFile)
    const base = { Goal: 0, Status: 1, Zip: '9000', City: 'Gent', ProjectID: 9301, Price: 378000 }
    await taken({ Items: [{ ...base, ID: 930101, Status: 2 }], DeletedIDs: [930102] })
    expect(await projectPrice()).toBe(512000)
    await taken({ Items: [{ ...base, ID: 930106, ProjectID: null }] })
    expect(await projectPrice()).toBeNull()
    expect(await standing()).toContain('0/0/930106')
    await expectRightTotals()
  })

  test('that is sold out stands in the list of projects alone', async () => {
    const [own] = projectFile.Projects
    const units = own?.Units.map((unit) => ({ ...unit, Status: 2 }))
    await taken({ Projects: [{ ...own, Units: units }] })
    expect(await standing()).toEqual(['3/1/9301'])
  })

  test('lists the units that came before it', async () => {
    await taken({ Items: projectFile.Items })
    expect(await standing()).toEqual([])
    await taken({ Projects: [{ ID: 9301, Name: 'Later', Zip: '9000', City: 'Gent' }] })
    expect(await standing()).toEqual(['0/1/9301', '0/2/930106', '3/1/9301', '3/2/930106'])
  })
})

test('a new index has the rows and totals that the imports left', async () => {
  await taken(tenFile)
  await taken(projectFile)
  const rows = await rowsWithoutKeys()
  await db.delete(listing)
  await db.delete(listingTotal)

  await reindexListings(db)

  expect(await rowsWithoutKeys()).toEqual(rows)
  await expectRightTotals()
})

test('a new index and an import at the same time leave right rows', async () => {
  await taken(tenFile)
  await Promise.all([reindexListings(db), taken(projectFile), taken({ DeletedIDs: [920001] })])
  expect(await standing()).toHaveLength(5 + 13)
  await expectRightTotals()
})

async function taken(body: unknown): Promise<ImportReport> {
  const result = await importListings(db, body, { source: 'test', now })
  if (result.status === 'failed') throw new Error(JSON.stringify(result.issues))
  return result
}

function home(facts: object = {}) {
  return { ID: 930001, Goal: 0, Status: 1, Zip: '9000', City: 'Gent', Price: 350000, ...facts }
}

function isGood(id: number | undefined): boolean {
  return id !== undefined && id !== 920002 && id !== 920006
}

async function standing(): Promise<string[]> {
  const { list, kind, id } = listing
  const rows = await db.select({ list, kind, id }).from(listing).orderBy(list, kind, id)
  return rows.map((row) => `${row.list}/${row.kind}/${row.id}`)
}

async function prices(): Promise<(number | null)[]> {
  return (await db.select({ price: listing.price }).from(listing)).map(({ price }) => price)
}

async function projectPrice(): Promise<number | null | undefined> {
  const rows = await db.select().from(listing)
  return rows.find(({ list, kind }) => list === 0 && kind === 1)?.price ?? null
}

async function rowsWithoutKeys() {
  const rows = await db.select().from(listing).orderBy(listing.list, listing.kind, listing.id)
  return rows.map((row) => ({ ...row, key: 0 }))
}

async function everything() {
  return {
    version: await readVersion(db),
    properties: await db.select().from(property),
    rows: await db.select().from(listing),
    totals: await db.select().from(listingTotal),
    runs: await db.select().from(importRun),
  }
}

async function expectRightTotals(): Promise<void> {
  const { list, kind, goal } = listing
  const counted = await db
    .select({ list, kind, goal, total: sql<number>`count(*)` })
    .from(listing)
    .groupBy(list, kind, goal)
    .orderBy(list, kind, goal)
  const kept = await db
    .select()
    .from(listingTotal)
    .orderBy(listingTotal.list, listingTotal.kind, listingTotal.goal)
  expect(kept).toEqual(counted)
}
