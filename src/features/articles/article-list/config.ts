import { z } from 'zod'

/** `collapsible` collapses every article below its title. `newestFirst` sorts those of categories by date. */
export const articleListConfig = z.object({
  collapsible: z.boolean().default(false),
  newestFirst: z.boolean().default(false),
})
export type ArticleListConfig = z.output<typeof articleListConfig>
