import { ResponsivePicture } from '../../../components/media/picture'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { adLabel } from '../../../listing/law/ad-facts'
import { mainPicture } from '../../../listing/property'
import { formatDate } from '../../../platform/format/dates'
import { listingTitle } from '../../../staff/listings/listing-title'
import { STAFF } from '../../../urls'
import type { CheckedListing } from './check-listings'
import { factAddress, pointAddress } from './fact-address'

/** Listings with the facts that their adverts lack, each with a link to its field. */
export function IncompleteList({ view, incomplete }: { view: View; incomplete: CheckedListing[] }) {
  const { t, lang } = view
  return (
    <ul className="incomplete-listings">
      {incomplete.map(({ property, findings, upcoming, lacksPoint }) => (
        <li key={property.id}>
          <ResponsivePicture src={mainPicture(property)} alt="" sizes="60px" />
          <p className="home">
            <a href={`${STAFF.listings}/${property.id}`}>{listingTitle(view, property)}</a>
            <small className="muted">
              {fullAddress(property, lang)} · <span>{property.id}</span>
            </small>
          </p>
          <ul className="tags" aria-label={t('staff.incomplete.facts')}>
            {findings.map(({ field }) => (
              <li key={field}>
                <a href={factAddress(property.id, field)}>
                  <span className="tag">{t(adLabel(field))}</span>
                </a>
              </li>
            ))}
            {upcoming.map(({ field, from }) => (
              <li key={field}>
                <a href={factAddress(property.id, field)}>
                  <span className="tag">{`${t(adLabel(field))} (${t('record.lacks.from', { date: formatDate(from) })})`}</span>
                </a>
              </li>
            ))}
            {lacksPoint ? (
              <li>
                <a href={pointAddress(property)}>
                  <span className="tag">{t('staff.incomplete.point')}</span>
                </a>
              </li>
            ) : null}
          </ul>
        </li>
      ))}
    </ul>
  )
}
