import type { ReactNode } from 'react'
import type { FormScope } from './form-scope'

/** Progress through the steps. Without a script all steps are shown one below the other. */
export function StepList({ form, names }: { form: FormScope; names: string[] }) {
  return (
    <ol className="steps" aria-label={form.t('form.steps')}>
      {names.map((name, at) => (
        <li key={name} aria-current={at === 0 ? 'step' : undefined}>
          {at + 1}. {name}
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  form: FormScope
  name: string
  /** Buttons to the previous and the next step; after the last step the form itself has both. */
  back?: boolean
  next?: boolean
  children: ReactNode
}

export function Step({ form, name, back = false, next = false, children }: StepProps) {
  return (
    <fieldset className="step" aria-label={name} tabIndex={-1}>
      {children}
      {next && (
        <div className="between">
          {back && <PreviousButton form={form} />}
          <button type="button" className="button large scripted next" data-step="1">
            {form.t('form.next')}
          </button>
        </div>
      )}
    </fieldset>
  )
}

export function PreviousButton({ form }: { form: FormScope }) {
  return (
    <button type="button" className="button quiet large scripted" data-step="-1">
      {form.t('form.previous')}
    </button>
  )
}
