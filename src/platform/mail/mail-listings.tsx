import type { ReactNode } from 'react'
import type { MailListing, MailPicture, MailSection } from './mail-content'
import { Lines } from './mail-rows'
import { STYLES } from './mail-styles'

/** The width at which a picture is shown, in pixels. */
const PICTURE_WIDTH = 250

/** Renders listings under a heading, each with a picture and its facts. */
export function MailListings({ title, listings }: MailSection) {
  return (
    <>
      {title ? <h2 style={STYLES.section}>{title}</h2> : null}
      {listings.map((listing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the listings of one mail never move
        <Listing key={index} listing={listing} />
      ))}
    </>
  )
}

function Listing({ listing }: { listing: MailListing }) {
  const { label, price, title, lines, symbols = [], facts, href, picture } = listing
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={STYLES.listing}>
      <tbody>
        <tr>
          {picture ? (
            <td className="stacked" style={STYLES.picture}>
              <Linked href={href}>
                <img
                  className="muted"
                  src={picture.src}
                  alt={picture.alt}
                  width={PICTURE_WIDTH}
                  height={heightOf(picture)}
                  style={STYLES.image}
                />
              </Linked>
              {picture.caption ? (
                <p className="muted" style={STYLES.caption}>
                  {picture.caption}
                </p>
              ) : null}
            </td>
          ) : null}
          <td className="stacked" style={STYLES.facts}>
            {label ? (
              <p style={STYLES.place}>
                <span style={{ ...STYLES.marquee, backgroundColor: label.colour }}>
                  {label.text}
                </span>
              </p>
            ) : null}
            {price ? (
              <p className="ink" style={STYLES.price}>
                {price}
              </p>
            ) : null}
            <p className="ink" style={STYLES.title}>
              <Linked href={href}>{title}</Linked>
            </p>
            {lines.length > 0 ? (
              <p className="muted" style={STYLES.place}>
                <Lines text={lines.join('\n')} />
              </p>
            ) : null}
            {symbols.map(({ src, alt }) => (
              <img
                key={src}
                className="muted"
                src={src}
                alt={alt}
                width={60}
                height={24}
                style={STYLES.energy}
              />
            ))}
            {facts ? (
              <span className="muted" style={STYLES.energyFacts}>
                {facts}
              </span>
            ) : null}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Returns the height at which a picture is shown, for programs that do not load it at once. */
function heightOf({ width, height }: MailPicture): number | undefined {
  return width && height ? Math.round((height * PICTURE_WIDTH) / width) : undefined
}

function Linked({ href, children }: { href?: string | undefined; children: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} style={STYLES.link}>
      {children}
    </a>
  )
}
