import { ResponsivePicture } from '../../../components/media/picture'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { mainPicture, type Property } from '../../../listing/property'
import { pick } from '../../../platform/format/lang'
import { formatSurface } from '../../../platform/format/number'
import { modelPicture } from '../../../platform/goal'
import { joinParts } from '../../../staff/listings/listing-title'
import { LocalTime } from '../../../staff/parts/local-time'
import { STAFF } from '../../../urls'
import { isAssignedId } from '../../crm/crm.staff'
import type { ComparedHeldListing } from '../../crm/import/held-listings'
import { namedIssueText } from './import-summary'
import { priceText } from './listing-head'

interface HeldListingsProps {
  view: View
  listings: ComparedHeldListing[]
  mayDecide: boolean
}

/**
 * The imported properties that wait for a decision, each beside the listing on the site, with the reason and two
 * buttons.
 */
export function HeldListings({ view, listings, mayDecide }: HeldListingsProps) {
  const { t } = view
  if (listings.length === 0) return null
  return (
    <section className="panel" id="held">
      <h2>{t('staff.held')}</h2>
      <p>{t('staff.held.text')}</p>
      <ul className="rows">
        {listings.map((held) => (
          <li key={held.id} className="held-listing">
            <p>
              <strong>{namedIssueText(view, held.issue, held.onSite)}</strong>{' '}
              <small className="muted">
                <LocalTime iso={held.heldAt} />
              </small>
            </p>
            <div className="held-pair">
              <HeldProperty
                view={view}
                heading={t('staff.held.incoming')}
                listing={held.data}
                picture={held.picture ?? modelPicture(held.data.webId)}
                number={held.issue.number}
              />
              {held.onSite ? (
                <HeldProperty
                  view={view}
                  heading={t('staff.held.onsite')}
                  listing={held.onSite}
                  picture={mainPicture(held.onSite)}
                  href={`${STAFF.listings}/${held.onSite.id}`}
                />
              ) : null}
            </div>
            {mayDecide ? <DecisionForm view={view} id={held.id} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DecisionForm({ view: { t }, id }: { view: View; id: number }) {
  return (
    <form className="acts" method="post">
      <button
        className="button quiet"
        type="submit"
        formAction={`${STAFF.imports}/held/${id}/approval`}
      >
        {t('staff.held.approve')}
      </button>
      <button
        className="button quiet"
        type="submit"
        formAction={`${STAFF.imports}/held/${id}/rejection`}
      >
        {t('staff.held.reject')}
      </button>
    </form>
  )
}

interface HeldPropertyProps {
  view: View
  heading: string
  listing: Property
  picture: string
  /** The source's number, if it is not the ID. */
  number?: string | undefined
  /** The form of a listing on the site. */
  href?: string
}

/** A property with picture, title, full address, price, area and number. */
function HeldProperty({ view, heading, listing, picture, number, href }: HeldPropertyProps) {
  const { id, ident, surfaceTotal, surfaceLiving } = listing
  const area = surfaceTotal ?? surfaceLiving
  const title = pick(listing.typeDescription, view.lang) || view.t('record.listing')
  const facts = [
    priceText(view, listing),
    area === null ? null : formatSurface(area),
    number ?? ident ?? (isAssignedId(id) ? null : id),
  ]
  return (
    <div className="property-line">
      <ResponsivePicture src={picture} alt="" sizes="7.5rem" />
      <div>
        <small className="muted">{heading}</small>
        <strong>{href ? <a href={href}>{title}</a> : title}</strong>
        <span>{fullAddress(listing, view.lang)}</span>
        <small>{joinParts(facts)}</small>
      </div>
    </div>
  )
}
