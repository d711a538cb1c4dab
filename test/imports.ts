import { env } from 'cloudflare:workers'
import { importListings } from '../src/features/crm/import/import'
import type { ImportReport } from '../src/features/crm/import/import-part'
import { primaryDb } from '../src/platform/db/db'
import {
  building,
  heldListing,
  importRun,
  listing,
  project,
  property,
} from '../src/platform/db/schema'
import { siteSetting } from '../src/platform/db/schema-content'
import { readVersion } from '../src/platform/db/version'

export const db = primaryDb(env.DB)
export const now = new Date('2026-11-21T10:00:00Z')

/** Empties every table that an import writes, but the version. */
export async function deleteImports(): Promise<void> {
  await db.batch([
    db.delete(listing),
    db.delete(building),
    db.delete(property),
    db.delete(project),
    db.delete(importRun),
    db.delete(heldListing),
    db.delete(siteSetting),
  ])
}

/** Imports a file; throws when its shape is refused. */
export async function importFile(body: unknown): Promise<ImportReport> {
  const result = await importListings(db, body, { source: 'test', now })
  if (result.status === 'failed') throw new Error(JSON.stringify(result.issues))
  return result
}

export function propertyItem(facts: object = {}) {
  return { ID: 930001, Goal: 0, Status: 1, Zip: '9000', City: 'Gent', Price: 350000, ...facts }
}

/** Every row of `listing` as `list/kind/id`, sorted. */
export async function listedRows(): Promise<string[]> {
  const { list, kind, id } = listing
  const rows = await db.select({ list, kind, id }).from(listing).orderBy(list, kind, id)
  return rows.map((row) => `${row.list}/${row.kind}/${row.id}`)
}

export async function prices(): Promise<(number | null)[]> {
  return (await db.select({ price: listing.price }).from(listing)).map(({ price }) => price)
}

export async function projectPrice(): Promise<number | null | undefined> {
  const rows = await db.select().from(listing)
  return rows.find(({ list, kind }) => list === 0 && kind === 1)?.price ?? null
}

export async function rowsWithoutKeys() {
  const rows = await db.select().from(listing).orderBy(listing.list, listing.kind, listing.id)
  return rows.map((row) => ({ ...row, key: 0 }))
}

export async function everything() {
  return {
    version: await readVersion(db),
    properties: await db.select().from(property),
    rows: await db.select().from(listing),
    runs: await db.select().from(importRun),
  }
}

/** Runs work during which the database refuses the row of this listing. */
export async function whileRefused(id: number, work: () => Promise<unknown>): Promise<void> {
  await env.DB.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = ${id} BEGIN SELECT RAISE(ABORT, 'no'); END`,
  )
  await work()
  await env.DB.exec('DROP TRIGGER refuse')
}
