import { z } from 'zod'
import { translated } from '../listing/property'
import { CONTENT_STATUS } from './page'

/** What stands below an article's text, or in the place of its picture. */
const articleParams = z.object({
  showReadMore: z.boolean().optional(),
  readMoreText: translated.optional(),
  readMoreLink: translated.optional(),
  showVideo: z.boolean().optional(),
  videoUrl: z.string().optional(),
})

/** An article as staff edit it. */
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
})
export type ArticleDocument = z.infer<typeof articleDocument>
