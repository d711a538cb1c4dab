import { z } from 'zod'
import { screenDocument, screenToken } from '../../features/screens/screen'
import { testimonialDocument } from '../../features/testimonials/testimonial'
import { translated } from '../../listing/property'
import { shortToken } from '../../platform/db/tokens'
import { LANGS } from '../../platform/format/lang'
import { ownPage, shownDate } from '../../site/article-document'
import { CONTENT_STATUS, placement, sitePage } from '../../site/page'
import { siteSettings } from '../../site/site'
import { team } from '../../site/team-document'

const id = z.number().int().positive()
const text = z.string().nullable().default(null)

const propertyType = z.object({
  webId: id,
  name: translated,
  subs: z.array(z.object({ id, name: translated })).default([]),
})

const prices = z.object({
  min: z.array(z.number().int().positive()),
  max: z.array(z.number().int().positive()),
})

const marker = z.object({
  id,
  lat: z.number(),
  lng: z.number(),
  markerColor: text,
  markerImage: text,
  title: translated,
  address: translated,
  link: text,
})

const pageModule = z.object({
  id,
  kind: z.string(),
  sort: z.number().int().optional(),
  status: z.enum(CONTENT_STATUS).default('Published'),
  placement: placement.prefault({}),
  config: z.unknown().default({}),
})
export type FolderModule = z.infer<typeof pageModule>

const page = sitePage.extend({
  id,
  parentId: id.nullable().default(null),
  role: sitePage.shape.role.default(null),
  modules: z.array(pageModule).default([]),
})
export type FolderPage = z.infer<typeof page>

const category = z.object({ id, name: translated, parentId: id.nullable().default(null) })

const image = z.object({
  id,
  filename: z.string(),
  originalname: z.string(),
  url: z.string(),
  mimetype: z.string(),
  destination: z.string().default(''),
  alt: translated.default({}),
  createDate: z.string().optional(),
  /** The size of an uploaded file in bytes. */
  size: z.number().int().nullable().default(null),
  credit: z.string().nullable().default(null),
  isDecoration: z.boolean().default(false),
})

const article = z.object({
  id,
  categoryId: id.nullable().default(null),
  imageId: id.nullable().default(null),
  name: z.string(),
  alias: z.string(),
  status: z.enum(CONTENT_STATUS).default('Published'),
  sort: z.number().int().optional(),
  title: translated,
  /** HTML, like the full text. */
  introText: translated.default({}),
  fullText: translated.default({}),
  params: z
    .object({
      showReadMore: z.boolean().optional(),
      readMoreText: translated.optional(),
      readMoreLink: translated.optional(),
      showVideo: z.boolean().optional(),
      videoUrl: z.string().optional(),
    })
    .default({}),
  ownPage: ownPage.nullable().default(null),
  shownDate: shownDate.nullable().default(null),
})

const testimonial = testimonialDocument.extend({
  id,
  status: testimonialDocument.shape.status.default('Published'),
})

/** A screen keeps its address in an export. One without a token gets an address. */
const screen = screenDocument.extend({ id, token: screenToken.default(shortToken) })

/** A text that overrides one of the interface. A text that is not public is stored but not shown. */
const label = z.union([z.string(), z.object({ text: z.string(), public: z.boolean() })])

/** The JSON files of an agency's folder by name without `.json`. The data of a missing file is not changed. */
export const agencyFiles = {
  settings: siteSettings,
  'property-types': z.array(propertyType),
  'price-ranges': z.object({ sale: prices, rent: prices }),
  team,
  markers: z.array(marker),
  pages: z.array(page),
  articles: z.object({
    categories: z.array(category).default([]),
    images: z.array(image).default([]),
    articles: z.array(article).default([]),
  }),
  testimonials: z.array(testimonial),
  screens: z.array(screen),
  labels: z.partialRecord(z.enum(LANGS), z.record(z.string(), label)),
}
export type FileName = keyof typeof agencyFiles
export const FILE_NAMES = Object.keys(agencyFiles) as FileName[]

/** The content of the folder's JSON files, validated and with defaults. */
export type AgencyFolder = { [Name in FileName]?: z.infer<(typeof agencyFiles)[Name]> }

/** An issue of a folder, by file and the path within it. */
export interface FolderIssue {
  file: string
  path: string
  message: string
}

/** A file under `media/` (public) or `documents/` (gated), by its path in the folder. */
export interface FolderFile {
  path: string
  /** The SHA-256 hash of its bytes in hexadecimal digits. */
  hash: string
  type: string
  size: number
}
