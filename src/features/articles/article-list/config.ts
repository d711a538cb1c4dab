import { z } from 'zod'

/** `collapsible`: every article folded behind its title. `newestFirst`: those of categories by the dates shown. */
export const articleListConfig = z.object({
  collapsible: z.boolean().default(false),
  newestFirst: z.boolean().default(false),
})
export type ArticleListConfig = z.output<typeof articleListConfig>
