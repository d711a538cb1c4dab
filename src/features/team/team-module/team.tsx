import { defineModule, type LoadContext } from '../../../components/module/module'
import { cached } from '../../../platform/cache'
import type { Field } from '../../../platform/fields/field'
import { listShownTeam } from '../../../site/team'
import { loadArticles } from '../../articles/articles'
import { type TeamConfig, type TeamData, teamConfig } from './config'
import { TeamView } from './team-view'

const teamModuleFields: Field[] = [
  {
    kind: 'choice',
    name: 'people',
    label: 'part.team.who',
    choices: [
      { value: 'all', label: 'part.team.who.all' },
      { value: 'some', label: 'part.team.who.some' },
      { value: 'none', label: 'part.team.who.none' },
    ],
  },
  {
    kind: 'list',
    name: 'persons',
    label: 'part.team.persons',
    item: 'part.person',
    scalar: true,
    fields: [{ kind: 'reference', name: 'value', label: 'part.person', of: ['person'] }],
  },
]

export const team = defineModule({
  kind: 'team',
  title: 'module.team',
  text: 'module.team.text',
  uses: ['isHasSubcategories', 'numberItemOfRow', 'maxItems'],
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
