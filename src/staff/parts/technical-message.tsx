import type { View } from '../../components/ui/view'

/** The original message of another server, collapsed. */
export function TechnicalMessage({ view, text }: { view: View; text: string }) {
  return (
    <details className="small muted">
      <summary>{view.t('staff.technical')}</summary>
      <p lang="en">{text}</p>
    </details>
  )
}
