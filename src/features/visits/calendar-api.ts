import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { canBook } from '../../listing/status'
import { brusselsDay } from '../../platform/format/local-time'
import { findEarlyToken } from '../../site/early-link'
import { type HalfDay, isDayPart, isVisitDay } from '../../site/forms/half-days'
import { requestedLang } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { findLeadListing, visitCalendar } from '../leads/leads'

/**
 * Serves the calendar file of a half-day at which a property may be visited. Its address contains only the property and
 * the half-day, and no data of the visitor.
 */
export const calendar = new Hono<AppEnv>()

calendar.get(
  '/:property{[1-9]\\d{0,9}}/:file{.+\\.ics}',
  limitCalls('form'),
  loadSite,
  async (c) => {
    const halfDay = halfDayOf(c.req.param('file'))
    const now = new Date()
    const { site } = c.get('content')
    const propertyId = Number(c.req.param('property'))
    const ids = { propertyId, projectId: null }
    const token = await findEarlyToken(c, propertyId)
    const listing =
      halfDay && isVisitDay(halfDay.date, brusselsDay(now))
        ? await findLeadListing(c.get('db'), c.get('cache'), site.settings, ids, token)
        : null
    const canVisit = listing?.card && listing.kind === 'property' && canBook(listing.record)
    const lang = requestedLang(c)
    const file =
      halfDay && canVisit
        ? visitCalendar({ listing, id: '', lang, site, origin: c.get('origin'), now }, halfDay)
        : null
    c.header('Cache-Control', 'no-store')
    if (!file) return c.json({ status: 'failed', issues: [] }, 404)
    c.header('Content-Type', file.mimeType)
    c.header('Content-Disposition', `attachment; filename="${file.filename}"`)
    c.header('Content-Language', lang)
    return c.body(file.content)
  },
)

/** Returns the half-day of `2026-11-24-am.ics`, or null for any other name. */
function halfDayOf(file: string): HalfDay | null {
  const [, date = '', part] = /^(\d{4}-\d{2}-\d{2})-([ap]m)\.ics$/.exec(file) ?? []
  return isDayPart(part) ? { date, part } : null
}
