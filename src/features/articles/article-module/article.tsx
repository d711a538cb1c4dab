import { defineModule } from '../../../components/module/module'
import { loadArticle } from '../load-articles'
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
  load: (context, { articleId }) => loadArticle(context, articleId),
  View: ArticleView,
})
