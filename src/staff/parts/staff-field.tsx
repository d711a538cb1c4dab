import { Icon } from '../../components/ui/icon'

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string | undefined
  autoComplete: string
  minLength?: number
  /** A help text below the field. */
  help?: string
  /** The reason why the value was refused. It replaces the help. */
  issue?: string | undefined
}

/** A required field of a staff form, with its error. */
export function StaffField({
  name,
  label,
  value,
  help,
  issue,
  type = 'text',
  ...rest
}: FieldProps) {
  const hint = issue ?? help
  return (
    <p className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        // Browsers refuse `An <an@example.be>` in a field of type `email`, which the server can read.
        type={type === 'email' ? 'text' : type}
        inputMode={type === 'email' ? 'email' : undefined}
        defaultValue={value}
        required
        aria-invalid={issue ? true : undefined}
        aria-describedby={hint ? `${name}-hint` : undefined}
        // biome-ignore lint/a11y/noAutofocus: of several refused fields, the browser focuses the first
        autoFocus={issue ? true : undefined}
        {...rest}
      />
      {hint ? (
        <span className="help" id={`${name}-hint`} role={issue ? 'alert' : undefined}>
          {issue ? <Icon name="alert" /> : null}
          {hint}
        </span>
      ) : null}
    </p>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  choices: readonly (readonly [value: string, text: string])[]
  /** A help text below the field. */
  help?: string
  /** The reason why the choice was refused. It replaces the help. */
  issue?: string | undefined
}

export function StaffChoice({ name, label, value, choices, help, issue }: ChoiceProps) {
  const hint = issue ?? help
  return (
    <p className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={issue ? true : undefined}
        aria-describedby={hint ? `${name}-hint` : undefined}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      {hint ? (
        <span className="help" id={`${name}-hint`} role={issue ? 'alert' : undefined}>
          {hint}
        </span>
      ) : null}
    </p>
  )
}
