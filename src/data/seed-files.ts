import { z } from 'zod'
import { STAFF_ROLES } from '../domain/account'
import { LANGS } from '../domain/lang'
import { CONTENT_STATUS, placement, sitePage } from '../domain/page'
import { translated } from '../domain/property'
import { siteSettings } from '../domain/site'

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

const member = z.object({
  id,
  name: z.string(),
  photo: text,
  function: translated,
  ipi: text,
  directPhone: text,
  mobilePhone: text,
  email: text,
  about: translated.default({}),
  languages: z.array(z.enum(LANGS)).default([]),
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

const page = sitePage.extend({
  parentId: sitePage.shape.parentId.default(null),
  role: sitePage.shape.role.default(null),
  modules: z
    .array(
      z.object({
        id,
        kind: z.string(),
        sort: z.number().int().optional(),
        status: z.enum(CONTENT_STATUS).default('Published'),
        placement: placement.prefault({}),
        config: z.unknown().default({}),
      }),
    )
    .default([]),
})

const image = z.object({
  id,
  filename: z.string(),
  originalname: z.string(),
  url: z.string(),
  mimetype: z.string(),
  destination: z.string().default(''),
  alt: translated.default({}),
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
  /** HTML, as the rest of the text. */
  introText: translated.default({}),
  fullText: translated.default({}),
  params: z.record(z.string(), z.unknown()).default({}),
})

const staffAccount = z.object({
  email: z.email(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  lang: z.enum(LANGS),
  password: z.string(),
})

/** The files of seeds/ by name without `.json`; what is missing is left as it is. */
export const seedFiles = z.object({
  settings: siteSettings.optional(),
  'property-types': z.array(propertyType).default([]),
  'price-ranges': z.object({ sale: prices, rent: prices }).optional(),
  team: z.object({ members: z.array(member) }).optional(),
  /** With passwords that everybody may know: for a demo, never for a deployment. */
  staff: z.object({ accounts: z.array(staffAccount) }).optional(),
  markers: z.array(marker).default([]),
  pages: z.array(page).default([]),
  articles: z
    .object({
      categories: z
        .array(z.object({ id, name: translated, parentId: id.nullable().default(null) }))
        .default([]),
      images: z.array(image).default([]),
      articles: z.array(article),
    })
    .optional(),
  /** An import file. */
  listings: z.unknown().optional(),
  /** The files of seeds/documents/ in base64, by name. */
  documents: z.record(z.string(), z.base64()).default({}),
})
export type Seeds = z.infer<typeof seedFiles>
