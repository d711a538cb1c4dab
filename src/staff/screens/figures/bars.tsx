import type { ReactNode } from 'react'
import { formatInteger } from '../../../platform/format/number'

export interface Bar {
  name: string
  /** The name with more to it, such as a link. */
  label?: ReactNode
  value: number
}

/** Numbers as bars beside their names, the longest as wide as there is room. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="bars">
      {bars.map(({ name, label, value }) => (
        <li key={name}>
          <span className="name">{label ?? name}</span>
          <i style={{ width: `${Math.round((value / most) * 1000) / 10}%` }} />
          <b>{formatInteger(value)}</b>
        </li>
      ))}
    </ul>
  )
}
