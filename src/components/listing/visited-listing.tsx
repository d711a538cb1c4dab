import { ResponsivePicture } from '../media/picture'

export interface VisitedListingProps {
  title: string
  /** The address and price of the listing. */
  description: string
  picture: string | null
}

/** A summary of the property that will be visited. */
export function VisitedListing({ title, description, picture }: VisitedListingProps) {
  return (
    <div className="visited-listing">
      {picture && <ResponsivePicture src={picture} alt="" sizes="6rem" />}
      <p>
        <b>{title}</b>
        {description}
      </p>
    </div>
  )
}
