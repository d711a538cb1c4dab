import type { ReactNode } from 'react'
import type { SiteSettings } from '../../site/site'
import { previewPicture } from '../files/preview-picture'
import { nearestWith } from '../format/contrast'
import { cleanText, shorten } from '../format/text'
import { MailBars } from './mail-bars'
import type { MailContent, MailLink } from './mail-content'
import { MailListings } from './mail-listings'
import { Lines, MailDetails, MailRows } from './mail-rows'
import { darkStyles, PAPER, PHONE_STYLES, STYLES } from './mail-styles'

/** The minimum contrast of texts in the agency's colours (WCAG 1.4.3). */
const TEXT_CONTRAST = 4.5
/** The maximum size of the logo in pixels. */
const LOGO = { width: 200, height: 40 }
const MAX_PREHEADER_LENGTH = 120
/** Invisible characters after the preheader, so that an inbox does not append the text of the mail. */
const PREHEADER_END = '\u00a0\u200c'.repeat(60)

interface MailViewProps {
  content: MailContent
  settings: SiteSettings
  /** The agency's address and legal identity. */
  identity: string[]
}

/** Renders a mail as HTML, in one column of tables, because mail programs use tables for layout. */
export function MailView({ content, settings, identity }: MailViewProps) {
  const { lang, subject, preheader, paragraphs } = content
  const preview = cleanText(preheader ?? paragraphs.join(' '), 2 * MAX_PREHEADER_LENGTH)
  return (
    <html lang={lang}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{PHONE_STYLES}</style>
        <style>{darkStyles(settings)}</style>
      </head>
      <body style={STYLES.page}>
        <div style={STYLES.preheader}>
          {shorten(preview, MAX_PREHEADER_LENGTH)}
          {PREHEADER_END}
        </div>
        {/* Gmail removes the language of `html`. */}
        <Table lang={lang}>
          <tr>
            <td align="center" style={STYLES.outer}>
              <Table className="column">
                <tr>
                  <Brand origin={content.origin} settings={settings} />
                </tr>
                <tr>
                  <td style={STYLES.body}>
                    <Body content={content} settings={settings} />
                  </td>
                </tr>
                <tr>
                  <td className="muted" style={STYLES.footer}>
                    <Footer content={content} identity={identity} />
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

interface TableProps {
  lang?: string
  className?: 'column'
  children: ReactNode
}

function Table({ lang, className, children }: TableProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      lang={lang}
      className={className}
      style={className && STYLES[className]}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

interface BrandProps {
  origin: string | null
  settings: SiteSettings
}

/**
 * Renders the agency's logo if it is a JPEG or PNG, else its name in its colour. The alternative text looks like the
 * name, because most mail programs do not load pictures at first.
 */
function Brand({ origin, settings: { name, logo, colorPrimary } }: BrandProps) {
  const picture = origin && logo ? previewPicture([{ url: logo, alt: name }], origin) : null
  const { width, height } = picture ?? {}
  const color = nearestWith(colorPrimary, PAPER, TEXT_CONTRAST)
  const scale = width && height ? Math.min(LOGO.width / width, LOGO.height / height) : 0
  return (
    <td className="brand" style={{ ...STYLES.brand, color }}>
      {picture ? (
        <img
          className="logo"
          src={picture.url}
          alt={name}
          width={width && scale ? Math.round(width * scale) : undefined}
          height={height && scale ? Math.round(height * scale) : LOGO.height}
          style={{ ...STYLES.logo, color }}
        />
      ) : (
        name
      )}
    </td>
  )
}

function Body({ content, settings }: Omit<MailViewProps, 'identity'>) {
  const { heading, paragraphs, quote, rows = [], sections = [], details = [] } = content
  const { lang, button, chart, signature = [] } = content
  return (
    <>
      <h1 style={STYLES.heading}>{heading}</h1>
      {paragraphs.map((text) => (
        <p key={text} style={STYLES.paragraph}>
          <Lines text={text} />
        </p>
      ))}
      {quote ? (
        <blockquote className="ink" style={STYLES.quote}>
          <Lines text={quote} />
        </blockquote>
      ) : null}
      {rows.length > 0 && <MailRows rows={rows} />}
      {chart ? <MailBars chart={chart} settings={settings} /> : null}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one mail never move
        <MailListings key={index} {...section} />
      ))}
      {button ? <Button link={button} settings={settings} /> : null}
      {details.length > 0 && <MailDetails lang={lang} rows={details} />}
      {signature.length > 0 && (
        <p style={STYLES.paragraph}>
          <Lines text={signature.join('\n')} />
        </p>
      )}
    </>
  )
}

function Button({ link, settings }: { link: MailLink; settings: SiteSettings }) {
  const { colorPrimary, colorPrimaryText } = settings
  const color = nearestWith(colorPrimaryText, colorPrimary, TEXT_CONTRAST)
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      className="action"
      style={STYLES.action}
    >
      <tbody>
        <tr>
          <td className="button" style={{ ...STYLES.button, backgroundColor: colorPrimary }}>
            <a href={link.href} style={{ ...STYLES.buttonLink, color }}>
              {link.text}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Footer({ content, identity }: Omit<MailViewProps, 'settings'>) {
  const { reason, links = [] } = content
  return (
    <>
      <p className="muted" style={STYLES.footnote}>
        <Lines text={identity.join('\n')} />
      </p>
      <p className="muted" style={STYLES.footnote}>
        {reason}
      </p>
      {links.map(({ text, href }) => (
        <p key={href} className="muted" style={STYLES.footnote}>
          <a href={href} style={STYLES.footerLink}>
            {text}
          </a>
        </p>
      ))}
    </>
  )
}
