import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Lang } from '../../platform/format/lang'
import { createView } from '../../site/view'
import { homePath, rolePath } from '../../urls'
import { renderer } from '../shell/renderer'
import { sendPage } from '../shell/send-page'
import { EmptyState } from '../ui/empty-state'

const GOALS = ['sale', 'rent'] as const

/** Sends 410 for an address that is permanently gone, with links to other pages. */
export async function sendGone(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  await renderer(c, async () => undefined)
  const view = createView(c, lang, homePath)
  const { t, site } = view
  return sendPage(c, {
    view,
    status: 410,
    title: t('error.pagegone'),
    canonical: c.get('origin') + c.req.path,
    noindex: true,
    sheets: [],
    children: (
      <section className="section tight wrap">
        <EmptyState
          drawing="gone"
          heading="h1"
          title={t('error.pagegone')}
          text={t('error.pagegonetext')}
        >
          {GOALS.map((role) => {
            const href = rolePath(site, lang, role)
            return href ? (
              <a key={role} className="button quiet" href={href}>
                {t(`goal.${role}`)}
              </a>
            ) : null
          })}
        </EmptyState>
      </section>
    ),
  })
}
