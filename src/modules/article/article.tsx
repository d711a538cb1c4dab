import { cached } from '../../cache'
import { type Article, findArticle } from '../../data/content/articles'
import { defineModule } from '../module'
import { ArticleView } from './article-view'
import { articleConfig } from './config'

export const article = defineModule({
  kind: 'article',
  title: 'module.article',
  text: 'module.article.text',
  fields: [
    { kind: 'reference', name: 'articleId', label: 'part.article', of: ['article'] },
    { kind: 'flag', name: 'foldsOnPhone', label: 'part.article.folds' },
  ],
  config: articleConfig,
  load: ({ cache, db }, { articleId }): Promise<Article | null> =>
    cached(cache, 'content', `article:${articleId}`, () =>
      findArticle(db, articleId, cache.drafts),
    ),
  View: ArticleView,
})
