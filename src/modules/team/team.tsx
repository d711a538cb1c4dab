import { z } from 'zod'
import { cached } from '../../cache'
import type { Article } from '../../data/content/articles'
import { listTeam, type TeamMember } from '../../data/content/team'
import { loadArticles } from '../load-articles'
import { defineModule, type LoadContext } from '../module'
import { teamExamples } from './examples'
import { TeamView } from './team-view'

/** `people`: everybody, nobody, or those with these ids; the articles are the placement's relations. */
export const teamConfig = z.object({
  people: z.union([z.enum(['all', 'none']), z.array(z.number().int())]).default('all'),
})
export type TeamConfig = z.output<typeof teamConfig>

export interface TeamData {
  people: TeamMember[]
  articles: Article[]
}

export const team = defineModule({
  kind: 'team',
  config: teamConfig,
  async load(context, { people }, placement): Promise<TeamData> {
    const [members, articles] = await Promise.all([
      loadPeople(context, people),
      loadArticles(context, { ...placement, maxItems: undefined }),
    ])
    return { people: members.slice(0, placement.maxItems), articles }
  },
  View: TeamView,
  examples: teamExamples,
})

async function loadPeople({ cache, db }: LoadContext, people: TeamConfig['people']) {
  if (people === 'none') return []
  const all = await cached(cache, 'content', 'team', () => listTeam(db))
  if (people === 'all') return all
  return people.flatMap((id) => all.find((member) => member.id === id) ?? [])
}
