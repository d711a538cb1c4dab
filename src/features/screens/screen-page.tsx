import { build, screenEntry } from 'virtual:assets'
import { FontPreloads, StylesheetLinks } from '../../components/shell/document-head'
import { LOCALES } from '../../components/shell/locales'
import { OfficeHours } from '../../components/shell/office-card'
import { themeStyle } from '../../components/shell/theme'
import type { View } from '../../components/ui/view'
import { favouriteId } from '../../listing/filter/favourite-ids'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { formatPhone } from '../../platform/format/phone'
import type { Office } from '../../site/site'
import { Poster } from '../posters/posters'
import type { Screen } from './screen'

interface ScreenPageProps {
  screen: Screen
  /** The view of each language. */
  views: View[]
  homes: (ListingDetail | ProjectDetail)[]
}

/**
 * The document of a screen: all slides in the order in which its script shows them. Each round of the listings has the
 * next language for each of them, and neighbours differ in language. Without the script it is a page of slides.
 */
export function ScreenPage({ screen, views, homes }: ScreenPageProps) {
  const [main] = views
  if (!main) return null
  const { settings } = main.site
  const office = settings.offices.find(({ id }) => id === screen.officeId) ?? settings.offices[0]
  const { dimFrom, dimUntil } = screen
  const slides = views.flatMap((_, round) =>
    homes.map((home, index) => ({ home, view: views[(index + round) % views.length] ?? main })),
  )
  return (
    <html lang={LOCALES[main.lang]} style={themeStyle(settings)} data-build={build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${screen.name} · ${settings.name}`}</title>
        <StylesheetLinks sheets={['main', 'screen']} />
        <FontPreloads />
        <link rel="icon" href={settings.favicon} />
        <script type="module" src={screenEntry} />
      </head>
      <body className="screen">
        <main
          data-seconds={screen.seconds}
          data-dim={dimFrom && dimUntil ? `${dimFrom}-${dimUntil}` : ''}
        >
          <h1 className="sr-only">{settings.name}</h1>
          {slides.map(({ home, view }) => (
            <div
              key={`${favouriteId(home)}-${view.lang}`}
              data-slide={`${favouriteId(home)}-${view.lang}`}
            >
              <Poster
                view={view}
                home={home}
                paper="screen"
                phone={office?.phone}
                foot={<Opening view={view} office={office} />}
              />
            </div>
          ))}
          {slides.length === 0 ? <Welcome view={main} office={office} /> : null}
        </main>
      </body>
    </html>
  )
}

interface OfficeProps {
  view: View
  office: Office | undefined
}

/** The time, which the script fills in, above the opening hours of the office. */
function Opening({ view, office }: OfficeProps) {
  return (
    <div className="screen-opening">
      <time data-clock="" />
      {office ? <OfficeHours view={view} office={office} /> : null}
    </div>
  )
}

/** The slide of a screen without listings. */
function Welcome({ view, office }: OfficeProps) {
  const { name, logo } = view.site.settings
  return (
    <div className="screen-welcome" data-slide="">
      {logo ? <img src={logo} alt={name} width="176" height="32" /> : <h2>{name}</h2>}
      {office ? (
        <p>
          {pick(office.street, view.lang)}, {pick(office.place, view.lang)}
          <br />
          {formatPhone(office.phone)}
        </p>
      ) : null}
      <Opening view={view} office={office} />
    </div>
  )
}
