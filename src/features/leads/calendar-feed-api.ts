import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { mayDo } from '../../platform/accounts/rights'
import { calendarText } from '../../platform/format/icalendar'
import { sha256 } from '../../platform/format/sha256'
import { loadSite } from '../../site/load-site'
import { findCalendarAccount } from '../accounts/accounts'
import { listCalendarEvents } from './calendar-feed'

const REFRESH_MINUTES = 60
const ETAG_LENGTH = 32

/** Serves the calendar feed of a staff member to calendar programs. The secret in its address is the only credential. */
export const calendarFeed = new Hono<AppEnv>()

calendarFeed.get('/:file{[\\w-]{43}\\.ics}', limitCalls('form'), loadSite, async (c) => {
  const db = c.get('db')
  const account = await findCalendarAccount(db, c.req.param('file').slice(0, -'.ics'.length))
  c.header('X-Robots-Tag', 'noindex')
  if (!account || !mayDo(account.role, 'leads')) {
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'failed', issues: [] }, 404)
  }
  const { name } = c.get('content').site.settings
  const events = await listCalendarEvents(db, account, {
    origin: c.get('origin'),
    now: new Date(),
  })
  const text = calendarText(events, {
    name: `${name} · ${account.name}`,
    refreshMinutes: REFRESH_MINUTES,
  })
  const etag = `"${(await sha256(text)).slice(0, ETAG_LENGTH)}"`
  c.header('Cache-Control', 'private, no-cache')
  c.header('ETag', etag)
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
  c.header('Content-Type', 'text/calendar; charset=utf-8')
  return c.body(text)
})
