import type { ReactNode } from 'react'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'
import { formatInteger } from '../../../platform/format/number'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF } from '../../../urls'
import { figureQuery } from './figure-choices'
import type { Figure, FigureTable } from './figure-tables'
import type { FigureScope } from './period'

interface FigureFrameProps {
  view: View
  scope: FigureScope
  figure: Figure
  title: string
  /** An explanation of the figures. */
  text?: ReactNode
  /** The numbers of the chart as a table. A table without rows shows no chart. */
  table: FigureTable
  /** The addresses of the rows of a table without a chart. */
  links?: string[]
  none: string
  children?: ReactNode
}

/** A chart with its title, its numbers as a table and a download as CSV. */
export function FigureFrame(props: FigureFrameProps) {
  const { view, scope, figure, title, text, table, links, none, children } = props
  const { t } = view
  if (table.rows.length === 0) {
    return (
      <section className="panel figure">
        <h2>{title}</h2>
        <p className="muted">{none}</p>
      </section>
    )
  }
  const query = figureQuery(scope, { of: figure })
  return (
    <section className="panel figure">
      <div className="panel-head">
        <h2>{title}</h2>
        <a className="link small" href={`${STAFF.figures}.csv?${query}`} download>
          <Icon name="download" />
          {t('staff.leads.csv')}
          <span className="sr-only">
            {withColon(view.lang, '')} {title}
          </span>
        </a>
      </div>
      {text ? <p className="small muted">{text}</p> : null}
      {links ? (
        <Numbers table={table} links={links} />
      ) : (
        <>
          {children}
          <details>
            <summary>{t('history.graphtable')}</summary>
            <Numbers table={table} />
          </details>
        </>
      )}
    </section>
  )
}

function Numbers({ table: { headings, rows }, links }: Pick<FigureFrameProps, 'table' | 'links'>) {
  const isNumber = (column: number) => typeof rows[0]?.[column] === 'number'
  return (
    <StaffTable columns={headings.map((heading, column) => ({ heading, end: isNumber(column) }))}>
      {rows.map(([name, ...cells], row) => (
        <tr key={[name, ...cells].join(' ')}>
          <th scope="row">{links ? <a href={links[row]}>{name}</a> : name}</th>
          {cells.map((cell, index) => (
            <td
              key={headings[index + 1]}
              className={typeof cell === 'number' ? 'table-end' : undefined}
              data-name={headings[index + 1]}
            >
              {typeof cell === 'number' ? formatInteger(cell) : cell}
            </td>
          ))}
        </tr>
      ))}
    </StaffTable>
  )
}
