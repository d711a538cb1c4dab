import type { ReactNode } from 'react'
import type { LiveForm } from './use-form'
import type { Steps } from './use-steps'

interface StepListProps {
  live: LiveForm
  steps: Steps
}

/** The progress through the steps. Without scripts all steps are shown one below the other. */
export function StepList({ live: { form }, steps: { names, at } }: StepListProps) {
  const current = at ?? 0
  return (
    <ol className="steps" aria-label={form.t('form.steps')}>
      {names.map((name, index) => (
        <li
          key={name}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index + 1}. {name}
        </li>
      ))}
    </ol>
  )
}

interface StepProps extends StepListProps {
  index: number
  children: ReactNode
}

/** A step with its buttons. The buttons after the last step belong to the form itself. */
export function Step({ live, steps, index, children }: StepProps) {
  const { t } = live.form
  return (
    <fieldset
      ref={(fieldset) => steps.register(index, fieldset)}
      className="step"
      aria-label={steps.names[index]}
      tabIndex={-1}
      hidden={steps.at !== null && steps.at !== index}
    >
      {children}
      {index < steps.names.length - 1 && (
        <div className="between">
          {index > 0 && <PreviousButton live={live} steps={steps} />}
          <button
            type="button"
            className="button large needs-script next"
            onClick={live.showNextStep}
          >
            {t('form.next')}
          </button>
        </div>
      )}
    </fieldset>
  )
}

export function PreviousButton({ live, steps }: StepListProps) {
  return (
    <button
      type="button"
      className="button quiet large needs-script"
      onClick={() => steps.move(-1)}
    >
      {live.form.t('form.previous')}
    </button>
  )
}
