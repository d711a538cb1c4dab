import type { SelectOption } from '../../components/listing/search-options'

interface SelectProps {
  label: string
  /** Without a name the select is not submitted, as another one sends its value. */
  name?: string
  options: SelectOption[]
  value: string
  onChange(value: string): void
  /** True if the select keeps its width while other controls change its options. */
  steady?: boolean
}

/** A select. It renders nothing if there is only one option. */
export function Select({ label, name, options, value, onChange, steady }: SelectProps) {
  if (options.length < 2) return null
  return (
    <label className={value ? 'cell search-minor on' : 'cell search-minor'}>
      <span>{label}</span>
      <select
        name={name}
        className={steady ? 'steady' : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
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
  /** The number of listings that the option would leave. */
  count: number | undefined
  checked: boolean
  onChange(checked: boolean): void
}

export function Check({ name, label, count, checked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label} <span className="n">{count}</span>
      </span>
    </label>
  )
}
