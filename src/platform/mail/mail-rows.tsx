import { Fragment } from 'react'
import { type Lang, withColon } from '../format/lang'
import type { MailRow } from './mail-content'
import { STYLES } from './mail-styles'

export function MailRows({ rows }: { rows: MailRow[] }) {
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
                <a href={href} style={STYLES.link}>
                  {value}
                </a>
              ) : (
                <Lines text={value} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Renders rows as lines in small print. */
export function MailDetails({ lang, rows }: { lang: Lang; rows: MailRow[] }) {
  return (
    <p className="muted" style={STYLES.footnote}>
      {rows.map(({ label, value, href }, index) => (
        <Fragment key={label}>
          {index > 0 && <br />}
          {withColon(lang, label)}{' '}
          {href ? (
            <a href={href} style={STYLES.footerLink}>
              {value}
            </a>
          ) : (
            value
          )}
        </Fragment>
      ))}
    </p>
  )
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
