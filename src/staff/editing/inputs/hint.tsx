import { Icon } from '../../../components/ui/icon'
import type { EditForm } from '../edit-form'

interface HintProps {
  id: string
  help?: string | undefined
  issue?: string | undefined
}

/** The sentence below a field: why it was refused, else what it is for. */
export function Hint({ id, help, issue }: HintProps) {
  if (!issue && !help) return null
  return (
    <span className="help" id={id} role={issue ? 'alert' : undefined}>
      {issue ? <Icon name="alert" /> : null}
      {issue ?? help}
    </span>
  )
}

/** What stands below a field besides: what another source says of the same. */
export function Note({ form, name }: { form: EditForm; name: string }) {
  const note = form.notes?.[name]
  return note ? <span className="help note">{note}</span> : null
}
