import { ListingPicture } from '../../components/listing/listing-picture'
import { listingTitle } from '../../components/listing/listing-title'
import { placeLine } from '../../components/listing/place-line'
import { Price } from '../../components/listing/price'
import type { View } from '../../components/ui/view'
import { favouriteId } from '../../listing/filter/favourite-ids'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { formatDate } from '../../platform/format/dates'
import { type Lang, pick } from '../../platform/format/lang'
import { brusselsDay } from '../../platform/format/local-time'
import { formatPhone } from '../../platform/format/phone'
import { plural } from '../../platform/i18n'
import { Poster } from '../posters/posters'

interface BrochurePageProps {
  view: View
  homes: (ListingDetail | ProjectDetail)[]
  now: Date
}

/** Renders several listings for printing: a cover, then a sheet for each. */
export function BrochurePage({ view, homes, now }: BrochurePageProps) {
  const { t, lang } = view
  const cover = homes[0]?.pictures[0]
  return (
    <div className="brochure">
      <p className="brochure-how">{t('brochure.how')}</p>
      <section className="cover">
        <p className="maker">{view.site.settings.name}</p>
        <h1>{plural(t, lang, 'brochure.homes', homes.length)}</h1>
        <p>{formatDate(brusselsDay(now))}</p>
        {cover && (
          <div className="picture">
            <ListingPicture view={view} picture={cover} alt="" sizes="18cm" isEarly />
          </div>
        )}
        <ol>
          {homes.map((home) => (
            <li key={favouriteId(home)}>
              <span>
                <strong>{listingTitle(home, lang)}</strong>
                <br />
                {placeLine(home, lang)}
              </span>
              <Price view={view} listing={home} />
            </li>
          ))}
        </ol>
        <Offices view={view} lang={lang} />
      </section>
      {homes.map((home) => (
        <Poster key={favouriteId(home)} view={view} home={home} paper="sheet" />
      ))}
    </div>
  )
}

function Offices({ view, lang }: { view: View; lang: Lang }) {
  const { offices, siteEmail, legal } = view.site.settings
  return (
    <address>
      {offices.map(({ name, street, place, phone }) => (
        <p key={name}>
          <strong>{name}</strong>
          <br />
          {pick(street, lang)}, {pick(place, lang)}
          <br />
          {formatPhone(phone)}
        </p>
      ))}
      <p>
        {siteEmail}
        <br />
        {view.t('legal.biv')} {legal.ipi}
      </p>
    </address>
  )
}
