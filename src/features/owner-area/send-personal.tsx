import type { Context } from 'hono'
import { sendPage } from '../../components/shell/send-page'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { brusselsTime, formatDateTime } from '../../platform/format/dates'
import { ownerViewPath } from '../../urls'
import { IMPERSONATION_MINUTES, type Impersonation } from './impersonation'

type Personal = Omit<Parameters<typeof sendPage>[1], 'canonical' | 'noindex' | 'personal'>

/** The style sheets of the forms to log in and to set a password. */
export const LOGIN_SHEETS = ['controls', 'owner'] as const

/** The style sheets of the other pages. */
export const OWNER_SHEETS = [
  'controls',
  'forms',
  'visits',
  'cards',
  'listing',
  'details',
  'owner',
] as const

/** Sends a personal page, which is neither cached nor indexed. */
export function sendPersonal(c: Context<AppEnv>, page: Personal): Promise<Response> {
  const canonical = c.get('origin') + page.view.path
  const looking = c.get('looking')
  const options = { ...page, canonical, noindex: true, personal: true }
  if (!looking) return sendPage(c, options)
  const children = (
    <>
      {page.children}
      <ImpersonationBar view={page.view} looking={looking} />
    </>
  )
  return sendPage(c, { ...options, children, sheets: [...page.sheets, 'preview'] })
}

interface ImpersonationBarProps {
  view: View
  looking: Impersonation
}

/**
 * The bar on every page that a staff member views as an owner: the owner's name, the start, and the button to end it.
 */
function ImpersonationBar({ view: { t }, looking: { owner, since } }: ImpersonationBarProps) {
  const time = formatDateTime(brusselsTime(since))
  return (
    <section className="preview-bar" aria-label={t('look.label')}>
      <p>
        <Icon name="eye" />
        {t('look.text', { name: owner.name, time, minutes: IMPERSONATION_MINUTES })}
      </p>
      <form method="post" action={`${ownerViewPath(owner.id)}/end`}>
        <button type="submit" className="button accent">
          {t('look.end')}
        </button>
      </form>
    </section>
  )
}
