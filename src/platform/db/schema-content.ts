import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OwnPage } from '../../site/article-document'
import type { PageParams, Placement } from '../../site/page'
import type { PageRole } from '../../site/page-role'
import type { SiteSettings } from '../../site/site'
import type { OriginMark } from '../files/origin-mark'
import type { Lang, Translated } from '../format/lang'
import { shortToken } from './tokens'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
const contentStatus = (name: string) =>
  text(name, { enum: ['Published', 'Hidden', 'Draft'] }).notNull()

export const siteSetting = sqliteTable('site_setting', {
  id: integer().primaryKey(),
  data: json<SiteSettings>('data').notNull(),
})

export const contentVersion = sqliteTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  content: integer().notNull().default(0),
  listings: integer().notNull().default(0),
})

export const page = sqliteTable('page', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  role: text().$type<PageRole>(),
  name: text().notNull(),
  status: contentStatus('status'),
  sort: integer().notNull(),
  slugs: json<Record<Lang, string>>('slugs').notNull(),
  params: json<PageParams>('params').notNull(),
  createdAt: text('created_at').notNull(),
  modifiedAt: text('modified_at').notNull(),
})

export const pageModule = sqliteTable('page_module', {
  id: integer().primaryKey(),
  pageId: integer('page_id').notNull(),
  kind: text().notNull(),
  sort: integer().notNull(),
  status: contentStatus('status'),
  placement: json<Placement>('placement').notNull(),
  config: json<unknown>('config').notNull(),
})

export const articleCategory = sqliteTable('article_category', {
  id: integer().primaryKey(),
  name: json<Translated>('name').notNull(),
  parentId: integer('parent_id'),
  sort: integer().notNull().default(0),
})

export const image = sqliteTable('image', {
  id: integer().primaryKey(),
  filename: text().notNull(),
  originalname: text().notNull(),
  url: text().notNull(),
  mimetype: text().notNull(),
  destination: text().notNull(),
  alt: json<Translated>('alt').notNull(),
  createdAt: text('created_at').notNull(),
  size: integer(),
  credit: text(),
  isDecoration: integer('is_decoration', { mode: 'boolean' }).notNull().default(false),
})

/** The origins that files of pictures suggest, by address. They are no claim until staff confirm them. */
export const pictureMark = sqliteTable('picture_mark', {
  address: text().primaryKey(),
  origin: text().$type<OriginMark['origin']>().notNull(),
  mark: text().notNull(),
})

/** The accounts that uploaded a protected document, by its address. */
export const documentUpload = sqliteTable(
  'document_upload',
  { url: text().notNull(), accountId: integer('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.url, table.accountId] })],
)

export interface ArticleParams {
  showReadMore?: boolean
  readMoreText?: Translated
  readMoreLink?: Translated
  showVideo?: boolean
  videoUrl?: string
}

export const article = sqliteTable('article', {
  id: integer().primaryKey(),
  categoryId: integer('category_id'),
  imageId: integer('image_id'),
  name: text().notNull(),
  alias: text().notNull(),
  status: contentStatus('status'),
  sort: integer().notNull(),
  title: json<Translated>('title').notNull(),
  introText: json<Translated>('intro_text').notNull(),
  fullText: json<Translated>('full_text').notNull(),
  params: json<ArticleParams>('params').notNull(),
  createdAt: text('created_at')
    .notNull()
    .$defaultFn(() => new Date().toISOString()),
  ownPage: json<OwnPage>('own_page'),
  shownDate: text('shown_date'),
  modifiedAt: text('modified_at'),
})

export const testimonial = sqliteTable('testimonial', {
  id: integer().primaryKey(),
  status: contentStatus('status'),
  sort: integer().notNull(),
  author: json<Translated>('author').notNull(),
  quote: json<Translated>('quote').notNull(),
  about: json<Translated>('about').notNull(),
})

export const screen = sqliteTable('screen', {
  id: integer().primaryKey(),
  sort: integer().notNull(),
  name: text().notNull(),
  officeId: integer('office_id'),
  listings: text({ enum: ['sale', 'rent', 'both', 'chosen'] }).notNull(),
  homes: json<number[]>('homes').notNull(),
  projects: json<number[]>('projects').notNull(),
  seconds: integer().notNull(),
  languages: json<Lang[]>('languages').notNull(),
  dimFrom: text('dim_from'),
  dimUntil: text('dim_until'),
  token: text().notNull().$defaultFn(shortToken),
})

export const teamMember = sqliteTable('team_member', {
  id: integer().primaryKey(),
  sort: integer().notNull(),
  name: text().notNull(),
  photo: text(),
  function: json<Translated>('function').notNull(),
  ipi: text(),
  directPhone: text('direct_phone'),
  mobilePhone: text('mobile_phone'),
  email: text(),
  about: json<Translated>('about').notNull(),
  languages: json<Lang[]>('languages').notNull(),
  officeId: integer('office_id'),
  status: text({ enum: ['Published', 'Hidden'] })
    .notNull()
    .default('Published'),
  crmName: text('crm_name'),
})

export const mapMarker = sqliteTable('map_marker', {
  id: integer().primaryKey(),
  lat: real().notNull(),
  lng: real().notNull(),
  markerColor: text('marker_color'),
  markerImage: text('marker_image'),
  title: json<Translated>('title').notNull(),
  address: json<Translated>('address').notNull(),
  link: text(),
})

export const labelOverride = sqliteTable(
  'label_override',
  {
    lang: text().$type<Lang>().notNull(),
    label: text().notNull(),
    text: text().notNull(),
    public: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.label] })],
)

/** The files in the bucket MEDIA that were imported with the agency's folder. */
export const agencyFile = sqliteTable('agency_file', {
  key: text().primaryKey(),
  hash: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
})
