import type { Property } from './property'
import { type ListingCard, type PublishSettings, publicCard } from './published'
import { STATUS } from './status'

export type OwnerListingStatus = 'online' | 'sold' | 'rented' | 'offline'

/** Returns the card of a property for its owner. It has street and price even if they are hidden from visitors. */
export function ownerCard(home: Property, settings: PublishSettings): ListingCard {
  const open = {
    ...home,
    status: STATUS.active,
    marquee: null,
    publishAddress: true,
    publishPrice: true,
  }
  return publicCard(open, { ...settings, marqueesWithoutStreet: [] })
}

export function ownerListingStatus({ status }: Pick<Property, 'status'>): OwnerListingStatus {
  if (status === STATUS.active) return 'online'
  if (status === STATUS.sold) return 'sold'
  return status === STATUS.rented ? 'rented' : 'offline'
}
