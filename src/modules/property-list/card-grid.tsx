import { Fragment } from 'react'
import { hook } from '../../client/hooks'
import { ListingCard } from '../../components/listing/listing-card'
import type { View } from '../../components/ui/view'
import type { ListFilter } from '../../domain/list/list-filter'
import { ctaIndex } from '../../domain/list/paging'
import type { ListingCard as Card } from '../../domain/listing/published'
import { demandPath } from '../../urls'
import type { PropertyListProps } from './config'
import { CtaBlock } from './cta-block'

const EAGER_CARDS = 2

/** One page of a list; `data-listing` and `data-at` tell the map which card is which pin. */
export function CardGrid({
  view,
  config,
  data,
}: Omit<PropertyListProps, 'placement' | 'moduleId'>) {
  const at = config.callToAction ? ctaIndex(data.size, config.ctaNumber) : null
  return (
    <ul className="grid-cards" {...hook('cards')}>
      {data.list.cards.map((card, index) => (
        <Fragment key={listingKey(card)}>
          {index === at && <CallToAction view={view} filter={data.filter} />}
          <li data-listing={listingKey(card)} data-at={placeOf(card)}>
            <ListingCard view={view} card={card} eager={index < EAGER_CARDS} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

export function listingKey({ kind, id }: Card): string {
  return `${kind}-${id}`
}

function placeOf({ lat, lng }: Card): string | undefined {
  return lat === null || lng === null ? undefined : `${lat},${lng}`
}

function CallToAction({ view, filter }: { view: View; filter: ListFilter }) {
  const href = demandPath(view.site, view.lang, filter)
  if (!href) return null
  return (
    <li>
      <CtaBlock view={view} href={href} />
    </li>
  )
}
