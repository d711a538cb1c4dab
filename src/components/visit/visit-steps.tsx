import type { ReactNode } from 'react'
import { VISIT_STEP, type VisitStep } from '../../domain/lead/visit-flow'
import type { LabelKey } from '../../i18n'
import type { FormScope } from '../forms/form-scope'
import { issueTexts } from '../forms/issue-texts'
import { PersonFields } from '../forms/person-fields'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

interface VisitStepsProps {
  view: View
  /** Address of an external questionnaire; null asks the questions here. */
  questionnaireUrl: string | null
  /** Of the questions that are asked here. */
  form: FormScope
}

/** All that comes before a time is picked; `data-event` says what a button makes happen. */
export function VisitSteps(props: VisitStepsProps) {
  const { view } = props
  const { t } = view
  return (
    <div className="visit-steps">
      <EmailStep view={view} />
      <Step step={VISIT_STEP.tooLittle} title={t('visit.toolittle')}>
        <p>{t('visit.toolittletext')}</p>
        <Questions {...props} primary />
      </Step>
      <Step step={VISIT_STEP.enough} title={t('visit.enough')}>
        <p>{t('visit.enoughtext')}</p>
        <EventButton view={view} event="existing" label="visit.existing" />
        <Questions {...props} />
      </Step>
      <Step step={VISIT_STEP.thanks} title={t('visit.thanks')}>
        <p>{t('visit.thankstext')}</p>
        <div className="choices">
          <EventButton view={view} event="pick" label="visit.picktime" />
          <EventButton view={view} event="close" label="visit.close" quiet />
        </div>
      </Step>
      {props.questionnaireUrl === null && <Answers {...props} />}
    </div>
  )
}

function EmailStep({ view: { t } }: { view: View }) {
  return (
    <section className="visit-step" data-step={VISIT_STEP.email} tabIndex={-1}>
      <form className="visit-email" data-checking={t('visit.checking')}>
        <p id="visit-email-help">{t('visit.email')}</p>
        <div className="field">
          <label htmlFor="visit-email">{t('form.email')}</label>
          <input
            id="visit-email"
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            aria-describedby="visit-email-help"
          />
        </div>
        <button type="submit" className="button large" data-hold>
          {t('visit.check')}
        </button>
      </form>
    </section>
  )
}

interface StepProps {
  step: VisitStep
  title: string
  children: ReactNode
}

function Step({ step, title, children }: StepProps) {
  return (
    <section
      className="visit-step"
      data-step={step}
      aria-labelledby={`visit-step-${step}`}
      tabIndex={-1}
      hidden
    >
      <h3 id={`visit-step-${step}`}>{title}</h3>
      {children}
    </section>
  )
}

/** Another site's questions open in a window of their own, ours in the place of this step. */
function Questions({
  view,
  questionnaireUrl,
  primary = false,
}: VisitStepsProps & { primary?: boolean }) {
  const { t } = view
  const words = t(primary ? 'visit.questions' : 'visit.enter')
  const className = primary ? 'button' : 'button quiet'
  if (questionnaireUrl === null) {
    return (
      <button type="button" className={className} data-answer data-hold>
        {words}
      </button>
    )
  }
  return (
    <>
      <a
        className={className}
        href={questionnaireUrl}
        target="_blank"
        rel="noopener"
        data-questionnaire
      >
        {words}
        <small> ({t('visit.window', { host: new URL(questionnaireUrl).hostname })})</small>
      </a>
      <button type="button" className="link" data-event="answered" hidden>
        <Icon name="check" />
        {t('visit.answered')}
      </button>
    </>
  )
}

/** Our own questions about the visitor. They are sent with the half-days, not before. */
function Answers({ view, form }: VisitStepsProps) {
  return (
    <form
      className="lead-form visit-answers"
      id="form-visit-0"
      noValidate
      hidden
      {...issueTexts(form)}
    >
      <PersonFields form={form} />
      <button type="submit" className="button large">
        {view.t('visit.check')}
      </button>
    </form>
  )
}

interface EventButtonProps {
  view: View
  event: string
  label: LabelKey
  quiet?: boolean
}

function EventButton({ view, event, label, quiet = false }: EventButtonProps) {
  return (
    <button
      type="button"
      className={quiet ? 'button quiet' : 'button'}
      data-event={event}
      data-hold
    >
      {view.t(label)}
    </button>
  )
}
