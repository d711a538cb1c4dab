import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Shows the map in place of the list, from its top, or the list again where it was left. */
export function useTurns(pane: RefObject<HTMLElement | null>) {
  const [isInFront, setInFront] = useState(false)
  const listAt = useRef(0)

  function takeTurns(): void {
    if (!isInFront) listAt.current = scrollY
    flushSync(() => setInFront(!isInFront))
    const top = isInFront ? listAt.current : topOf(pane.current)
    scrollTo({ top, behavior: 'instant' })
  }

  return { isInFront, takeTurns }
}

/** The scroll position that puts an element below the header. */
function topOf(element: HTMLElement | null): number {
  const header = document.querySelector('[data-header]')?.getBoundingClientRect().height ?? 0
  return (element?.getBoundingClientRect().top ?? 0) + scrollY - header
}
