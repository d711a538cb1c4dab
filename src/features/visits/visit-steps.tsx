import { type ReactNode, useState } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import type { Translate } from '../../platform/i18n'
import { translatorOf } from '../../platform/i18n/texts'
import type { Visit } from './use-visit'
import { VisitAnswers } from './visit-answers'
import { VisitEmail } from './visit-email'
import { VISIT_STEP, type VisitStep } from './visit-flow'
import { VisitQuestions } from './visit-questions'
import type { VisitText } from './visit-texts'

interface VisitStepsProps {
  visit: Visit
  facts: FormFacts<VisitText>
  propertyId: number
  questionnaireUrl: string | null
}

/** The steps before a time is picked. */
export function VisitSteps({ visit, facts, propertyId, questionnaireUrl }: VisitStepsProps) {
  const t = translatorOf(facts.texts)
  const questions = { t, visit, facts, url: questionnaireUrl }
  return (
    <div className="visit-steps">
      <Step visit={visit} step={VISIT_STEP.email}>
        <VisitEmail t={t} visit={visit} propertyId={propertyId} />
      </Step>
      <Step visit={visit} step={VISIT_STEP.tooLittle} title={t('visitsteps.toolittle')}>
        <Questioned {...questions} primary>
          <p>{t('visitsteps.toolittletext')}</p>
        </Questioned>
      </Step>
      <Step visit={visit} step={VISIT_STEP.enough} title={t('visitsteps.enough')}>
        <Questioned {...questions}>
          <p>{t('visitsteps.enoughtext')}</p>
          <button type="button" className="button" onClick={() => visit.happen('existing')}>
            {t('visitsteps.existing')}
          </button>
        </Questioned>
      </Step>
      <Step visit={visit} step={VISIT_STEP.thanks} title={t('visitsteps.thanks')}>
        <p>{t('visitsteps.thankstext')}</p>
        <div className="choices">
          <button type="button" className="button" onClick={visit.pickTime}>
            {t('visitsteps.picktime')}
          </button>
          <button type="button" className="button quiet" onClick={visit.close}>
            {t('visitsteps.close')}
          </button>
        </div>
      </Step>
    </div>
  )
}

interface StepProps {
  visit: Visit
  step: VisitStep
  title?: string
  children: ReactNode
}

function Step({ visit, step, title, children }: StepProps) {
  const isShown = step === visit.step
  const id = `visit-step-${step}`
  return (
    <section
      ref={isShown ? visit.stepRef : null}
      className="visit-step"
      aria-labelledby={title && id}
      tabIndex={-1}
      hidden={!isShown}
    >
      {title && <h3 id={id}>{title}</h3>}
      {children}
    </section>
  )
}

interface QuestionedProps {
  t: Translate<VisitText>
  visit: Visit
  facts: FormFacts<VisitText>
  url: string | null
  primary?: boolean
  children: ReactNode
}

/** The content before a link to the questions. The site's own questions replace it. */
function Questioned({ t, visit, facts, url, primary, children }: QuestionedProps) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking) {
    return (
      <VisitAnswers
        facts={facts}
        earlier={visit.answers}
        onAnswer={(answers) => {
          visit.answer(answers)
          visit.happen('answered')
          setAsking(false)
        }}
      />
    )
  }
  return (
    <>
      {children}
      <VisitQuestions
        t={t}
        url={url}
        primary={primary}
        onSend={() => setAsking(true)}
        onAnswered={() => visit.happen('answered')}
      />
    </>
  )
}
