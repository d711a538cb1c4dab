import { createMiddleware } from 'hono/factory'
import { plainPage } from '../../components/error-pages/plain-page'
import type { AppEnv } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { DEFAULT_LANG, enabledLang } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { loadContent } from '../../site/content'
import { findSharedAt } from '../../site/revisions/share-address'
import { SHARE_PARAM } from '../../urls'

/** Shows the revision that `?share` names, and no other draft. The response is never cached. */
export const share = createMiddleware<AppEnv>(async function share(c, next) {
  const token = c.req.query(SHARE_PARAM)
  if (token === undefined) return next()
  const db = primaryDb(c.env.DB)
  const shared = await findSharedAt(db, token)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  if (!shared) {
    const { settings } = c.get('content').site
    const lang = enabledLang(c.req.path.split('/')[1], settings.languages) ?? DEFAULT_LANG
    const t = translator(lang)
    const message = { title: t('error.shared'), text: t('error.sharedtext') }
    return c.html(plainPage({ lang, settings, picture: 'letter', ...message }), 404)
  }
  // The link shows the same to staff members who have the preview enabled.
  c.set('editor', undefined)
  c.set('db', db)
  const drafts = shared.subjectType === 'page' ? false : shared
  c.set('cache', { ...c.get('cache'), preview: true, drafts })
  c.set('content', await loadContent(db, { shared }))
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})
