import { Icon } from '../../../components/ui/icon'
import { type EditForm, issueText } from '../edit-form'

interface HintProps {
  id: string
  help?: string | undefined
  issue?: string | undefined
}

/** The text below a field: why its value was refused, or else its help. */
export function Hint({ id, help, issue }: HintProps) {
  if (!issue && !help) return null
  return (
    <span className="help" id={id} role={issue ? 'alert' : undefined}>
      {issue ? <Icon name="alert" /> : null}
      {issue ?? help}
    </span>
  )
}

interface FieldHintProps {
  form: EditForm
  /** The name of the field or group. */
  name: string
  help?: string | undefined
}

/** The hint below a field or in a group, and a note with the value of another source. `describedBy` refers to both. */
export function FieldHint({ form, name, help }: FieldHintProps) {
  const note = form.notes?.[name]
  return (
    <>
      <Hint id={`${name}-hint`} help={help} issue={issueText(form, name)} />
      {note ? (
        <span className="help note" id={`${name}-note`}>
          {note}
        </span>
      ) : null}
    </>
  )
}

/** Returns the `aria-describedby` for the `FieldHint` of a field, or undefined if it is empty. */
export function describedBy(
  form: EditForm,
  name: string,
  help?: string | undefined,
): string | undefined {
  const hasHint = help || issueText(form, name)
  const ids = [hasHint && `${name}-hint`, form.notes?.[name] && `${name}-note`]
  return ids.filter(Boolean).join(' ') || undefined
}
