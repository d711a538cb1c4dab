import type { Ref } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import { FormFrame } from '../../components/lead-form/form-frame'
import { useForm } from '../../components/lead-form/use-form'
import { Icon } from '../../components/ui/icon'
import { HalfDays } from './half-days'
import { KNOWN_VISITOR_RULES } from './use-known-visitor'
import type { Visit } from './use-visit'
import { VISIT_STEP } from './visit-flow'
import type { VisitText } from './visit-texts'
import { VisitorFields } from './visitor-fields'

interface VisitTimeProps {
  visit: Visit
  facts: FormFacts<VisitText>
  hasWidget: boolean
  onSent(data: FormData, isCopied: boolean): void
}

/** The last step: up to three half-days and the contact data of the visitor. Without a script it is a plain form. */
export function VisitTime({ visit, facts, hasWidget, onSent }: VisitTimeProps) {
  const rules = visit.isKnown ? KNOWN_VISITOR_RULES : {}
  const live = useForm(
    { ...facts, rules: { ...facts.rules, ...rules } },
    { onSent, confirmsHere: true },
  )
  const { form } = live
  const { step, stepRef, widgetState } = visit
  const isLoading = widgetState === 'loading'
  return (
    <div
      ref={step === VISIT_STEP.time ? (stepRef as Ref<HTMLDivElement>) : null}
      className={isLoading ? 'visit-time waiting' : 'visit-time'}
      tabIndex={-1}
    >
      {hasWidget && (
        <>
          <p role="status" hidden={!isLoading}>
            {form.t('visitsteps.loading')}
          </p>
          <p className="notice" role="status" hidden={widgetState !== 'failed'}>
            <Icon name="info" />
            {form.t('visitsteps.widgetfailed')}
          </p>
        </>
      )}
      <FormFrame facts={facts} live={live}>
        <HalfDays form={form} />
        <fieldset className="form-part">
          <legend>{form.t('visit.you')}</legend>
          <VisitorFields form={form} visit={visit} />
        </fieldset>
      </FormFrame>
    </div>
  )
}
