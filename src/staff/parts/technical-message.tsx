import type { View } from '../../components/ui/view'

/** What another server answered, in its own words, closed until somebody wants to read it. */
export function TechnicalMessage({ view, text }: { view: View; text: string }) {
  return (
    <details className="small muted">
      <summary>{view.t('staff.technical')}</summary>
      <p lang="en">{text}</p>
    </details>
  )
}
