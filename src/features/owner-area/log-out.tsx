import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { LANG_IDS } from '../../platform/format/lang'
import { ownerAccountPath } from '../../urls'

/** A button that ends the session of this browser. The page then shows the login form. */
export function LogOut({ view }: { view: View }) {
  return (
    <form method="post" action="/api/logout">
      <input type="hidden" name="langid" value={LANG_IDS[view.lang]} />
      <button type="submit" className="button quiet">
        <Icon name="log-out" />
        {view.t('login.logout')}
      </button>
    </form>
  )
}

/** A button that ends every session of this owner on all devices. */
export function LogOutEverywhere({ view }: { view: View }) {
  return (
    <form method="post" action="/api/logout" className="small mt-6">
      <input type="hidden" name="langid" value={LANG_IDS[view.lang]} />
      <input type="hidden" name="everywhere" value="true" />
      <button type="submit" className="link">
        {view.t('login.logouteverywhere')}
      </button>
    </form>
  )
}

/** The links to the owner's account and to the end of the session. */
export function OwnerActions({ view }: { view: View }) {
  return (
    <>
      <a className="button quiet" href={ownerAccountPath(view.lang)}>
        <Icon name="user" />
        {view.t('owner.account')}
      </a>
      <LogOut view={view} />
    </>
  )
}
