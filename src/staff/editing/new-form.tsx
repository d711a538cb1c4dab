import type { Field } from '../../platform/fields/field'
import { BackLink } from '../staff-shell'
import type { EditForm } from './edit-form'
import { FieldInputs } from './inputs/field-input'
import { LanguageTabs } from './language-tabs'

interface NewFormProps {
  form: EditForm
  fields: readonly Field[]
  /** The parent screen. The form is posted to `/new` below it unless `address` is given. */
  backLink: { href: string; label: string }
  address?: string
  text: string
  button: string
}

/** The form for the first fields of a new page or article. */
export function NewForm({ form, fields, backLink, address, text, button }: NewFormProps) {
  return (
    <>
      <BackLink href={backLink.href}>{backLink.label}</BackLink>
      <p className="page-intro">{text}</p>
      <form
        className="panel edit-form"
        method="post"
        action={address ?? `${backLink.href}/new`}
        noValidate
      >
        <LanguageTabs form={form} fields={fields} />
        <div className="fields">
          <FieldInputs form={form} fields={fields} />
        </div>
        <p className="acts edit-acts">
          <button type="submit" className="button">
            {button}
          </button>
        </p>
      </form>
    </>
  )
}
