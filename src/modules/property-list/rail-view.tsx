import type { CSSProperties } from 'react'
import { hook } from '../../client/hooks'
import { RailNav } from '../../components/listing/rail-nav'
import { Island } from '../../components/ui/island'
import { pick } from '../../domain/format/lang'
import { AllLink } from '../parts/all-link'
import { CardItem } from '../parts/card-item'
import { FrameHead, frameOf } from '../parts/frame'
import { listingKey } from './card-grid'
import type { PropertyListProps } from './config'

const SIZES = '(min-width: 80rem) 26rem, (min-width: 35rem) 46vw, 92vw'

/** One row to swipe or scroll through, by keyboard too; the arrows come with their script. */
export function RailView({ moduleId: id, view, placement, config, data }: PropertyListProps) {
  if (data.list.total === 0) return null
  const title = pick(placement.title, view.lang)
  return (
    <section {...frameOf(id, placement, 'section')} aria-label={title || undefined}>
      <Island name="rail" when="visible">
        <div className="wrap">
          <FrameHead view={view} placement={placement} tools={<RailNav view={view} />} />
        </div>
        <div className="rail-box" style={{ '--row': placement.numberItemOfRow } as CSSProperties}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must scroll by keyboard */}
          <ul className="rail" tabIndex={0} aria-label={title} {...hook('rail')}>
            {data.list.cards.map((card) => (
              <CardItem key={listingKey(card)} view={view} card={card} sizes={SIZES} />
            ))}
          </ul>
        </div>
      </Island>
      <div className="wrap rail-more">
        <AllLink view={view} list={config.list} total={data.listed} />
      </div>
    </section>
  )
}
