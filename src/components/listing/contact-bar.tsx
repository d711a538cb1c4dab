import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import type { Manager } from '../../domain/listing/property'
import type { ListingCard } from '../../domain/listing/published'
import { PORTRAIT_WIDTHS, ResponsivePicture } from '../media/picture'
import type { View } from '../ui/view'
import { NO_PORTRAIT } from './manager-card'
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
      <ResponsivePicture
        src={manager.photo ?? NO_PORTRAIT}
        alt=""
        sizes="3rem"
        width={1000}
        height={1200}
        widths={PORTRAIT_WIDTHS}
      />
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
