import { useEffect, useState } from 'react'
import type { MapGroup } from './map-group'

export type Touch = 'pointer' | 'focus'

/** Returns the groups that have the pointer or the focus. */
export function useTouched(spots: MapGroup[]) {
  const [keys, setKeys] = useState<Record<Touch, string | null>>({ pointer: null, focus: null })

  // A button that is removed sends no leave or blur event.
  useEffect(() => {
    const isThere = (key: string | null) => spots.some((spot) => spot.key === key)
    setKeys(({ pointer, focus }) => ({
      pointer: isThere(pointer) ? pointer : null,
      focus: isThere(focus) ? focus : null,
    }))
  }, [spots])

  function touch(by: Touch, spot: MapGroup | null): void {
    setKeys((before) => ({ ...before, [by]: spot?.key ?? null }))
  }

  return { touched: spots.filter(({ key }) => key === keys.pointer || key === keys.focus), touch }
}
