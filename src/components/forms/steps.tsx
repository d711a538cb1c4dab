import type { ReactNode } from 'react'
import type { View } from '../ui/view'

/** Progress through the steps. Without a script all steps are shown one below the other. */
export function StepList({ view, names }: { view: View; names: string[] }) {
  return (
    <ol className="steps" aria-label={view.t('form.steps')}>
      {names.map((name, at) => (
        <li key={name} aria-current={at === 0 ? 'step' : undefined}>
          {at + 1}. {name}
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  view: View
  name: string
  /** Buttons to the previous and the next step; after the last step the form itself has both. */
  back?: boolean
  next?: boolean
  children: ReactNode
}

export function Step({ view, name, back = false, next = false, children }: StepProps) {
  return (
    <fieldset className="step" aria-label={name} tabIndex={-1}>
      {children}
      {next && (
        <div className="between">
          {back && <PreviousButton view={view} />}
          <button type="button" className="button large scripted" data-step="1">
            {view.t('form.next')}
          </button>
        </div>
      )}
    </fieldset>
  )
}

export function PreviousButton({ view }: { view: View }) {
  return (
    <button type="button" className="button quiet large scripted" data-step="-1">
      {view.t('form.previous')}
    </button>
  )
}
