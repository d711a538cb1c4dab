import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { SETTINGS_PARTS } from '../../../site/settings-parts'
import { STAFF } from '../../../urls'
import { CachePanel } from './cache-panel'
import { PARTS, rightFor } from './parts'

interface SettingsPageProps {
  view: View
  account: Account
  /** The version of the cache. */
  version: number
  done: 'purge' | null
}

/** The sections of the settings that the account may change, with descriptions, and the cache. */
export function SettingsPage(props: SettingsPageProps) {
  const { view, account } = props
  const { t } = view
  const parts = SETTINGS_PARTS.filter((part) => mayDo(account.role, rightFor(part)))
  if (parts.length === 0) return <p className="panel">{t('staff.forbidden.text')}</p>
  return (
    <div className="stack">
      <ul className="panel-grid settings-parts">
        {parts.map((part) => (
          <li key={part} className="panel">
            <h2>
              <a href={`${STAFF.settings}/${part}`}>{t(PARTS[part].title)}</a>
            </h2>
            <p className="muted">{t(PARTS[part].text)}</p>
          </li>
        ))}
      </ul>
      <CachePanel {...props} />
    </div>
  )
}
