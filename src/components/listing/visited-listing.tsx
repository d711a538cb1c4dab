import { ResponsivePicture } from '../media/picture'
import type { FirstPicture } from './listing-picture'

export interface VisitedListingProps extends FirstPicture {
  title: string
  /** The address and price of the listing. */
  description: string
}

/** A summary of the property that will be visited. */
export function VisitedListing(props: VisitedListingProps) {
  const { title, description, picture, pictureWords = '' } = props
  return (
    <div className="visited-listing">
      <ResponsivePicture src={picture} alt={pictureWords} sizes="6rem" />
      <p>
        <b>{title}</b>
        {description}
      </p>
    </div>
  )
}
