import { defineExamples } from '../../../components/module/define-examples'
import { EXAMPLE_ARTICLES } from '../example-articles'
import { categoryList } from './category-list'

const CATEGORY = {
  id: 6,
  parentId: null,
  name: { nl: 'Verkopen', fr: 'Vendre', en: 'Selling', de: 'Verkaufen' },
}
const TITLE = { nl: 'Wegwijs', fr: 'Guide', en: 'Guide', de: 'Wegweiser' }

export const categoryListExamples = defineExamples(
  categoryList,
  (['module-view', 'single-view', 'odds-view'] as const).map((view) => ({
    name: view,
    placement: { view, title: TITLE, isHasSubcategories: true },
    config: {},
    data: [{ ...CATEGORY, articles: EXAMPLE_ARTICLES }],
  })),
)
