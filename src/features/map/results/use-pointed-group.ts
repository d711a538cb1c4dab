import { useEffect, useState } from 'react'
import type { MapGroup } from './map-group'

export type Touch = 'pointer' | 'focus'

/** Returns the groups that have the pointer or the focus. */
export function useTouched(groups: MapGroup[]) {
  const [keys, setKeys] = useState<Record<Touch, string | null>>({ pointer: null, focus: null })

  // A button that is removed sends no leave or blur event.
  useEffect(() => {
    const isThere = (key: string | null) => groups.some((group) => group.key === key)
    setKeys(({ pointer, focus }) => ({
      pointer: isThere(pointer) ? pointer : null,
      focus: isThere(focus) ? focus : null,
    }))
  }, [groups])

  function touch(by: Touch, group: MapGroup | null): void {
    setKeys((before) => ({ ...before, [by]: group?.key ?? null }))
  }

  return { touched: groups.filter(({ key }) => key === keys.pointer || key === keys.focus), touch }
}
