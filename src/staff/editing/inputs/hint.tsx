import { Icon } from '../../../components/ui/icon'
import type { EditForm } from '../edit-form'

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

/** A note below a field with the value of another source. */
export function Note({ form, name }: { form: EditForm; name: string }) {
  const note = form.notes?.[name]
  return note ? (
    <span className="help note" id={`${name}-note`}>
      {note}
    </span>
  ) : null
}
