import { z } from 'zod'
import { ModuleFrame } from '../../../components/module/frame'
import { partHeading } from '../../../components/module/heading'
import { defineModule, type ModuleViewProps } from '../../../components/module/module'
import { fallbackLang, pick } from '../../../platform/format/lang'
import { Cards } from '../article-list/article-list-view'
import { ArticleText, ReadMore } from '../article-parts'
import { loadCategories } from '../load-articles'
import type { CategoryArticles } from '../queries'

type Props = ModuleViewProps<unknown, CategoryArticles[]>

export const categoryList = defineModule({
  kind: 'category-list',
  title: 'module.category-list',
  text: 'module.category-list.text',
  uses: ['isHasSubcategories', 'view', 'maxItems'],
  fields: [],
  config: z.object({}),
  load: (context, _config, placement) => loadCategories(context, placement),
  View: CategoryListView,
})

function CategoryListView(props: Props) {
  const { moduleId: id, view, placement, data } = props
  if (data.length === 0) return null
  const Name = partHeading(view, placement)
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      {data.map((category) => (
        <div key={category.id} className={`category ${placement.view}`}>
          <Name className="category-name" lang={fallbackLang(category.name, view.lang)}>
            {pick(category.name, view.lang)}
          </Name>
          <Articles {...props} category={category} />
        </div>
      ))}
    </ModuleFrame>
  )
}

/** Renders cards, or titles and intros. They are next to the category's name in the odds view, else below it. */
function Articles({ view, placement, category }: Props & { category: CategoryArticles }) {
  if (placement.view === 'module-view') {
    const below = { ...placement, title: category.name, titleSize: 'h3' as const }
    return <Cards view={view} placement={below} data={category.articles} />
  }
  const Title = partHeading(view, placement) === 'h2' ? 'h3' : 'h4'
  return (
    <ul className="lines">
      {category.articles.map((article) => (
        <li key={article.id}>
          <Title className="part-title" lang={fallbackLang(article.title, view.lang)}>
            {pick(article.title, view.lang)}
          </Title>
          <ArticleText view={view} article={article} />
          <ReadMore view={view} article={article} />
        </li>
      ))}
    </ul>
  )
}
