import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Connection {
  saveData: boolean
  effectiveType: string
}

/**
 * Calls `onTouch` once a mouse is over the element, or the element is tapped. A finger that scrolls the page over it has
 * no effect, and neither has a slow connection.
 */
export function useFirstTouch(element: RefObject<HTMLElement | null>, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch)
  useEffect(() => {
    const target = element.current
    if (!target || isSlowConnection()) return
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      touch()
    }
    const onPointer = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && end()
    target.addEventListener('pointermove', onPointer, { signal: listening.signal })
    target.addEventListener('click', end, { signal: listening.signal })
    return () => listening.abort()
  }, [element])
}

/** Returns true if the connection is slow or saves data. Browsers without this information count as fast. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
