import { ResponsivePicture } from '../../../components/media/picture'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { mainPicture, type Project, type Property } from '../../../listing/property'
import { listingTitle } from '../../../staff/listings/listing-title'

interface LinkedListingProps {
  view: View
  listing: Property | Project
  /** The form of the listing. */
  href: string
  /** The width of the picture, for `sizes`. */
  pictureWidth: string
}

/** A listing with picture, linked title, full address and id. */
export function LinkedListing({ view, listing, href, pictureWidth }: LinkedListingProps) {
  return (
    <span className="property-line">
      <ResponsivePicture src={mainPicture(listing)} alt="" sizes={pictureWidth} />
      <span>
        <a href={href}>{listingTitle(view, listing)}</a>
        <small className="muted">
          {fullAddress(listing, view.lang)} · {listing.id}
        </small>
      </span>
    </span>
  )
}
