import type { View } from '../../../components/ui/view'
import type { Project, Property } from '../../../listing/property'
import { STATUS } from '../../../listing/status'

interface ListingStateProps {
  view: View
  /** As the CRM has it. */
  listing: Property | Project
  isHidden: boolean
}

/** Whether visitors see a listing, in a word. */
export function ListingState({ view: { t }, listing, isHidden }: ListingStateProps) {
  const state = isHidden ? 'hidden' : stateOf(listing)
  return (
    <span className={state === 'market' ? 'status' : 'status draft'}>
      {t(`record.state.${state}`)}
    </span>
  )
}

/** What became of a listing, whether or not staff hide it. */
export function stateOf(listing: Property | Project) {
  if ('published' in listing) return listing.published ? 'market' : 'off'
  const { status } = listing
  if (status === STATUS.active) return 'market'
  if (status === STATUS.sold) return 'sold'
  return status === STATUS.rented ? 'rented' : 'off'
}
