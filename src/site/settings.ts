import type { Db } from '../platform/db/db'
import { siteSetting } from '../platform/db/schema-content'
import { type SiteSettings, siteSettings } from './site'

/** Returns the agency's settings, or null if none are loaded yet. */
export async function readSettings(db: Db): Promise<SiteSettings | null> {
  const row = await db.select().from(siteSetting).get()
  return row ? siteSettings.parse(row.data) : null
}
