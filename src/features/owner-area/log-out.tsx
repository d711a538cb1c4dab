import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { LANG_IDS } from '../../platform/format/lang'

/** Ends the session of this browser; the page then comes again and asks to log in. */
export function LogOut({ view }: { view: View }) {
  return (
    <form method="post" action="/api/logout">
      <input type="hidden" name="langid" value={LANG_IDS[view.lang]} />
      <button type="submit" className="button quiet">
        <Icon name="exit" />
        {view.t('login.logout')}
      </button>
    </form>
  )
}

/** Ends every session of this owner, wherever it was left. */
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
