import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { SETTINGS_PARTS } from '../../../site/settings-parts'
import { STAFF } from '../../../urls'
import { PARTS, rightFor } from './parts'

interface SettingsPageProps {
  view: View
  account: Account
}

/** The sections of the settings that the account may change, with descriptions. */
export function SettingsPage({ view: { t }, account }: SettingsPageProps) {
  const parts = SETTINGS_PARTS.filter((part) => mayDo(account.role, rightFor(part)))
  if (parts.length === 0) return <p className="panel">{t('staff.forbidden.text')}</p>
  return (
    <ul className="settings-parts">
      {parts.map((part) => (
        <li key={part} className="panel">
          <h2>
            <a href={`${STAFF.settings}/${part}`}>{t(PARTS[part].title)}</a>
          </h2>
          <p className="muted">{t(PARTS[part].text)}</p>
        </li>
      ))}
    </ul>
  )
}
