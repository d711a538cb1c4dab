import { defineExamples } from '../../../../components/module/define-examples'
import { EXAMPLE_CARD } from '../../../../components/module/example-card'
import { EXAMPLE_PERSON } from '../../../../components/module/example-person'
import { EXAMPLE_ARTICLES } from '../../../articles/example-articles'
import { customerStory } from './customer-story'

const [ARTICLE = null] = EXAMPLE_ARTICLES
const PICTURES = [
  { url: '/images/demo/home-410021-960.jpg', name: '', small: null, medium: null, xlarge: null },
]

export const customerStoryExamples = defineExamples(customerStory, [
  {
    name: 'with home and agent',
    config: { articleId: 1, propertyId: 1, personId: 1 },
    data: {
      article: ARTICLE,
      home: { ...EXAMPLE_CARD, pictures: PICTURES },
      person: EXAMPLE_PERSON,
    },
  },
  {
    name: 'words alone',
    config: { articleId: 1 },
    data: { article: ARTICLE, home: null, person: null },
  },
  {
    name: 'unpublished',
    config: { articleId: 9 },
    data: { article: null, home: null, person: null },
  },
])
