import { cached } from '../../cache'
import { listShownTeam } from '../../data/content/team'
import { defineModule, type LoadContext } from '../module'
import { loadArticles } from '../parts/load-articles'
import { type TeamConfig, type TeamData, teamConfig } from './config'
import { teamModuleFields } from './fields'
import { TeamView } from './team-view'

export const team = defineModule({
  kind: 'team',
  title: 'module.team',
  text: 'module.team.text',
  fields: teamModuleFields,
  config: teamConfig,
  async load(context, config, placement): Promise<TeamData> {
    const [members, articles] = await Promise.all([
      loadPeople(context, config),
      loadArticles(context, { ...placement, maxItems: undefined }),
    ])
    return { people: members.slice(0, placement.maxItems), articles }
  },
  View: TeamView,
})

async function loadPeople({ cache, db }: LoadContext, { people, persons }: TeamConfig) {
  if (people === 'none') return []
  const all = await cached(cache, 'content', 'team', () => listShownTeam(db))
  if (people === 'all') return all
  return persons.flatMap((id) => all.find((member) => member.id === id) ?? [])
}
