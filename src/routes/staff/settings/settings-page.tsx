import type { View } from '../../../components/ui/view'
import { SETTINGS_PARTS } from '../../../domain/content/settings-parts'
import { STAFF } from '../../../urls'
import { PARTS } from './parts'

/** The parts of the settings, each with what it is about. */
export function SettingsPage({ view: { t } }: { view: View }) {
  return (
    <ul className="settings-parts">
      {SETTINGS_PARTS.map((part) => (
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
