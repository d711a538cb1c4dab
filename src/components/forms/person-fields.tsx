import { isRequired } from '../../forms/field-rules'
import { RENTAL_QUESTIONS } from '../../forms/rental-questions'
import { Tick } from './choice-fields'
import { TextField } from './field'
import type { FormScope } from './form-scope'
import { fieldLabel } from './labels'

interface PersonFieldsProps {
  form: FormScope
  /** The address was asked before. */
  withoutEmail?: boolean
}

/** Name, e-mail address and telephone number. */
export function PersonFields({ form, withoutEmail = false }: PersonFieldsProps) {
  const { reach } = form.rules
  const field = (name: string) => ({
    form,
    name,
    label: fieldLabel(form, name),
    required: isRequired(form.rules, name),
  })
  const contact = (name: string) => ({ ...field(name), ...(reach && { optional: false }) })
  return (
    <div className="form-grid">
      <div className="names full">
        <TextField {...field('FirstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...field('Name')} autoComplete="family-name" maxLength={100} />
      </div>
      {!withoutEmail && (
        <TextField {...contact('Email')} type="email" autoComplete="email" maxLength={254} />
      )}
      <TextField
        {...contact('PhoneNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="0470 12 34 56"
      />
      {reach && <p className="help full">{form.t('form.either')}</p>}
    </div>
  )
}

/** Questions for tenants: only where the agency's settings allow them, and never required. */
export function RentalQuestions({ form }: { form: FormScope }) {
  return (
    <div className="form-grid">
      {RENTAL_QUESTIONS.map((name) => (
        <TextField key={name} form={form} name={name} label={fieldLabel(form, name)} />
      ))}
    </div>
  )
}

export function Newsletter({ form }: { form: FormScope }) {
  return <Tick form={form} name="IsReceivedEmail" value="true" label={form.t('form.news')} />
}
