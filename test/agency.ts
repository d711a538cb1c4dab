import { env, exports } from 'cloudflare:workers'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import articles from '../seeds/articles.json'
import labels from '../seeds/labels.json'
import listings from '../seeds/listings.json'
import markers from '../seeds/markers.json'
import pages from '../seeds/pages.json'
import priceRanges from '../seeds/price-ranges.json'
import propertyTypes from '../seeds/property-types.json'
import screens from '../seeds/screens.json'
import settings from '../seeds/settings.json'
import team from '../seeds/team.json'
import testimonials from '../seeds/testimonials.json'
import { importListings } from '../src/features/crm/import/import'
import type { ImportReport } from '../src/features/crm/import/import-part'
import { followPublishRules } from '../src/listing/queries/listing-rules'
import { primaryDb } from '../src/platform/db/db'
import { property } from '../src/platform/db/schema'
import { listingOverrideTable } from '../src/platform/db/schema-overrides'
import type { siteSettings } from '../src/site/site'
import { agencyChanges } from '../src/tasks/agency/changes'
import { readFolder } from '../src/tasks/agency/read-folder'
import { type AgencyRows, rowsOf, TABLE_NAMES } from '../src/tasks/agency/rows'
import type { Row } from '../src/tasks/agency/sql'
import { loadOnce } from './snapshot'

export const ORIGIN = 'http://localhost'

export const db = primaryDb(env.DB)

const FOLDER = {
  settings,
  'property-types': propertyTypes,
  'price-ranges': priceRanges,
  team,
  markers,
  pages,
  articles,
  testimonials,
  screens,
  labels,
}

const NOW = new Date('2026-11-21T10:00:00Z')
const { Owners, Histories, ...homes } = listings

/** The rows of the demo's folder, which is read once. */
let demoRows: AgencyRows | undefined

/** The demo agency, with its listings or without any. Loading it again changes nothing. */
export async function loadAgency({
  withListings = true,
  /** Each owner takes the time of a password hash. */
  withOwners = false,
} = {}): Promise<void> {
  const listed = withOwners ? listings : homes
  const deleted = { DeletedIDs: listings.DeletedIDs }
  await loadOnce(`demo_${withListings}_${withOwners}`, async () => {
    demoRows ??= rowsInFolder(FOLDER)
    await storeRows(demoRows)
    for (const file of withListings ? [listed, deleted] : []) {
      await importListings(db, file, { source: 'seed', now: NOW })
    }
  })
  await purge()
}

/** Restores these listings of the demo, and all that staff changed, to the data of the CRM. */
export async function restoreHomes(...changed: number[]): Promise<void> {
  const overrides = await db.delete(listingOverrideTable).returning({ id: listingOverrideTable.id })
  const ids = [...changed, ...overrides.map(({ id }) => id)]
  await db.update(property).set({ hash: '' }).where(inArray(property.id, ids))
  const Items = homes.Items.filter(({ ID }) => ids.includes(Number(ID)))
  await importListings(db, { ...homes, Items, Projects: [] }, { source: 'seed', now: NOW })
  await purge()
}

/** Changes the publication settings of the agency. */
export async function changeSettings(
  changes: Partial<z.input<typeof siteSettings>>,
): Promise<void> {
  await loadFolder({ settings: { ...settings, ...changes } })
  await purge()
}

/** Loads the JSON files of an agency's folder, by name, as `agency:load` does. */
export async function loadFolder(json: Record<string, unknown>): Promise<void> {
  await storeRows(rowsInFolder(json))
}

function rowsInFolder(json: Record<string, unknown>): AgencyRows {
  const read = readFolder(json, null)
  if (read.status === 'failed') throw new Error(JSON.stringify(read.issues))
  return rowsOf(read.folder, null, NOW)
}

async function storeRows(rows: AgencyRows): Promise<void> {
  const { statements } = agencyChanges(await storedRows(), rows, NOW)
  if (statements.length > 0) await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
  await followPublishRules(db)
}

/** The rows of the agency as SQLite stores them. */
export async function storedRows(): Promise<AgencyRows> {
  const tables = TABLE_NAMES.map((table) => env.DB.prepare(`SELECT * FROM "${table}"`))
  const answers = await env.DB.batch<Row>(tables)
  return Object.fromEntries(TABLE_NAMES.map((table, index) => [table, answers[index]?.results]))
}

/** Sends a visitor's request without following redirects. */
export function get(path: string, init: RequestInit = {}, origin = ORIGIN): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, { redirect: 'manual', ...init }))
}

export async function getJson<T = ApiList>(path: string): Promise<T> {
  return (await get(path)).json<T>()
}

export interface ApiList {
  From: number
  Items: { ID: number; ObjectType: string; Goal: number; Price: number | null }[]
  RowsCount: number
}

/** Sends a request with the token of the agency. */
export function asStaff(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('Authorization')) headers.set('Authorization', 'Bearer test-staff-token')
  return get(path, { ...init, headers })
}

export async function purge(): Promise<number> {
  const response = await asStaff('/api/staff/purge', { method: 'POST' })
  const { version } = await response.json<{ version: string }>()
  return Number(version)
}

/** An import file, with the field names of the CRM. */
export interface WireFile {
  Items?: WireItem[]
  Projects?: WireItem[]
  DeletedIDs?: number[]
  DeletedProjectIDs?: number[]
  Owners?: object[]
  Histories?: Record<string, object>
}

export interface WireItem {
  ID?: number
  [name: string]: unknown
}

/** Imports a file of the CRM, and checks that nothing was refused. */
export async function importFile(file: WireFile): Promise<ImportReport> {
  const response = await asStaff('/api/staff/listings', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(file),
  })
  const report = await response.json<ImportReport>()
  if (response.status !== 200 || report.refused.length > 0) {
    throw new Error(`The import answered ${response.status}: ${JSON.stringify(report)}`)
  }
  return report
}

export async function importItems(...items: WireItem[]): Promise<ImportReport> {
  return importFile({ Items: items })
}

let lastId = 700_000

/** Returns a property for sale in Ghent without hidden facts; `facts` override its values. */
export function listing(facts: WireItem = {}): WireItem & { ID: number } {
  return {
    ID: ++lastId,
    Goal: 0,
    Status: 1,
    WebID: 1,
    TypeDescription: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
    Zip: '9000',
    City: { nl: 'Gent', fr: 'Gand' },
    Street: 'Lindenlei',
    HouseNumber: '22',
    Price: 300_000,
    StartCommercialisation: '2026-06-01',
    ...facts,
  }
}
