import { cleanEmail } from '../../platform/format/text'
import { isRequired } from '../../site/forms/field-rules'
import type { PersonField } from '../../site/forms/person-fields'
import { RENTAL_QUESTIONS } from '../../site/forms/rental-questions'
import { CheckboxOption } from './choice-fields'
import { TextField } from './field'
import type { FormScope } from './form-scope'
import { fieldLabel } from './labels'

interface PersonFieldsProps {
  form: FormScope
  /** True if the e-mail address was entered in an earlier step. */
  withoutEmail?: boolean
}

/** The fields for name, e-mail address and telephone number. */
export function PersonFields({ form, withoutEmail = false }: PersonFieldsProps) {
  const { needsReplyChannel } = form.rules
  return (
    <div className="form-grid">
      <div className="names full">
        <TextField {...personField(form, 'FirstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...personField(form, 'Name')} autoComplete="family-name" maxLength={100} />
      </div>
      {!withoutEmail && <EmailField form={form} />}
      <TextField
        {...replyChannel(form, 'PhoneNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="0470 12 34 56"
      />
      {needsReplyChannel && <p className="help full">{form.t('form.either')}</p>}
    </div>
  )
}

interface EmailFieldProps {
  form: FormScope
  /** Called when the field loses the focus, with its address. */
  onLeave?(email: string): void
  /** Called when the address is changed, with the new one. */
  onEdit?(email: string): void
}

export function EmailField({ form, onLeave, onEdit }: EmailFieldProps) {
  return (
    <TextField
      {...replyChannel(form, 'Email')}
      type="email"
      autoComplete="email"
      maxLength={254}
      onBlur={({ currentTarget }) => onLeave?.(cleanEmail(currentTarget.value))}
      onInput={({ currentTarget }) => onEdit?.(cleanEmail(currentTarget.value))}
    />
  )
}

function personField(form: FormScope, name: PersonField) {
  return {
    form,
    name,
    label: fieldLabel(form, name),
    required: isRequired(form.rules, name),
  }
}

/** Returns the props of the e-mail or telephone field. If one of the two is enough, neither is marked as optional. */
function replyChannel(form: FormScope, name: 'Email' | 'PhoneNumber') {
  return { ...personField(form, name), ...(form.rules.needsReplyChannel && { optional: false }) }
}

/** The questions for tenants. They are shown only if the agency's settings allow them, and are never required. */
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
  return (
    <CheckboxOption form={form} name="IsReceivedEmail" value="true" label={form.t('form.news')} />
  )
}
