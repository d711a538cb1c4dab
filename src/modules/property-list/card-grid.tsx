import { Fragment } from 'react'
import { hook } from '../../client/hooks'
import type { ListFilter } from '../../domain/list/list-filter'
import { ctaIndex } from '../../domain/list/paging'
import type { ListingCard as Card } from '../../domain/listing/published'
import { demandPath } from '../../urls'
import { CardItem } from '../parts/card-item'
import { partHeading } from '../parts/heading'
import type { PropertyListProps } from './config'
import { CtaBlock, type CtaBlockProps } from './cta-block'
import { FEW } from './nearby'

const EAGER_CARDS = 2

/** One page of a list; `data-listing` and `data-at` tell the map which card is which pin. */
export function CardGrid({ view, placement, config, data }: Omit<PropertyListProps, 'moduleId'>) {
  const heading = partHeading(view, placement)
  const { cards, total } = data.list
  const at = config.callToAction ? ctaIndex(data.size, config.ctaNumber) : null
  const isShort = config.callToAction && total <= FEW
  return (
    <ul className="grid-cards" {...hook('cards')}>
      {cards.map((card, index) => (
        <Fragment key={listingKey(card)}>
          {index === at && <CallToAction view={view} filter={data.filter} heading={heading} />}
          <CardItem
            view={view}
            card={card}
            heading={heading}
            eager={index < EAGER_CARDS}
            attributes={{ 'data-listing': listingKey(card), 'data-at': placeOf(card) }}
          />
        </Fragment>
      ))}
      {isShort && <CallToAction view={view} filter={data.filter} heading={heading} />}
    </ul>
  )
}

export function listingKey({ kind, id }: Card): string {
  return `${kind}-${id}`
}

function placeOf({ lat, lng }: Card): string | undefined {
  return lat === null || lng === null ? undefined : `${lat},${lng}`
}

interface CallToActionProps extends Pick<CtaBlockProps, 'view' | 'heading'> {
  filter: ListFilter
}

function CallToAction({ view, filter, heading }: CallToActionProps) {
  const href = demandPath(view.site, view.lang, filter)
  if (!href) return null
  return (
    <li>
      <CtaBlock view={view} href={href} heading={heading} />
    </li>
  )
}
