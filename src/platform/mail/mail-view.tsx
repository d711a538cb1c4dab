import type { ReactNode } from 'react'
import type { SiteSettings } from '../../site/site'
import type { MailContent } from './mail-content'
import { MailListings } from './mail-listings'
import { Lines, MailRows } from './mail-rows'
import { STYLES } from './mail-styles'

interface MailViewProps {
  content: MailContent
  settings: SiteSettings
}

/** Renders a mail as HTML, in one column. */
export function MailView({ content, settings }: MailViewProps) {
  return (
    <html lang={content.lang}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{content.subject}</title>
      </head>
      <body style={STYLES.page}>
        <Column outer>
          <Column>
            <Brand settings={settings} />
            <tr>
              <td style={STYLES.body}>
                <Body content={content} colour={settings.colorPrimary} />
              </td>
            </tr>
          </Column>
          {content.footnotes.map((text) => (
            <p key={text} style={STYLES.footnote}>
              {text}
            </p>
          ))}
        </Column>
      </body>
    </html>
  )
}

/** Renders a column as a table, because mail programs use tables for layout. */
function Column({ outer = false, children }: { outer?: boolean; children: ReactNode }) {
  const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 }
  if (!outer) {
    return (
      <table {...table} style={STYLES.sheet}>
        <tbody>{children}</tbody>
      </table>
    )
  }
  return (
    <table {...table}>
      <tbody>
        <tr>
          <td align="center" style={STYLES.outer}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Brand({ settings }: { settings: SiteSettings }) {
  const colours = { backgroundColor: settings.colorPrimary, color: settings.colorPrimaryText }
  return (
    <tr>
      <td style={{ ...STYLES.brand, ...colours }}>{settings.name}</td>
    </tr>
  )
}

function Body({ content, colour }: { content: MailContent; colour: string }) {
  const { heading, paragraphs, rows, sections = [], links, signature } = content
  return (
    <>
      <h1 style={STYLES.heading}>{heading}</h1>
      {paragraphs.map((text) => (
        <p key={text} style={STYLES.paragraph}>
          {text}
        </p>
      ))}
      {rows.length > 0 && <MailRows rows={rows} colour={colour} />}
      {sections.map(({ title, listings }) => (
        <MailListings key={title} title={title} listings={listings} colour={colour} />
      ))}
      {links.map(({ text, href }) => (
        <p key={href} style={STYLES.paragraph}>
          <a href={href} style={{ color: colour }}>
            {text}
          </a>
        </p>
      ))}
      <p style={STYLES.signature}>
        <Lines lines={signature} />
      </p>
    </>
  )
}
