import type { ReactNode } from 'react'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'

interface FilterFormProps {
  /** The address of the list. */
  action: string
  /** The text of the button. */
  submit: string
  /** The search field. */
  text?: ReactNode
  /** Rarely used filters and links. */
  more?: ReactNode
  /** The selects, which scroll sideways on a phone. */
  children?: ReactNode
}

/** The filters above a list, in one compact row. */
export function FilterForm({ action, submit, text, more, children }: FilterFormProps) {
  return (
    <search>
      <form className="filters" method="get" action={action}>
        {text}
        {children ? <div className="filter-choices">{children}</div> : null}
        <button type="submit" className="button quiet">
          {submit}
        </button>
        {more}
      </form>
    </search>
  )
}

export function FilterSearch({
  name = 'q',
  label,
  value,
}: {
  name?: string
  label: string
  value: string
}) {
  return (
    <label className="filter search-text">
      <Icon name="search" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        name={name}
        defaultValue={value}
        placeholder={label}
        autoComplete="off"
      />
    </label>
  )
}

interface FilterChoiceProps {
  name: string
  label: string
  value: string
  choices: readonly (readonly [value: string, text: string])[]
}

/** A select of a filter with its label in front. It is highlighted unless the first option is selected. */
export function FilterChoice({ name, label, value, choices }: FilterChoiceProps) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface MoreFiltersProps {
  view: View
  /** True if one of these filters is set. */
  isOpen: boolean
  children: ReactNode
}

/** Rarely used filters, collapsed unless one is set. */
export function MoreFilters({ view, isOpen, children }: MoreFiltersProps) {
  return (
    <details className="more-filters" open={isOpen}>
      <summary>
        {view.t('staff.filters.more')}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
