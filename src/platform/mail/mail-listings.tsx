import type { MailListing, MailSection } from './mail-content'
import { Lines } from './mail-rows'
import { STYLES } from './mail-styles'

/** Renders listings under a heading, each with a picture and its facts. */
export function MailListings({ title, listings, colour }: MailSection & { colour: string }) {
  return (
    <>
      <h2 style={STYLES.section}>{title}</h2>
      {listings.map((listing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the listings of one mail never move
        <Listing key={index} listing={listing} colour={colour} />
      ))}
    </>
  )
}

function Listing({
  listing: { title, lines, href, picture },
  colour,
}: {
  listing: MailListing
  colour: string
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={STYLES.home}>
      <tbody>
        <tr>
          {picture ? (
            <td style={STYLES.picture}>
              <img src={picture} alt="" width={210} style={STYLES.image} />
            </td>
          ) : null}
          <td style={STYLES.homeText}>
            {href ? (
              <a href={href} style={{ ...STYLES.homeTitle, color: colour }}>
                {title}
              </a>
            ) : (
              <span style={STYLES.homeTitle}>{title}</span>
            )}
            <br />
            <Lines lines={lines} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
