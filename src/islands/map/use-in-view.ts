import { type RefObject, useEffect, useState } from 'react'

/** True once an element has been in view. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      setHasBeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasBeen
}
