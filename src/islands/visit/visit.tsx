import type { Ref } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import { Icon } from '../../components/ui/icon'
import { Sheet } from '../../components/ui/sheet'
import { VISIT_STEP } from '../../domain/lead/visit-flow'
import type { FieldRules } from '../../forms/field-rules'
import { translatorOf } from '../../i18n/texts'
import { FormFrame } from '../forms/form-frame'
import { useForm } from '../forms/use-form'
import { HalfDays } from './half-days'
import { useVisit, type Visit as VisitState } from './use-visit'
import { VisitSteps } from './visit-steps'
import { VisitorFields } from './visitor-fields'
import type { Widget } from './widget'

export const VISIT_ID = 'visit'

interface VisitProps {
  /** The address. */
  subject: string
  propertyId: number
  /** Address of an external questionnaire; null asks the questions here. */
  questionnaireUrl: string | null
  widget: Widget | null
  facts: FormFacts
  /** The form came back. */
  isBack: boolean
}

/** The way to a visit: in steps with a script, as one form without. */
export function Visit({
  subject,
  propertyId,
  questionnaireUrl,
  widget,
  facts,
  isBack,
}: VisitProps) {
  const t = translatorOf(facts.texts)
  const visit = useVisit(isBack, widget)
  const isTime = visit.step === VISIT_STEP.time
  return (
    <>
      <Sheet
        ref={visit.dialog}
        t={t}
        id={VISIT_ID}
        title={t('visit.title')}
        open={isBack}
        onClose={() => visit.happen('close')}
      >
        <p className="about">{subject}</p>
        <div className={isTime ? 'visit at-time' : 'visit'}>
          <VisitSteps
            visit={visit}
            facts={facts}
            propertyId={propertyId}
            questionnaireUrl={questionnaireUrl}
          />
          <VisitTime visit={visit} facts={facts} hasWidget={widget !== null} />
        </div>
      </Sheet>
      {widget && (
        <div
          ref={visit.place}
          className="appointment-widget"
          hidden={visit.widgetState === 'none' || visit.widgetState === 'failed'}
        />
      )}
    </>
  )
}

/** The server has the rest, or asks for it. */
const KNOWN_RULES: Partial<FieldRules> = { required: ['Email'], reach: false }

interface VisitTimeProps {
  visit: VisitState
  facts: FormFacts
  hasWidget: boolean
}

/** Up to three half-days and the contact data of the visitor; a plain form without a script. */
function VisitTime({ visit, facts, hasWidget }: VisitTimeProps) {
  const rules = visit.isKnown ? KNOWN_RULES : {}
  const live = useForm({ ...facts, rules: { ...facts.rules, ...rules } })
  const { form } = live
  const { step, shown, widgetState } = visit
  const isLoading = widgetState === 'loading'
  return (
    <div
      ref={step === VISIT_STEP.time ? (shown as Ref<HTMLDivElement>) : null}
      className={isLoading ? 'visit-time waiting' : 'visit-time'}
      tabIndex={-1}
    >
      {hasWidget && (
        <>
          <p role="status" hidden={!isLoading}>
            {form.t('visit.loading')}
          </p>
          <p className="notice" role="status" hidden={widgetState !== 'failed'}>
            <Icon name="info" />
            {form.t('visit.widgetfailed')}
          </p>
        </>
      )}
      <FormFrame facts={facts} live={live}>
        <HalfDays form={form} />
        <fieldset className="part">
          <legend>{form.t('visit.you')}</legend>
          <VisitorFields form={form} visit={visit} />
        </fieldset>
      </FormFrame>
    </div>
  )
}
