import type { FormFacts } from '../../components/forms/form-facts'
import { type FormScope, issueWith } from '../../components/forms/form-scope'
import { EmailField, PersonFields, RentalQuestions } from '../../components/forms/person-fields'
import { ASKED_OF_STRANGERS } from '../../domain/lead/person-fields'
import { FormFrame } from '../forms/form-frame'
import { useForm } from '../forms/use-form'
import { HalfDays } from './half-days'
import { KNOWN_RULES } from './known-rules'
import type { KnownCheck } from './use-known-check'
import { useKnownCheck } from './use-known-check'
import type { VisitText } from './visit-texts'

const RULES = { open: { addressAlone: true }, known: KNOWN_RULES, asked: {} }

interface OneSheetProps {
  facts: FormFacts<VisitText>
  propertyId: number
  onSent(data: FormData, isCopied: boolean): void
}

/** Half-days and contact data together, sent at once. */
export function OneSheet({ facts, propertyId, onSent }: OneSheetProps) {
  const check = useKnownCheck(propertyId)
  const rules = { ...facts.rules, ...RULES[check.verdict] }
  const live = useForm({ ...facts, rules }, { onSent, confirmsHere: true })
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
  form: FormScope
  check: KnownCheck
}

/** The visitor's contact data, the address first: who is known by it is asked nothing more. */
function SheetFields({ form, check }: SheetFieldsProps) {
  const { t, rules } = form
  const isMissed = ASKED_OF_STRANGERS.some((name) => issueWith(form, name) !== null)
  const isFolded = check.verdict === 'known' && !isMissed
  return (
    <>
      <EmailField form={form} onLeave={check.leave} onEdit={check.edit} />
      <div ref={check.region} className="asked">
        <p role="status" className="known">
          {isFolded && t('visit.knownhere')}
        </p>
        {isFolded ? (
          <button type="button" className="link" onClick={check.askAgain}>
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
