import type { SelectOption } from './search-options'

interface SelectProps {
  label: string
  name: string
  options: SelectOption[]
  value: string
  /** All prices there are: a script offers those that the other bound leaves. */
  steps?: number[]
}

export function Select({ label, name, options, value, steps }: SelectProps) {
  return (
    <label className={value ? 'cell minor on' : 'cell minor'}>
      <span>{label}</span>
      <select name={name} defaultValue={value} data-steps={steps?.join(' ')}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CheckProps {
  name: string
  label: string
  checked: boolean
}

/** A script writes behind the label how many homes it would leave. */
export function Check({ name, label, checked }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="true" defaultChecked={checked} />
      <span>
        {label} <span className="n" data-count={name} />
      </span>
    </label>
  )
}
