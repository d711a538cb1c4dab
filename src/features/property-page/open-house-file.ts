import type { Context } from 'hono'
import { titleWithPlace } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import type { AppEnv } from '../../env'
import { favouriteId } from '../../listing/filter/favourite-ids'
import { openHouseSlot } from '../../listing/open-house'
import type { ListingCard } from '../../listing/published'
import { readProjectPage, readPropertyPage } from '../../listing/queries/cached-details'
import { calendarText } from '../../platform/format/icalendar'
import { withColon } from '../../platform/format/lang'
import { findEarlyToken } from '../../site/early-link'
import { createView } from '../../site/view'
import { detailPath, openHousePath } from '../../urls'

type ListingRef = Pick<ListingCard, 'kind' | 'id'>

/** Returns the calendar file of an open house day, or null if the listing has none at this address. */
export async function openHouseFile(c: Context<AppEnv>, ref: ListingRef): Promise<Response | null> {
  const { lang, origin } = c.var
  const listing = await readListing(c, ref)
  const day = listing?.openHouses?.find(
    (candidate) => openHousePath(lang, ref, candidate) === c.req.path,
  )
  const slot = day ? openHouseSlot(ref, day, origin) : null
  if (!listing || !day || !slot) return null
  const view = createView(c, lang, (other) => detailPath(other, ref))
  const event = {
    ...slot,
    changedAt: new Date(),
    summary: `${withColon(lang, view.t('card.openhouse'))} ${titleWithPlace(listing, lang)}`,
    location: placeLine(listing, lang),
    description: '',
    url: origin + detailPath(lang, ref),
    isConfirmed: true,
  }
  return c.body(calendarText([event]), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="pand-${favouriteId(ref)}-${day.date}.ics"`,
    'X-Robots-Tag': 'noindex',
  })
}

async function readListing(c: Context<AppEnv>, { kind, id }: ListingRef) {
  const [db, cache, { settings }] = [c.get('db'), c.get('cache'), c.get('content').site]
  const result =
    kind === 'project'
      ? await readProjectPage(db, cache, settings, id)
      : await readPropertyPage(db, cache, settings, id, {
          isEarly: (await findEarlyToken(c, id)) !== null,
        })
  if (result === null || typeof result === 'string') return null
  return 'property' in result.detail ? result.detail.property : result.detail
}
