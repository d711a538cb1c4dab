import { defineExamples } from '../../../components/module/define-examples'
import { EXAMPLE_ARTICLES } from '../example-articles'
import { articleList } from './article-list'

const TITLE = {
  nl: 'Goed om te weten',
  fr: 'Bon à savoir',
  en: 'Good to know',
  de: 'Gut zu wissen',
}
const [first] = EXAMPLE_ARTICLES

export const articleListExamples = defineExamples(articleList, [
  {
    name: 'module view',
    placement: { title: TITLE, description2: TITLE, numberItemOfRow: 2 },
    config: {},
    data: EXAMPLE_ARTICLES,
  },
  {
    name: 'single view, in a part of the page',
    placement: {
      view: 'single-view',
      position: 'center',
      title: TITLE,
      col: { sm: 12, md: 10, lg: 8 },
      span: 2,
      class: 'narrow',
    },
    config: {},
    data: EXAMPLE_ARTICLES,
  },
  {
    name: 'odds view, on a colour',
    placement: { view: 'odds-view', backgroundType: 'colour', colorBackground: '#12201a' },
    config: {},
    data: EXAMPLE_ARTICLES,
  },
  {
    name: 'collapsible, on a picture',
    placement: {
      title: TITLE,
      backgroundType: 'image',
      image: '/images/demo/living-old-medium-terra-960.jpg',
    },
    config: { collapsible: true },
    data: EXAMPLE_ARTICLES,
  },
  {
    name: 'more without a link',
    config: {},
    data: first ? [{ ...first, params: { showReadMore: true } }] : [],
  },
  { name: 'none published', placement: { title: TITLE }, config: {}, data: [] },
])
