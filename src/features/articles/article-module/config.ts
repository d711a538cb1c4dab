import { z } from 'zod'

/** `foldsOnPhone`: on small screens what follows the intro is folded. */
export const articleConfig = z.object({
  articleId: z.number().int(),
  foldsOnPhone: z.boolean().default(false),
})
export type ArticleConfig = z.output<typeof articleConfig>
