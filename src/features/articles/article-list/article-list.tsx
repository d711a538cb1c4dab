import { defineModule } from '../../../components/module/module'
import { loadArticles } from '../load-articles'
import { ArticleListView } from './article-list-view'
import { articleListConfig } from './config'

export const articleList = defineModule({
  kind: 'article-list',
  title: 'module.article-list',
  text: 'module.article-list.text',
  uses: ['isHasSubcategories', 'view', 'numberItemOfRow', 'maxItems'],
  fields: [
    { kind: 'flag', name: 'collapsible', label: 'part.articles.collapsible' },
    { kind: 'flag', name: 'newestFirst', label: 'part.articles.newestFirst' },
  ],
  config: articleListConfig,
  sheets: () => ['controls', 'modules'],
  load: (context, { newestFirst }, placement) => loadArticles(context, placement, newestFirst),
  View: ArticleListView,
})
