import type { Context } from 'hono'
import { loadContent } from '../../../data/content/content'
import { primaryDb } from '../../../data/db/db'
import type { Typed } from '../../../domain/content/revision'
import { DEFAULT_LANG, enabledLang } from '../../../domain/format/lang'
import type { AppEnv } from '../../../env'
import { renderer } from '../../../rendering/renderer'
import { showPage } from '../../pages/pages'
import { staffView } from '../staff-page'

/**
 * A page of the site with a typed document in the place of the stored one, and with all drafts; null where there
 * is no such page. Nothing of it is stored or cached.
 */
export async function showTyped(
  c: Context<AppEnv>,
  id: number,
  typed: Typed,
): Promise<Response | null> {
  const db = primaryDb(c.env.DB)
  const content = await loadContent(db, { drafts: typed })
  const page = content.site.pages.find((one) => one.id === id)
  if (!page) return null
  const { languages } = content.site.settings
  c.set('lang', enabledLang(staffView(c).lang, languages) ?? languages[0] ?? DEFAULT_LANG)
  c.set('db', db)
  c.set('cache', { ...c.get('cache'), preview: true, drafts: typed })
  c.set('content', content)
  c.header('X-Robots-Tag', 'noindex')
  await renderer(c, async () => undefined)
  return showPage(c, page)
}
