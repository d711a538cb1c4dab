import type { SiteSettings } from '../../site/site'
import { formatInteger } from '../format/number'
import type { MailChart } from './mail-content'
import { STYLES } from './mail-styles'

interface MailBarsProps {
  chart: MailChart
  settings: SiteSettings
}

/** The width of the longest bar in percent. The rest is for its number. */
const MAX_WIDTH = 80

/** Renders a chart as a table. Its bars are cells, because mail programs show neither SVG nor positioned elements. */
export function MailBars({ chart: { title, bars }, settings }: MailBarsProps) {
  const max = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <h2 style={STYLES.section}>{title}</h2>
      <table width="100%" cellPadding={0} cellSpacing={0} style={STYLES.bars}>
        <tbody>
          {bars.map(({ label, value }) => {
            const width = Math.round((value / max) * MAX_WIDTH)
            return (
              <tr key={label}>
                <th scope="row" align="left" style={STYLES.barLabel}>
                  {label}
                </th>
                <td>
                  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
                    <tbody>
                      <tr>
                        {width > 0 ? (
                          <td
                            className="bar"
                            width={`${width}%`}
                            style={{ ...STYLES.bar, backgroundColor: settings.colorPrimary }}
                          >
                            &nbsp;
                          </td>
                        ) : null}
                        <td style={STYLES.barValue}>{formatInteger(value)}</td>
                      </tr>
                    </tbody>
                  </table>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
