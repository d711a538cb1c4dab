import { z } from 'zod'

/** `collapsible`: every article folded behind its title. */
export const articleListConfig = z.object({ collapsible: z.boolean().default(false) })
export type ArticleListConfig = z.output<typeof articleListConfig>
