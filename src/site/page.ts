import { z } from 'zod'
import { translated } from '../listing/property'
import { LANGS, type Lang, pick } from '../platform/format/lang'
import { PAGE_ROLES } from './page-role'
import { pathOnSite } from './redirects/redirect-targets'

export const CONTENT_STATUS = ['Published', 'Hidden', 'Draft'] as const
export type ContentStatus = (typeof CONTENT_STATUS)[number]

const seoText = z.object({
  pageTitle: z.string().optional(),
  metadataTitle: z.string().optional(),
  metadataDescription: z.string().optional(),
  ogTitle: z.string().optional(),
  ogDescription: z.string().optional(),
  ogImage: z.string().optional(),
  twitterTitle: z.string().optional(),
  twitterDescription: z.string().optional(),
  isActiveSEO: z.boolean().optional(),
})

/** A page's parameters; the names are the spec's. */
export const pageParams = z.object({
  title: translated,
  description: translated.optional(),
  metadata: z.partialRecord(z.enum(LANGS), seoText).optional(),
  image: z.string().optional(),
  logo: z.string().optional(),
  /** Shows a sub-menu: the pages of `subMenu` in their order, or the pages below this one if it is empty. */
  isHaveSubMenu: z.boolean().default(false),
  subMenu: z.array(z.number().int()).default([]),
  /** Keeps the sub-menu visible below the header. */
  showFixedMenu: z.boolean().default(false),
  /** HTML above the modules. */
  content: translated.optional(),
  /** Served as `/styles/page-{id}.css`, without imports and other hosts. */
  css: z.string().optional(),
  /** Stored without effect. */
  type: z.string().optional(),
  /** Redirects (301) to `redirectUrl`. Without an address, or with one on another host, it has no effect. */
  redirect: z.boolean().default(false),
  /** One path for all languages, or one by language. */
  redirectUrl: z.union([z.string(), translated]).optional(),
  showBreadCrumb: z.boolean().default(false),
  showPageBanner: z.boolean().default(false),
  bannerTitle: translated.optional(),
  bannerDescription: translated.optional(),
  bannerVideo: z.string().optional(),
  bannerType: z.enum(['colour', 'image', 'video']).optional(),
  bannerColor: z.string().optional(),
  bannerTransparent: z.boolean().default(false),
})
export type PageParams = z.infer<typeof pageParams>

const columns = z.number().int().min(1).max(12)

/** A module's picture with its alternative text. An address without a text is a decorative picture. */
const modulePicture = z
  .union([z.string(), z.object({ src: z.string(), alt: translated.default({}) })])
  .transform((picture) => (typeof picture === 'string' ? { src: picture, alt: {} } : picture))
export type ModulePicture = z.output<typeof modulePicture>

const RELATION_TYPES = ['article', 'category', 'property-list', 'contact'] as const

/** A record or module that a module refers to. For lists and contact modules the id is that of the module. */
const relation = z.object({ type: z.enum(RELATION_TYPES), id: z.number().int() })
export type Relation = z.infer<typeof relation>

/** The position and style of a module on its page's 12-column grid. The names are those of the spec. */
export const placement = z.object({
  title: translated.optional(),
  titleSize: z.enum(['h1', 'h2', 'h3']).default('h2'),
  description: translated.optional(),
  description2: translated.optional(),
  position: z.enum(['left', 'center', 'right']).default('left'),
  col: z.object({ sm: columns, md: columns, lg: columns }).default({ sm: 12, md: 12, lg: 12 }),
  /** The number of empty columns before it. */
  span: z.number().int().min(0).max(11).default(0),
  view: z.enum(['module-view', 'single-view', 'odds-view']).default('module-view'),
  class: z
    .string()
    .regex(/^[\w -]*$/, 'field.wrong.word')
    .optional(),
  backgroundType: z.enum(['none', 'colour', 'tint', 'image']).default('none'),
  colorBackground: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  image: modulePicture.optional(),
  images: z.array(modulePicture).default([]),
  relations: z.array(relation).default([]),
  numberItemOfRow: z.number().int().min(1).max(6).default(3),
  maxItems: z.number().int().positive().optional(),
  isHasSubcategories: z.boolean().default(false),
})
export type Placement = z.infer<typeof placement>

/** Returns true if the module is narrower than the grid, so that others fit next to it. */
export function isPart({ col }: Placement): boolean {
  return Math.min(col.sm, col.md, col.lg) < 12
}

export interface PageModule {
  id: number
  kind: string
  sort: number
  status: (typeof CONTENT_STATUS)[number]
  placement: Placement
  /** Validated by the schema of its kind when it loads. */
  config: unknown
}

export const sitePage = z.object({
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  role: z.enum(PAGE_ROLES).nullable(),
  name: z.string(),
  status: z.enum(CONTENT_STATUS),
  sort: z.number().int(),
  /** The page's own slug per language; '' is the home page. */
  slugs: z.record(z.enum(LANGS), z.string()),
  params: pageParams,
})
export type SitePage = z.infer<typeof sitePage>

/** Returns the languages in which a page redirects to an address that is no path of this site. */
export function wrongRedirects({ redirectUrl = {} }: PageParams): Lang[] {
  const addressIn = (lang: Lang) =>
    (typeof redirectUrl === 'string' ? redirectUrl : redirectUrl[lang]) || '/'
  return LANGS.filter((lang) => pathOnSite(addressIn(lang)) === null)
}

/** Returns the name of a page for staff: its title in their language, else its internal name. */
export function pageTitle(page: Pick<SitePage, 'params' | 'name'>, lang: Lang): string {
  return pick(page.params.title, lang) || page.name
}
