import { cached } from '../../cache'
import { listMarkers } from '../../data/content/markers'
import { defineModule } from '../module'
import { loadReader } from '../parts/reader'
import { type ContactData, contactConfig } from './config'
import { ContactView } from './contact-view'
import { contactFields } from './fields'

/** A form to the agency, with what else helps to reach it beside it. */
export const contact = defineModule({
  kind: 'contact',
  title: 'module.contact',
  text: 'module.contact.text',
  fields: contactFields,
  config: contactConfig,
  sheets: () => ['forms', 'maps'],
  async load(context, { map, reader }): Promise<ContactData> {
    const { cache, db } = context
    const [markers, person] = await Promise.all([
      map ? cached(cache, 'content', 'markers', () => listMarkers(db)) : [],
      loadReader(context, reader),
    ])
    return { markers, reader: person }
  },
  View: ContactView,
})
