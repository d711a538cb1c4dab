import { defineModule, type LoadContext } from '../../../../components/module/module'
import { favouriteCards } from '../../../../listing/queries/cards'
import { cached } from '../../../../platform/cache'
import type { Field } from '../../../../platform/fields/field'
import { listShownTeam } from '../../../../site/team'
import { loadArticle } from '../../../articles/articles'
import { type CustomerStoryData, customerStoryConfig } from './config'
import { CustomerStoryView } from './customer-story-view'

const customerStoryFields: Field[] = [
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

/** A customer's quote with the property and the agent. */
export const customerStory = defineModule({
  kind: 'customer-story',
  title: 'module.customer-story',
  text: 'module.customer-story.text',
  fields: customerStoryFields,
  config: customerStoryConfig,
  async load(context, { articleId, propertyId, personId }): Promise<CustomerStoryData> {
    const { cache, db } = context
    const [article, home, people] = await Promise.all([
      loadArticle(context, articleId),
      propertyId === undefined ? null : findHome(context, propertyId),
      cached(cache, 'content', 'team', () => listShownTeam(db)),
    ])
    return { article, home, person: people.find(({ id }) => id === personId) ?? null }
  },
  View: CustomerStoryView,
})

async function findHome({ db }: LoadContext, id: number) {
  const [card] = await favouriteCards(db, [{ kind: 'property', id }])
  return card ?? null
}
