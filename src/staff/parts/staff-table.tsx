import type { ReactNode } from 'react'

interface Column {
  heading: string
  /** True for numbers and times, which are aligned to the end of their cells. */
  end?: boolean
  /** True for a heading that is visible only to screen readers. */
  hidden?: boolean
}

interface StaffTableProps {
  className?: string
  columns: Column[]
  children: ReactNode
}

/** A table whose rows become cards on a phone. Cells contain the name of their column in `data-name`. */
export function StaffTable({ className, columns, children }: StaffTableProps) {
  return (
    <table className={['table staff-table', className].filter(Boolean).join(' ')}>
      <thead>
        <tr>
          {columns.map(({ heading, end, hidden }) => (
            <th key={heading} scope="col" className={end ? 'table-end' : undefined}>
              {hidden ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
