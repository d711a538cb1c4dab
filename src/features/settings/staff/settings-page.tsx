import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { SETTINGS_PARTS, type SettingsPart } from '../../../site/settings-parts'
import { STAFF } from '../../../urls'
import { CachePanel } from './cache-panel'
import { PART_STATES } from './part-states'
import { PARTS, rightFor } from './parts'

interface SettingsPageProps {
  view: View
  account: Account
  /** The stored sections. Empty while no agency is loaded. */
  documents: ReadonlyMap<SettingsPart, object>
  /** The version of the cache. */
  version: number
  done: 'purge' | null
}

/** The sections of the settings that the account may change, with their states, and the cache. */
export function SettingsPage(props: SettingsPageProps) {
  const { view, account, documents } = props
  const { t } = view
  const parts = SETTINGS_PARTS.filter((part) => mayDo(account.role, rightFor(part)))
  if (parts.length === 0) return <p className="panel">{t('staff.forbidden.text')}</p>
  return (
    <div className="stack">
      <ul className="panel-grid settings-parts">
        {parts.map((part) => (
          <PartCard key={part} view={view} part={part} document={documents.get(part)} />
        ))}
      </ul>
      <CachePanel {...props} />
    </div>
  )
}

interface PartCardProps {
  view: View
  part: SettingsPart
  document: object | undefined
}

function PartCard({ view, part, document }: PartCardProps) {
  const { t } = view
  const address = `${STAFF.settings}/${part}`
  const { icon, read } = PART_STATES[part]
  const { line, missing } = document
    ? read(view, document)
    : { line: t(PARTS[part].text), missing: [] }
  return (
    <li className="panel">
      <Icon name={icon} />
      <h2>
        <a href={address}>{t(PARTS[part].title)}</a>
      </h2>
      <p className="muted">{line}</p>
      {missing.map(({ text, path }) => (
        <p key={path}>
          <a className="tag" href={`${address}#${path}`}>
            {text}
          </a>
        </p>
      ))}
    </li>
  )
}
