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

/** The answers of a step in words. */
export interface StepAnswers {
  /** Returns the words, or '' for a step that was left empty. */
  describe(data: FormData): string
  /** The sentence about the use of the answers, for a step that was left empty. */
  purpose: string
}

interface StepProps {
  live: LiveForm<'step'>
  steps: Steps
  index: number
  /** The answers of all steps before the last one. */
  answers: readonly StepAnswers[]
  children: ReactNode
}

/** A step with its buttons. The buttons after the last step belong to the form itself. */
export function Step({ live, steps, index, answers, children }: StepProps) {
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
      {answers[index] && <p className="help">{answers[index].purpose}</p>}
      {steps.isLast && steps.at === index && <EarlierAnswers {...{ live, steps, answers }} />}
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

/** The answers of the steps before the last one, each with a button that shows its step again. */
function EarlierAnswers({ live, steps, answers }: Omit<StepProps, 'index' | 'children'>) {
  const { at, data, names } = steps
  const { t } = live.form
  return (
    <dl className="answers">
      {answers.map(({ describe, purpose }, index) => {
        const words = data ? describe(data) : ''
        return (
          <div key={names[index]}>
            <dt>{names[index]}</dt>
            <dd>{words || purpose}</dd>
            <dd>
              <button
                type="button"
                className="link"
                onClick={() => steps.move(index - (at ?? 0))}
                aria-label={`${t(words ? 'step.change' : 'step.fill')}, ${names[index]}`}
              >
                {t(words ? 'step.change' : 'step.fill')}
              </button>
            </dd>
          </div>
        )
      })}
    </dl>
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
