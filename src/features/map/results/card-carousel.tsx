import { type RefObject, useEffect, useRef } from 'react'
import { hook } from '../../../client/hooks'
import type { Translate } from '../../../platform/i18n'
import { smallest } from './map-popup'
import { listingKey, type MapPin } from './map-response'

interface CardCarouselProps {
  t: Translate<'map'>
  carousel: RefObject<HTMLUListElement | null>
  pins: MapPin[]
  /** The key of the card in front. */
  front: string
  onFront: (key: string) => void
}

/** The listings in view as a carousel of cards at the bottom of the map, on small screens. */
export function CardCarousel({ t, carousel, pins, front, onFront }: CardCarouselProps) {
  const shownKey = useRef('')
  useEffect(() => {
    // A card that a swipe brought to the front needs no scrolling.
    if (shownKey.current === front) return
    shownKey.current = front
    showCard(carousel.current, front)
  }, [carousel, front])

  function updateFront(): void {
    const key = cardInFront(carousel.current)
    if (!key || key === shownKey.current) return
    shownKey.current = key
    onFront(key)
  }

  return (
    <ul
      className="map-carousel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must scroll by keyboard
      tabIndex={0}
      aria-label={t('map.cards')}
      ref={carousel}
      onScroll={updateFront}
      {...hook('map-carousel')}
    >
      {pins.map((pin) => {
        const key = listingKey(pin)
        return (
          <li key={key} data-key={key} className={key === front ? 'map-carousel-front' : undefined}>
            <MiniCard t={t} pin={pin} />
          </li>
        )
      })}
    </ul>
  )
}

function MiniCard({ t, pin }: { t: Translate<'map'>; pin: MapPin }) {
  const { picture, pictureWords = '', price, tag, title, url, label, exact, facts } = pin
  return (
    <div className="map-carousel-card">
      <img src={smallest(picture)} alt={pictureWords} width={112} height={120} loading="lazy" />
      <div>
        <p className="price">{price ?? tag}</p>
        <p className="title">{url ? <a href={url}>{title}</a> : title}</p>
        <p className="place">{facts || (exact ? label : `${label} · ${t('map.approximate')}`)}</p>
      </div>
    </div>
  )
}

/** Scrolls a card to the front. The style sheet disables the animation for visitors who prefer reduced motion. */
function showCard(carousel: HTMLElement | null, key: string): void {
  const card = carousel?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  const first = carousel?.firstElementChild
  if (!carousel || !card || !(first instanceof HTMLElement)) return
  carousel.scrollTo({ left: card.offsetLeft - first.offsetLeft })
}

/** Returns the key of the card nearest to the start of the carousel. */
function cardInFront(carousel: HTMLElement | null): string | undefined {
  const cards = [...(carousel?.children ?? [])].filter((card) => card instanceof HTMLElement)
  const [first] = cards
  if (!carousel || !first) return undefined
  const isEnd = carousel.scrollLeft >= carousel.scrollWidth - carousel.clientWidth - 1
  if (isEnd && carousel.scrollLeft > 0) return cards.at(-1)?.dataset.key
  const far = (card: HTMLElement) =>
    Math.abs(card.offsetLeft - first.offsetLeft - carousel.scrollLeft)
  return cards.toSorted((a, b) => far(a) - far(b))[0]?.dataset.key
}
