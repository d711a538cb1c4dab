import { isRequired } from '../../site/forms/field-rules'
import { ExtraFields } from '../forms/extra-fields'
import { TextArea } from '../forms/field'
import type { FormFacts } from '../forms/form-facts'
import { fieldLabel } from '../forms/labels'
import { Newsletter, PersonFields, RentalQuestions } from '../forms/person-fields'
import { FormFrame } from './form-frame'
import { useForm } from './use-form'

/** A contact form: the sender, the agency's own questions and a message. */
export function LeadForm({ facts }: { facts: FormFacts }) {
  const live = useForm(facts)
  const { form } = live
  return (
    <FormFrame facts={facts} live={live}>
      <PersonFields form={form} />
      {form.rules.rentalQuestions && <RentalQuestions form={form} />}
      <ExtraFields form={form} />
      <TextArea
        form={form}
        name="Content"
        label={fieldLabel(form, 'Content')}
        required={isRequired(form.rules, 'Content')}
        maxLength={5000}
      />
      <Newsletter form={form} />
    </FormFrame>
  )
}
