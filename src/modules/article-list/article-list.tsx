import { z } from 'zod'
import { loadArticles } from '../load-articles'
import { defineModule } from '../module'
import { ArticleListView } from './article-list-view'
import { articleListExamples } from './examples'

/** `collapsible`: every article folded behind its title. */
export const articleListConfig = z.object({ collapsible: z.boolean().default(false) })
export type ArticleListConfig = z.output<typeof articleListConfig>

/** The articles of the placement's relations, in its view. */
export const articleList = defineModule({
  kind: 'article-list',
  config: articleListConfig,
  load: (context, _config, placement) => loadArticles(context, placement),
  View: ArticleListView,
  examples: articleListExamples,
})
