import { z } from 'zod'
import { cached } from '../../cache'
import { type Article, findArticle } from '../../data/content/articles'
import { defineModule } from '../module'
import { ArticleView } from './article-view'
import { articleExamples } from './examples'

export const articleConfig = z.object({ articleId: z.number().int() })
export type ArticleConfig = z.output<typeof articleConfig>

export const article = defineModule({
  kind: 'article',
  config: articleConfig,
  load: ({ cache, db }, { articleId }): Promise<Article | null> =>
    cached(cache, 'content', `article:${articleId}`, () =>
      findArticle(db, articleId, cache.preview),
    ),
  View: ArticleView,
  examples: articleExamples,
})
