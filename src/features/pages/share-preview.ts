import { createMiddleware } from 'hono/factory'
import { plainPage } from '../../components/error-pages/plain-page'
import type { AppEnv } from '../../env'
import { type Db, primaryDb } from '../../platform/db/db'
import { isSigned, sign } from '../../platform/db/signing'
import { DEFAULT_LANG, enabledLang } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { loadContent } from '../../site/content'
import { findShared } from '../../site/revisions/revisions'
import { SHARE_PARAM, withQuery } from '../../urls'

/** The validity of a link, one week: reviewers need some days. */
const VALID_MS = 7 * 24 * 3_600_000

/** Returns an address that shows one revision of a page, an article or a listing to everyone who has it, for a week. */
export async function sharedAddress(
  db: Db,
  path: string,
  revision: { id: number; at: number },
): Promise<string> {
  const expiresAt = Date.now() + VALID_MS
  const share = `${revision.id}.${expiresAt}.${await sign(db, signedText(revision, expiresAt))}`
  return withQuery(path, new URLSearchParams({ [SHARE_PARAM]: share }).toString())
}

/** Shows the revision that `?share` names, and no other draft. The response is never cached. */
export const share = createMiddleware<AppEnv>(async function share(c, next) {
  const token = c.req.query(SHARE_PARAM)
  if (token === undefined) return next()
  const db = primaryDb(c.env.DB)
  const [id = '', expiresAt = '', signature = ''] = token.split('.')
  const shared = Number(expiresAt) > Date.now() ? await findShared(db, Number(id)) : null
  const text = shared && signedText({ id: Number(id), at: shared.at }, Number(expiresAt))
  const isValid = text !== null && (await isSigned(db, text, signature))
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  if (!isValid || !shared) {
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

/** Returns the signed text. It contains the time of the revision, as the id of a replaced draft is used again. */
function signedText({ id, at }: { id: number; at: number }, expiresAt: number): string {
  return `share ${id} ${at} ${expiresAt}`
}
