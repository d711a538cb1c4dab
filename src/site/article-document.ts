import { z } from 'zod'
import { translated } from '../listing/property'
import { LANGS } from '../platform/format/lang'
import { CONTENT_STATUS } from './page'

/** The parameters of an article: the link below its text, or the video in place of its picture. */
const articleParams = z.object({
  showReadMore: z.boolean().optional(),
  readMoreText: translated.optional(),
  readMoreLink: translated.optional(),
  showVideo: z.boolean().optional(),
  videoUrl: z.string().optional(),
})

/** The separate page of an article: its parent page and the last part of its address. */
export const ownPage = z.object({
  parentId: z.number().int().nullable().default(null),
  slugs: z.record(z.enum(LANGS), z.string()),
})
export type OwnPage = z.infer<typeof ownPage>

/** The date that is shown for an article, for example `2026-08-09`. */
export const shownDate = z.iso.date()

/** An article in the form in which staff edit it. */
export const articleDocument = z.object({
  categoryId: z.number().int().nullable(),
  imageId: z.number().int().nullable(),
  name: z.string().min(1),
  alias: z.string(),
  status: z.enum(CONTENT_STATUS),
  title: translated,
  introText: translated,
  fullText: translated,
  params: articleParams.default({}),
  /** Null for an article that is shown only in lists and modules. */
  ownPage: ownPage.nullable().default(null),
  shownDate: shownDate.nullable().default(null),
})
export type ArticleDocument = z.infer<typeof articleDocument>
