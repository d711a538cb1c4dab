import { Icon } from '../../../components/ui/icon'

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
