import { type FormScope, issueWith } from '../../components/forms/form-scope'
import { EmailField, PersonFields, RentalQuestions } from '../../components/forms/person-fields'
import { ASKED_OF_STRANGERS } from '../../domain/lead/person-fields'
import type { KnownCheck } from './use-known-check'
import type { VisitText } from './visit-texts'

interface SheetFieldsProps {
  form: FormScope<VisitText>
  check: KnownCheck
}

/** The visitor's contact data, the address first: who is known by it is asked nothing more. */
export function SheetFields({ form, check }: SheetFieldsProps) {
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
