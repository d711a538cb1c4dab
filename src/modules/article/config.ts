import { z } from 'zod'

export const articleConfig = z.object({ articleId: z.number().int() })
export type ArticleConfig = z.output<typeof articleConfig>
