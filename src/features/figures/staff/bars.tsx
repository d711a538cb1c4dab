import type { ReactNode } from 'react'
import { formatInteger } from '../../../platform/format/number'

export interface Bar {
  name: string
  /** The name with additional markup, such as a link. */
  label?: ReactNode
  value: number
}

/** A bar chart with names and values. The longest bar has the full width. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const maxValue = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="bars">
      {bars.map(({ name, label, value }) => (
        <li key={name}>
          <span className="name">{label ?? name}</span>
          <i style={{ width: `${Math.round((value / maxValue) * 1000) / 10}%` }} />
          <b>{formatInteger(value)}</b>
        </li>
      ))}
    </ul>
  )
}
