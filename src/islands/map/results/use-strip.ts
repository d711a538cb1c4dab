import { useEffect, useRef, useState } from 'react'
import { listingKey, type MapPin } from './map-answer'
import type { MapSpot } from './map-spot'

/** The homes of a map's strip of cards, from the top down, and the one in front; `isStrip` where it is shown. */
export function useStrip(spots: MapSpot[]) {
  const strip = useRef<HTMLUListElement>(null)
  const [isStrip, setStrip] = useState(false)
  const [key, setFront] = useState('')
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const observer = new ResizeObserver(() => setStrip(element.checkVisibility()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const pins = spots.flatMap(({ group }) => group.pins)
  const front: MapPin | undefined = pins.find((pin) => listingKey(pin) === key) ?? pins[0]
  return { strip, isStrip, pins, front, setFront }
}
