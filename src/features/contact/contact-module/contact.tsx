import { loadReader } from '../../../components/module/form-recipient'
import { defineModule, type LoadContext } from '../../../components/module/module'
import type { ListingCard } from '../../../listing/published'
import { readPropertyPage } from '../../../listing/queries/cached-details'
import { cached } from '../../../platform/cache'
import { GOAL } from '../../../platform/goal'
import { LISTING_PARAM } from '../../../urls'
import { listMarkers } from '../../map/map'
import { type ContactData, contactConfig } from './config'
import { ContactView } from './contact-view'
import { contactFields } from './fields'

/** The module with a form to the agency and its other contact details. */
export const contact = defineModule({
  kind: 'contact',
  title: 'module.contact',
  text: 'module.contact.text',
  fields: contactFields,
  config: contactConfig,
  sheets: () => ['controls', 'forms'],
  async load(context, { map, reader, rentalApplication }): Promise<ContactData> {
    const { cache, db } = context
    const [markers, person, listing] = await Promise.all([
      map ? cached(cache, 'content', 'markers', () => listMarkers(db)) : [],
      loadReader(context, reader),
      rentalApplication ? rentedHome(context) : null,
    ])
    return { markers, reader: person, listing }
  },
  View: ContactView,
})

/** Returns the listing for rent in the address, or null. */
async function rentedHome({ db, cache, view, params }: LoadContext): Promise<ListingCard | null> {
  const id = params.get(LISTING_PARAM) ?? ''
  if (!/^[1-9]\d{0,9}$/.test(id)) return null
  const answer = await readPropertyPage(db, cache, view.site.settings, Number(id))
  if (answer === null || typeof answer === 'string') return null
  const { property } = answer.detail
  return property.goal === GOAL.rent && !property.gone ? property : null
}
