import { useRef, useState } from 'react'
import type { FormFacts } from '../../components/forms/form-facts'
import { type FormScope, issueWith } from '../../components/forms/form-scope'
import { EmailField, PersonFields, RentalQuestions } from '../../components/forms/person-fields'
import { FormFrame } from '../../components/lead-form/form-frame'
import { useForm } from '../../components/lead-form/use-form'
import { VisitedListing, type VisitedListingProps } from '../../components/listing/visited-listing'
import { Sheet } from '../../components/ui/sheet'
import { translatorOf } from '../../platform/i18n/texts'
import { NEW_VISITOR_FIELDS } from '../../site/forms/person-fields'
import { HalfDays } from './half-days'
import {
  KNOWN_VISITOR_RULES,
  type KnownVisitorCheck,
  useKnownVisitorCheck,
} from './use-known-visitor'
import { useVisit } from './use-visit'
import { VISIT_STEP } from './visit-flow'
import { type SentVisit, sentVisit, VisitSent, type VisitSentProps } from './visit-sent'
import { VisitSteps } from './visit-steps'
import type { VisitText } from './visit-texts'
import { VisitTime } from './visit-time'
import type { Widget } from './widget'

export const VISIT_ID = 'visit'

interface VisitProps {
  listing: VisitedListingProps
  agent: VisitSentProps['agent']
  links: VisitSentProps['links']
  propertyId: number
  /** The address of an external questionnaire, or null if the questions are on this page. */
  questionnaireUrl: string | null
  widget: Widget | null
  facts: FormFacts<VisitText>
  /** True if the server returned the form with issues. */
  isBack: boolean
}

/**
 * The request for a visit: one sheet, or five steps if it includes an external questionnaire or a third-party widget.
 * Without a script it is one form.
 */
export function Visit(props: VisitProps) {
  const { listing, agent, links, propertyId, questionnaireUrl, widget, facts, isBack } = props
  const t = translatorOf(facts.texts)
  const [sent, setSent] = useState<SentVisit | null>(null)
  const sentHeading = useRef<HTMLHeadingElement>(null)
  const onSent = (data: FormData, isCopied: boolean) => setSent(sentVisit(data, isCopied))
  const isOneSheet = questionnaireUrl === null && widget === null
  const visit = useVisit({ isBack, isOneSheet, widget })
  const isTime = visit.step === VISIT_STEP.time
  return (
    <>
      <Sheet
        ref={visit.dialog}
        t={t}
        id={VISIT_ID}
        title={t(sent ? 'thanks.visit.title' : 'visit.title')}
        open={isBack}
        onClose={() => {
          visit.happen('close')
          setSent(null)
        }}
      >
        {sent ? (
          <VisitSent
            t={t}
            lang={facts.lang}
            propertyId={propertyId}
            listing={listing}
            agent={agent}
            links={links}
            sent={sent}
            heading={sentHeading}
            onClose={() => visit.dialog.current?.close()}
          />
        ) : (
          <VisitedListing {...listing} />
        )}
        {isOneSheet && !sent && <OneSheet facts={facts} propertyId={propertyId} onSent={onSent} />}
        {!isOneSheet && !sent && (
          <div className={isTime ? 'visit at-time' : 'visit'}>
            <VisitSteps
              visit={visit}
              facts={facts}
              propertyId={propertyId}
              questionnaireUrl={questionnaireUrl}
            />
            <VisitTime visit={visit} facts={facts} hasWidget={widget !== null} onSent={onSent} />
          </div>
        )}
      </Sheet>
      {widget && (
        <div
          ref={visit.widgetRef}
          className="appointment-widget"
          hidden={visit.widgetState === 'none' || visit.widgetState === 'failed'}
        />
      )}
    </>
  )
}

const RULES = { open: { addressAlone: true }, known: KNOWN_VISITOR_RULES, unknown: {} }

interface OneSheetProps {
  facts: FormFacts<VisitText>
  propertyId: number
  onSent(data: FormData, isCopied: boolean): void
}

/** A form with half-days and contact data, which is sent at once. */
function OneSheet({ facts, propertyId, onSent }: OneSheetProps) {
  const check = useKnownVisitorCheck(propertyId)
  const rules = { ...facts.rules, ...RULES[check.verdict] }
  const live = useForm<VisitText>({ ...facts, rules }, { onSent, confirmsHere: true })
  return (
    <div className="one-sheet">
      <FormFrame facts={facts} live={live}>
        <HalfDays form={live.form} />
        <fieldset className="form-part visitor">
          <legend>{live.form.t('visit.you')}</legend>
          <SheetFields form={live.form} check={check} />
        </fieldset>
      </FormFrame>
    </div>
  )
}

interface SheetFieldsProps {
  form: FormScope<VisitText>
  check: KnownVisitorCheck
}

/** The visitor's contact data, with the email address first. A known visitor needs no further data. */
function SheetFields({ form, check }: SheetFieldsProps) {
  const { t, rules } = form
  const isMissed = NEW_VISITOR_FIELDS.some((name) => issueWith(form, name) !== null)
  const isFolded = check.verdict === 'known' && !isMissed
  return (
    <>
      <EmailField form={form} onLeave={check.leave} onEdit={check.edit} />
      <div ref={check.region} className="visit-contact">
        <p role="status" className="visit-known">
          {isFolded && t('visit.knownhere')}
        </p>
        {isFolded ? (
          <button type="button" className="link" onClick={check.showFields}>
            {t('visit.enter')}
          </button>
        ) : (
          <PersonFields form={form} withoutEmail />
        )}
      </div>
      {rules.rentalQuestions && <RentalQuestions form={form} />}
    </>
  )
}
