import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { priceRange, propertyType } from '../../platform/db/schema'
import {
  agencyFile,
  article,
  articleCategory,
  image,
  labelOverride,
  mapMarker,
  page,
  pageModule,
  screen,
  siteSetting,
  teamMember,
  testimonial,
} from '../../platform/db/schema-content'
import { LANGS } from '../../platform/format/lang'
import type { AgencyFolder, FolderFile } from './folder'
import type { Row, SqlValue } from './sql'

/** The tables of an agency, by name. A table comes after the tables that it refers to. */
export const TABLES = {
  site_setting: siteSetting,
  property_type: propertyType,
  price_range: priceRange,
  team_member: teamMember,
  map_marker: mapMarker,
  article_category: articleCategory,
  image,
  article,
  testimonial,
  screen,
  page,
  page_module: pageModule,
  label_override: labelOverride,
  agency_file: agencyFile,
}
export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

export type AgencyRows = Partial<Record<TableName, Row[]>>

type Values<Table extends SQLiteTable> = Table['$inferInsert'][]

/** Returns the rows for a folder's files. Tables of absent files are left out. */
export function rowsOf(folder: AgencyFolder, files: FolderFile[] | null, now: Date): AgencyRows {
  const at = now.toISOString()
  return {
    ...(folder.settings && {
      site_setting: encode(siteSetting, [{ id: 1, data: folder.settings }]),
    }),
    ...(folder['property-types'] && {
      property_type: encode(propertyType, typeValues(folder['property-types'])),
    }),
    ...(folder['price-ranges'] && {
      price_range: encode(priceRange, priceValues(folder['price-ranges'])),
    }),
    ...(folder.team && {
      team_member: encode(
        teamMember,
        folder.team.members.map((member, sort) => ({ ...member, sort })),
      ),
    }),
    ...(folder.markers && { map_marker: encode(mapMarker, folder.markers) }),
    ...(folder.articles && articleRows(folder.articles, at)),
    ...(folder.testimonials && {
      testimonial: encode(
        testimonial,
        folder.testimonials.map((one, sort) => ({ ...one, sort })),
      ),
    }),
    ...(folder.screens && {
      screen: encode(
        screen,
        folder.screens.map((one, sort) => ({ ...one, sort })),
      ),
    }),
    ...(folder.pages && pageRows(folder.pages, at)),
    ...(folder.labels && { label_override: encode(labelOverride, labelValues(folder.labels)) }),
    ...(files && {
      agency_file: encode(
        agencyFile,
        files.map(({ path, hash, type, size }) => ({ key: path, hash, type, size })),
      ),
    }),
  }
}

function typeValues(
  types: NonNullable<AgencyFolder['property-types']>,
): Values<typeof propertyType> {
  return types.flatMap(({ webId, name, subs }, sort) => [
    { id: webId, webId, parentId: null, name, sort },
    ...subs.map((sub, index) => ({ ...sub, webId, parentId: webId, sort: index })),
  ])
}

function priceValues({ sale, rent }: NonNullable<AgencyFolder['price-ranges']>) {
  return [sale, rent].flatMap((prices, goal) =>
    (['min', 'max'] as const).flatMap((bound) =>
      [...new Set(prices[bound])].map((price) => ({ goal, bound, price })),
    ),
  )
}

function articleRows(given: NonNullable<AgencyFolder['articles']>, at: string): AgencyRows {
  return {
    article_category: encode(
      articleCategory,
      given.categories.map((category, sort) => ({ ...category, sort })),
    ),
    image: encode(
      image,
      given.images.map(({ createDate, ...rest }) => ({ ...rest, createdAt: createDate ?? at })),
    ),
    article: encode(
      article,
      given.articles.map((entry, index) => ({
        ...entry,
        sort: entry.sort ?? index,
        params: entry.params as (typeof article.$inferInsert)['params'],
        createdAt: at,
        modifiedAt: at,
      })),
    ),
  }
}

function pageRows(pages: NonNullable<AgencyFolder['pages']>, at: string): AgencyRows {
  return {
    page: encode(
      page,
      pages.map(({ modules, ...rest }) => ({ ...rest, createdAt: at, modifiedAt: at })),
    ),
    page_module: encode(
      pageModule,
      pages.flatMap(({ id, modules }) =>
        modules.map((module, index) => ({ ...module, pageId: id, sort: module.sort ?? index })),
      ),
    ),
  }
}

function labelValues(labels: NonNullable<AgencyFolder['labels']>): Values<typeof labelOverride> {
  return LANGS.flatMap((lang) =>
    Object.entries(labels[lang] ?? {}).map(([label, given]) =>
      typeof given === 'string'
        ? { lang, label, text: given, public: true }
        : { lang, label, ...given },
    ),
  )
}

function encode<Table extends SQLiteTable>(table: Table, rows: Values<Table>): Row[] {
  const columns = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][]
  return rows.map((values: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, encoded(column, values[key] ?? null)]),
    ),
  )
}

function encoded(column: SQLiteColumn, value: unknown): SqlValue {
  return value === null ? null : (column.mapToDriverValue(value) as SqlValue)
}

/** Returns a table's rows in the types of the code. */
export function decode<Table extends SQLiteTable>(
  table: Table,
  rows: Row[] = [],
): Table['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][]
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name] ?? null
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    ),
  )
}
