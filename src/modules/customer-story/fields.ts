import type { Field } from '../../forms/fields/field'

export const customerStoryFields: Field[] = [
  {
    kind: 'reference',
    name: 'articleId',
    label: 'part.article',
    help: 'part.story.article.help',
    of: ['article'],
  },
  {
    kind: 'reference',
    name: 'propertyId',
    label: 'part.story.home',
    of: ['home'],
    optional: true,
  },
  {
    kind: 'reference',
    name: 'personId',
    label: 'part.person',
    of: ['person'],
    optional: true,
  },
]
