import type { Field } from '../../platform/fields/field'
import { RichTextTemplates } from '../rich-text/rich-tools'
import { BackLink } from '../staff-shell'
import type { EditForm } from './edit-form'
import { DefaultSubmit, isRich } from './editor-page'
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
  /** True if the document can be published at once, or else be a draft. */
  canPublish?: boolean
}

/** The form for the first fields of a new page or article. */
export function NewForm({
  form,
  fields,
  backLink,
  address,
  text,
  button,
  canPublish,
}: NewFormProps) {
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
        {canPublish ? <DefaultSubmit /> : null}
        <LanguageTabs form={form} fields={fields} />
        <div className="fields">
          <FieldInputs form={form} fields={fields} />
        </div>
        <p className="acts edit-acts">
          {canPublish ? (
            <button type="submit" className="button" name="action" value="publish">
              {form.view.t('edit.publish')}
            </button>
          ) : null}
          <button type="submit" className={canPublish ? 'button quiet' : 'button'}>
            {button}
          </button>
        </p>
      </form>
      {isRich(form, fields) ? <RichTextTemplates view={form.view} /> : null}
    </>
  )
}
