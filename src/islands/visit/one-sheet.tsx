import type { FormFacts } from '../../components/forms/form-facts'
import { FormFrame } from '../forms/form-frame'
import { useForm } from '../forms/use-form'
import { HalfDays } from './half-days'
import { KNOWN_RULES } from './known-rules'
import { SheetFields } from './sheet-fields'
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
