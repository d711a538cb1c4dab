import type { CSSProperties, ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { CarouselNav } from '../ui/carousel'
import type { View } from '../ui/view'

interface CardRowProps {
  /** The accessible name of the list. */
  label: { 'aria-label': string } | { 'aria-labelledby': string }
  /** The number of cards side by side on a wide screen. */
  perRow?: number
  /** The items of the list. */
  children?: ReactNode
}

/** A row of cards that can be scrolled or swiped, also by keyboard, within the island `carousel`. */
export function CardRow({ label, perRow, children }: CardRowProps) {
  return (
    <div className="card-row" style={{ '--row': perRow } as CSSProperties}>
      <div className="card-row-frame" {...hook('carousel', 'row')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must scroll by keyboard */}
        <ul tabIndex={0} {...label}>
          {children}
        </ul>
      </div>
    </div>
  )
}

export function CardRowNav({ view }: { view: View }) {
  const { t } = view
  return <CarouselNav view={view} previous={t('list.previous')} next={t('list.following')} />
}
