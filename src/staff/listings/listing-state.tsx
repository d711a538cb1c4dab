import type { View } from '../../components/ui/view'
import type { Project, Property } from '../../listing/property'
import { STATUS } from '../../listing/status'

/** A dot for a listing that visitors see or do not see, a label for one that is sold or rented. */
const CLASSES = {
  market: 'state done',
  hidden: 'state held',
  off: 'state',
  archived: 'state',
  sold: 'status sold',
  rented: 'status rented',
} as const

interface ListingStateProps {
  view: View
  /** The record of the CRM. */
  listing: Property | Project
  isHidden: boolean
}

export function ListingState({ view: { t }, listing, isHidden }: ListingStateProps) {
  const state = isHidden ? 'hidden' : stateOf(listing)
  return <span className={CLASSES[state]}>{t(`record.state.${state}`)}</span>
}

/** Returns the state of a listing, without regard to an override that hides it. */
export function stateOf(listing: Property | Project) {
  if (listing.archived) return 'archived'
  if ('published' in listing) return listing.published ? 'market' : 'off'
  const { status } = listing
  if (status === STATUS.active) return 'market'
  if (status === STATUS.sold) return 'sold'
  return status === STATUS.rented ? 'rented' : 'off'
}
