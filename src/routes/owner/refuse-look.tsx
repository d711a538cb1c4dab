import { createMiddleware } from 'hono/factory'
import { DEFAULT_LANG, enabledLang } from '../../domain/format/lang'
import type { AppEnv } from '../../env'
import { readLook } from '../../middleware/owner-look'
import { historyPath } from '../../urls'
import { wantsHtml } from '../forms/form-answer'
import { makeView } from '../shared/view'
import { sendPersonal } from './send-personal'

/** Refuses what an owner may do to a colleague who only looks. */
export const refuseLook = createMiddleware<AppEnv>(async function refuseLook(c, next) {
  const looking = await readLook(c)
  if (!looking) return next()
  c.header('Cache-Control', 'no-store')
  if (!wantsHtml(c)) return c.json({ status: 'failed', issues: [] }, 403)
  const { languages } = c.get('content').site.settings
  const lang = enabledLang(looking.owner.lang, languages) ?? languages[0] ?? DEFAULT_LANG
  c.set('lang', lang)
  c.set('looking', looking)
  const view = makeView(c, lang, (other) => historyPath(other))
  const title = view.t('look.refused')
  return sendPersonal(c, {
    view,
    status: 403,
    title,
    children: (
      <section className="section tight wrap stack">
        <h1>{title}</h1>
        <p>{view.t('look.refused.text')}</p>
        <p>
          <a className="button quiet" href={historyPath(lang)}>
            {view.t('history.title')}
          </a>
        </p>
      </section>
    ),
  })
})
