import { CardRow, CardRowNav } from '../../components/listing/card-row'
import { Island } from '../../components/ui/island'
import { pick } from '../../domain/format/lang'
import { AllLink } from '../parts/all-link'
import { CardItem } from '../parts/card-item'
import { FrameHead, frameOf } from '../parts/frame'
import { listingKey } from './card-grid'
import type { PropertyListProps } from './config'

const SIZES = '(min-width: 80rem) 26rem, (min-width: 35rem) 46vw, 92vw'

/** The newest listings in one row. */
export function RailView({ moduleId: id, view, placement, config, data }: PropertyListProps) {
  if (data.list.total === 0) return null
  const title = pick(placement.title, view.lang)
  return (
    <section {...frameOf(id, placement, 'section')} aria-label={title || undefined}>
      <Island name="carousel" when="visible">
        <div className="wrap">
          <FrameHead view={view} placement={placement} tools={<CardRowNav view={view} />} />
        </div>
        <CardRow label={{ 'aria-label': title }} perRow={placement.numberItemOfRow}>
          {data.list.cards.map((card) => (
            <CardItem key={listingKey(card)} view={view} card={card} sizes={SIZES} />
          ))}
        </CardRow>
      </Island>
      <div className="wrap card-row-more">
        <AllLink view={view} list={config.list} total={data.listed} />
      </div>
    </section>
  )
}
