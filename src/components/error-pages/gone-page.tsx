import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { newestCards } from '../../listing/queries/cached-details'
import type { Lang } from '../../platform/format/lang'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { renderer } from '../shell/renderer'
import { sendPage } from '../shell/send-page'
import { MissingPage } from './missing-page'

/** Sends 410 for an address that is permanently gone, with links to the lists and the newest listings. */
export async function sendGone(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  await renderer(c, async () => undefined)
  const view = createView(c, lang, homePath)
  const { t, site } = view
  const title = t('error.pagegone')
  const cards = await newestCards(c.get('db'), c.get('cache'), site.settings)
  return sendPage(c, {
    view,
    status: 410,
    title,
    canonical: c.get('origin') + c.req.path,
    noindex: true,
    sheets: ['cards'],
    children: (
      <MissingPage
        view={view}
        picture="plot"
        title={title}
        text={t('error.pagegonetext')}
        cards={cards}
      />
    ),
  })
}
