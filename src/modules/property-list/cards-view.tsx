import type { CSSProperties } from 'react'
import { ListingCard } from '../../components/listing/listing-card'
import { AllLink } from '../parts/all-link'
import { ModuleFrame } from '../parts/frame'
import { partHeading } from '../parts/heading'
import { listingKey } from './card-grid'
import type { PropertyListProps } from './config'

/** The newest of a list, and the way to all of it. */
export function CardsView({ moduleId: id, view, placement, config, data }: PropertyListProps) {
  if (data.list.total === 0) return null
  const heading = partHeading(view, placement)
  const all = <AllLink view={view} list={config.list} total={data.listed} />
  return (
    <ModuleFrame id={id} view={view} placement={placement} tools={all}>
      <ul
        className="item-grid cards"
        style={{ '--row': placement.numberItemOfRow } as CSSProperties}
      >
        {data.list.cards.map((card) => (
          <li key={listingKey(card)}>
            <ListingCard view={view} card={card} heading={heading} />
          </li>
        ))}
      </ul>
    </ModuleFrame>
  )
}
