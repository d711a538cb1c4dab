import { Fragment } from 'react'
import type { MailRow } from './mail-content'
import { STYLES } from './mail-styles'

/** Renders the table of a mail, with a row for each label and value. */
export function MailRows({ rows, colour }: { rows: MailRow[]; colour: string }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={STYLES.rows}>
      <tbody>
        {rows.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row" align="left" style={STYLES.label}>
              {label}
            </th>
            <td style={STYLES.value}>
              {href ? (
                <a href={href} style={{ color: colour }}>
                  {value}
                </a>
              ) : (
                <Lines lines={value.split('\n')} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Lines({ lines }: { lines: string[] }) {
  return lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ))
}
