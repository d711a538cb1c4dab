import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { SiteSettings } from '../domain/site'
import { putAccount } from './accounts'
import type { Db } from './db'
import { type ImportReport, importListings } from './import'
import { jsonChunks, rowsOf } from './json-rows'
import { readPublishSettings, reindexListings, type Statement } from './listing-index'
import {
  article,
  articleCategory,
  image,
  mapMarker,
  page,
  pageModule,
  priceRange,
  propertyType,
  siteSetting,
  teamMember,
} from './schema'
import { type Seeds, seedFiles } from './seed-files'
import { bumpVersion } from './version'

/**
 * Loads an agency from the files of seeds/ (contents by file name, and its documents): settings,
 * types, price ranges, team, markers, pages, articles and listings. What has the same id is replaced, the
 * rest stays, so that loading twice is harmless. Throws when a file has the wrong shape.
 */
export async function loadSeeds(
  db: Db,
  media: R2Bucket,
  files: unknown,
  now: Date,
): Promise<{ listings: ImportReport | null; documents: number }> {
  const seeds = seedFiles.parse(files)
  const [first, ...rest] = [
    ...listStatements(db, seeds),
    ...pageStatements(db, seeds, now),
    ...articleStatements(db, seeds, now),
  ]
  if (first) await db.batch([first, ...rest])
  for (const [name, base64] of Object.entries(seeds.documents)) {
    await media.put(name, bytesOf(base64), { httpMetadata: { contentType: 'application/pdf' } })
  }
  for (const account of seeds.staff?.accounts ?? []) await putAccount(db, account, now)
  const listings = seeds.listings ? await takeListings(db, seeds.listings, now) : null
  // The settings come last: an agency that has them is one that was loaded whole.
  if (seeds.settings) await putSettings(db, seeds.settings)
  await bumpVersion(db)
  return { listings, documents: Object.keys(seeds.documents).length }
}

async function putSettings(db: Db, settings: SiteSettings): Promise<void> {
  const rulesBefore = JSON.stringify(await readPublishSettings(db))
  await db
    .insert(siteSetting)
    .values({ id: 1, data: settings })
    .onConflictDoUpdate({ target: siteSetting.id, set: { data: settings } })
  if (JSON.stringify(await readPublishSettings(db)) !== rulesBefore) await reindexListings(db)
}

async function takeListings(db: Db, body: unknown, now: Date): Promise<ImportReport> {
  const result = await importListings(db, body, { source: 'seed', now })
  if (result.status === 'failed') {
    throw new Error(`seeds/listings.json: ${result.issues.map(({ message }) => message).join()}`)
  }
  return result
}

function listStatements(db: Db, seeds: Seeds): Statement[] {
  const types = seeds['property-types'].flatMap(({ webId, name, subs }, sort) => [
    [webId, webId, null, name, sort],
    ...subs.map((sub, place) => [sub.id, webId, webId, sub.name, place]),
  ])
  const ranges = Object.entries(seeds['price-ranges'] ?? {}).flatMap(([goal, bounds]) =>
    Object.entries(bounds).flatMap(([bound, prices]) =>
      prices.map((price) => [goal === 'sale' ? 0 : 1, bound, price]),
    ),
  )
  const team = (seeds.team?.members ?? []).map((member, sort) => [
    member.id,
    sort,
    member.name,
    member.photo,
    member.function,
    member.ipi,
    member.directPhone,
    member.mobilePhone,
    member.email,
    member.about,
    member.languages,
  ])
  const markers = seeds.markers.map((marker) => [
    marker.id,
    marker.lat,
    marker.lng,
    marker.markerColor,
    marker.markerImage,
    marker.title,
    marker.address,
    marker.link,
  ])
  return [
    ...replaceById(db, propertyType, types),
    ...replaceById(db, teamMember, team),
    ...replaceById(db, mapMarker, markers),
    ...(ranges.length > 0 ? [db.delete(priceRange)] : []),
    ...jsonChunks(ranges).map((chunk) => db.insert(priceRange).select(rowsOf(chunk, 3))),
  ]
}

function pageStatements(db: Db, { pages }: Seeds, now: Date): Statement[] {
  const at = now.toISOString()
  const rows = pages.map(({ id, parentId, role, name, status, sort, slugs, params }) => [
    id,
    parentId,
    role,
    name,
    status,
    sort,
    slugs,
    params,
    at,
    at,
  ])
  const modules = pages.flatMap((seeded) =>
    seeded.modules.map(({ id, kind, sort, status, placement, config }, place) => [
      id,
      seeded.id,
      kind,
      sort ?? place,
      status,
      placement,
      config,
    ]),
  )
  return [
    ...replaceById(db, page, rows),
    ...pages.map(({ id }) => db.delete(pageModule).where(eq(pageModule.pageId, id))),
    ...replaceById(db, pageModule, modules),
  ]
}

function articleStatements(db: Db, { articles }: Seeds, now: Date): Statement[] {
  if (!articles) return []
  const at = now.toISOString()
  return [
    ...replaceById(
      db,
      articleCategory,
      articles.categories.map(({ id, name, parentId }) => [id, name, parentId]),
    ),
    ...replaceById(
      db,
      image,
      articles.images.map((picture) => [
        picture.id,
        picture.filename,
        picture.originalname,
        picture.url,
        picture.mimetype,
        picture.destination,
        picture.alt,
        at,
      ]),
    ),
    ...replaceById(
      db,
      article,
      articles.articles.map((entry, sort) => [
        entry.id,
        entry.categoryId,
        entry.imageId,
        entry.name,
        entry.alias,
        entry.status,
        entry.sort ?? sort,
        entry.title,
        entry.introText,
        entry.fullText,
        entry.params,
        at,
      ]),
    ),
  ]
}

type TableWithId =
  | typeof article
  | typeof articleCategory
  | typeof image
  | typeof mapMarker
  | typeof page
  | typeof pageModule
  | typeof propertyType
  | typeof teamMember

/** Rows in the order of the table's columns; one that is there keeps only its creation date. */
function replaceById(db: Db, table: TableWithId, rows: unknown[][]): Statement[] {
  const columns = Object.entries(getTableColumns<SQLiteTable>(table))
  const news = columns
    .filter(([key]) => key !== 'id' && key !== 'createdAt')
    .map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)])
  return jsonChunks(rows).map((chunk) =>
    db
      .insert<SQLiteTable>(table)
      .select(rowsOf(chunk, columns.length))
      .onConflictDoUpdate({ target: table.id, set: Object.fromEntries(news) }),
  )
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
