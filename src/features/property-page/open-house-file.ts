import type { Context } from 'hono'
import { titleWithPlace } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import type { AppEnv } from '../../env'
import { openHouseSlot } from '../../listing/open-house'
import { readPropertyPage } from '../../listing/queries/cached-details'
import { calendarText } from '../../platform/format/icalendar'
import { createView } from '../../site/view'
import { openHousePath, propertyPath } from '../../urls'

/** Returns the calendar file of an open house day, or null if the property has none at this address. */
export async function openHouseFile(c: Context<AppEnv>, id: number): Promise<Response | null> {
  const { db, lang, origin } = c.var
  const { settings } = c.get('content').site
  const result = await readPropertyPage(db, c.get('cache'), settings, id)
  if (result === null || typeof result === 'string') return null
  const { property } = result.detail
  const day = property.openHouses?.find(
    (candidate) => openHousePath(lang, id, candidate) === c.req.path,
  )
  const slot = day ? openHouseSlot(id, day, origin) : null
  if (!day || !slot) return null
  const view = createView(c, lang, (other) => propertyPath(other, id))
  const event = {
    ...slot,
    changedAt: new Date(),
    summary: `${view.t('card.openhouse')}: ${titleWithPlace(property, lang)}`,
    location: placeLine(property, lang),
    description: '',
    url: origin + propertyPath(lang, id),
    isConfirmed: true,
  }
  return c.body(calendarText([event]), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="pand-${id}-${day.date}.ics"`,
    'X-Robots-Tag': 'noindex',
  })
}
