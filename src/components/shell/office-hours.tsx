import type { Office } from '../../domain/content/site'
import { openingLines } from '../../domain/content/visiting/opening-hours'
import type { View } from '../ui/view'

/** When an office is open, a line for days with the same hours; nothing where it does not say. */
export function OfficeHours({ view, office }: { view: View; office: Office }) {
  const lines = openingLines(office.hours, view.lang)
  if (lines.length === 0) return null
  return (
    <ul className="office-hours" aria-label={view.t('office.hours')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
