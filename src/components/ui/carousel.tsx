import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { Icon } from './icon'
import { PauseButton } from './pause-button'
import type { View } from './view'

interface CarouselProps {
  view: View
  /** The transition between slides: they slide (`quotes`) or fade (`fade`). */
  kind: 'quotes' | 'fade'
  label?: string
  /** The items of the list, of which one is in view. */
  children: ReactNode
}

/** A scrollable row of slides, which the island `carousel` enhances. */
export function Carousel({ view, kind, label, children }: CarouselProps) {
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */
    <div
      className={`carousel ${kind}`}
      role="group"
      aria-roledescription={view.t('carousel')}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must scroll by keyboard
      tabIndex={0}
      {...hook('carousel', kind)}
    >
      <ul>{children}</ul>
    </div>
  )
}

interface CarouselNavProps {
  view: View
  previous: string
  next: string
  /** True for a carousel that moves by itself. */
  canPause?: boolean
}

/** The buttons of a carousel. The island `carousel` around both renders them. Their space is reserved. */
export function CarouselNav({ view, previous, next, canPause = false }: CarouselNavProps) {
  return (
    <div className="carousel-nav">
      {canPause && <PauseButton view={view} />}
      <Arrow label={previous} step={-1} />
      <Arrow label={next} step={1} />
    </div>
  )
}

function Arrow({ label, step }: { label: string; step: -1 | 1 }) {
  return (
    <button type="button" className="round" data-step={step}>
      <span className="sr-only">{label}</span>
      <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
