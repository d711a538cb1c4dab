import { cached } from '../../cache'
import { listMarkers, type MapMarker } from '../../data/content/markers'
import { defineModule } from '../module'
import { contactConfig } from './config'
import { ContactView } from './contact-view'

/** A form to the agency, with what else helps to reach it beside it. */
export const contact = defineModule({
  kind: 'contact',
  config: contactConfig,
  sheets: () => ['forms', 'maps'],
  load: ({ cache, db }, { map }): Promise<MapMarker[]> | MapMarker[] =>
    map ? cached(cache, 'content', 'markers', () => listMarkers(db)) : [],
  View: ContactView,
})
