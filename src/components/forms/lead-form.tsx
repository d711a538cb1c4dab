import type { FormKind } from '../../domain/lead/form-kind'
import type { FormConfig } from '../../forms/form-config'
import { RENTAL_QUESTIONS } from '../../forms/listing-contact'
import { formRules } from '../../forms/rules'
import type { View } from '../ui/view'
import { Tick } from './choice-fields'
import { ExtraFields } from './extra-fields'
import { TextArea, TextField } from './field'
import type { FormScope } from './form-scope'
import { FormShell } from './form-shell'
import { fieldLabel } from './labels'
import { PersonFields } from './person-fields'

interface LeadFormProps {
  view: View
  kind: Exclude<FormKind, 'demand' | 'valuation' | 'visit'>
  /** Null, or left out, where the page has the form of its own. */
  moduleId?: number | null
  config?: FormConfig | null
  /** The home that the form is about: what may be asked depends on it. */
  home?: { goal: number; zip: string; countryId: number } | null
  /** Sent beside the fields: `ObjectID`, `ProjectIDs` and what else the page knows. */
  hidden?: Record<string, string | number | undefined>
  /** Default text of the message. */
  message?: string
  conversion?: string
  submit?: string
}

/** A message to the agency: who writes, what the agency adds to ask, and a remark. */
export function LeadForm(props: LeadFormProps) {
  const { view, kind, moduleId = null, config, home, hidden, message, conversion, submit } = props
  const rules = formRules(kind, { settings: view.site.settings, config, home, today: '' })
  const defaults = message ? { Content: [message] } : undefined
  const form: FormScope = { view, kind, moduleId, rules, defaults }
  return (
    <FormShell
      form={form}
      hidden={hidden}
      conversion={conversion}
      submit={submit ?? view.t('form.send')}
    >
      <PersonFields form={form} />
      {rules.rentalQuestions && <RentalQuestions form={form} />}
      <ExtraFields form={form} />
      <TextArea form={form} name="Content" label={fieldLabel(form, 'Content')} maxLength={5000} />
      <Newsletter form={form} />
    </FormShell>
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
  return <Tick form={form} name="IsReceivedEmail" value="true" label={form.view.t('form.news')} />
}
