import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import type { Manager } from '../../domain/listing/property'
import type { ListingCard } from '../../domain/listing/published'
import { Portrait } from '../media/portrait'
import type { View } from '../ui/view'
import { PriceText } from './price'

interface ContactBarProps {
  view: View
  manager: Manager
  listing: ListingCard
  /** The one button. */
  children: ReactNode
}

/** The manager's card in short: comes up once the visitor has scrolled 50 px. */
export function ContactBar({ view, manager, listing, children }: ContactBarProps) {
  return (
    <div className="contact-bar" {...hook('contact-bar')}>
      <Portrait photo={manager.photo} sizes="3rem" />
      <p>
        <b>
          <PriceText view={view} listing={listing} />
        </b>
        {manager.name}
      </p>
      {children}
    </div>
  )
}
