import { z } from 'zod'

/** `foldsOnPhone` collapses the text after the intro on small screens. */
export const articleConfig = z.object({
  articleId: z.number().int(),
  foldsOnPhone: z.boolean().default(false),
})
export type ArticleConfig = z.output<typeof articleConfig>
