import type { CSSProperties } from 'react'
import { CardRow, CardRowNav } from '../../../components/listing/card-row'
import { ListingCard } from '../../../components/listing/listing-card'
import { AllLink } from '../../../components/module/all-link'
import { CardItem } from '../../../components/module/card-item'
import { FrameHead, frameOf, ModuleFrame } from '../../../components/module/frame'
import { partHeading } from '../../../components/module/heading'
import { Island } from '../../../components/ui/island'
import { pick } from '../../../platform/format/lang'
import { listingKey } from './card-grid'
import type { PropertyListProps } from './config'

const RAIL_SIZES = '(min-width: 80rem) 26rem, (min-width: 35rem) 46vw, 92vw'

/** The newest listings of a list, with a link to the list. */
export function CardsView({ moduleId: id, view, placement, config, data }: PropertyListProps) {
  if (data.list.total === 0) return null
  const heading = partHeading(view, placement)
  const allLink = <AllLink view={view} list={config.list} total={data.listed} />
  return (
    <ModuleFrame id={id} view={view} placement={placement} tools={allLink}>
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

/** The newest listings in one row. */
export function RailView({ moduleId: id, view, placement, config, data }: PropertyListProps) {
  if (data.list.total === 0) return null
  const title = pick(placement.title, view.lang)
  return (
    <section {...frameOf(id, placement, 'section')} aria-label={title || undefined}>
      <Island name="carousel" when="seen-and-used">
        <div className="wrap">
          <FrameHead view={view} placement={placement} tools={<CardRowNav view={view} />} />
        </div>
        <CardRow label={{ 'aria-label': title }} perRow={placement.numberItemOfRow}>
          {data.list.cards.map((card) => (
            <CardItem key={listingKey(card)} view={view} card={card} sizes={RAIL_SIZES} />
          ))}
        </CardRow>
      </Island>
      <div className="wrap card-row-more">
        <AllLink view={view} list={config.list} total={data.listed} />
      </div>
    </section>
  )
}
