import type { ListingCard } from '../../listing/published'
import { detailPath } from '../../urls'
import type { View } from '../ui/view'
import { firstPicture } from './listing-picture'
import { listingTitle } from './listing-title'
import { placeLine } from './place-line'
import { priceWords } from './price'
import { VisitedListing } from './visited-listing'

/** A summary of the listing that a form is about, with a link to its page. */
export function SentListing({ view, listing }: { view: View; listing: ListingCard }) {
  const { lang } = view
  const facts = [placeLine(listing, lang), priceWords(view, listing)].filter(Boolean)
  return (
    <a className="sent-listing" href={detailPath(lang, listing)}>
      <VisitedListing
        title={listingTitle(listing, lang)}
        description={facts.join(' · ')}
        {...firstPicture(view, listing)}
      />
    </a>
  )
}
