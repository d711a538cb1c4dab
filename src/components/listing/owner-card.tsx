import type { ReactNode } from 'react'
import type { OwnerListingStatus } from '../../listing/owner-listing'
import type { ListingCard } from '../../listing/published'
import type { View } from '../ui/view'
import { FloodMark } from './advert-facts'
import { CardFacts } from './card-facts'
import { MainPicture } from './listing-picture'
import { listingTitle } from './listing-title'
import { placeLine } from './place-line'
import { Price } from './price'

interface OwnerCardProps {
  view: View
  card: ListingCard
  status: OwnerListingStatus
  sizes: string
  /** The link of the title. The card of the current listing has none. */
  href?: string
  children?: ReactNode
}

/** The card of an owner's listing, without a favourite button and a carousel. */
export function OwnerCard({ view, card, status, sizes, href, children }: OwnerCardProps) {
  const title = listingTitle(card, view.lang)
  return (
    <article className="card">
      <div className="media">
        <MainPicture view={view} listing={card} alt="" sizes={sizes} />
        <div className="tags">
          <span className="label">{view.t(`history.status.${status}`)}</span>
        </div>
      </div>
      <div className="body">
        <Price view={view} listing={card} />
        <h2 className="title">{href ? <a href={href}>{title}</a> : title}</h2>
        <p className="place">{placeLine(card, view.lang)}</p>
        <FloodMark view={view} listing={card} />
        <CardFacts view={view} card={card} />
        {children}
      </div>
    </article>
  )
}
