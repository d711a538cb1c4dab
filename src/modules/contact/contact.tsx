import { cached } from '../../cache'
import { listMarkers } from '../../data/content/markers'
import { listTeam } from '../../data/content/team'
import { defineModule } from '../module'
import { type ContactData, contactConfig } from './config'
import { ContactView } from './contact-view'

/** A form to the agency, with what else helps to reach it beside it. */
export const contact = defineModule({
  kind: 'contact',
  config: contactConfig,
  sheets: () => ['forms', 'maps'],
  async load({ cache, db }, { map, reader }): Promise<ContactData> {
    const [markers, team] = await Promise.all([
      map ? cached(cache, 'content', 'markers', () => listMarkers(db)) : [],
      reader ? cached(cache, 'content', 'team', () => listTeam(db)) : [],
    ])
    return { markers, reader: team.find(({ id }) => id === reader?.personId) ?? null }
  },
  View: ContactView,
})
