import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** The additional filters of a list, which cover the page on small screens. */
export interface FilterSheet {
  more: RefObject<HTMLDetailsElement | null>
  closing: RefObject<HTMLButtonElement | null>
  close(): void
  closeByEscape(event: KeyboardEvent): void
}

/**
 * Makes the rest of the page inert while the filters cover it, and returns the focus when they close. The sheet is not
 * a modal dialog, because large screens show some of its fields in the row and they would be in the page twice.
 */
export function useFilterSheet(form: RefObject<HTMLFormElement | null>): FilterSheet {
  const more = useRef<HTMLDetailsElement>(null)
  const closing = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const details = more.current
    let release = () => {}
    const follow = () => {
      release()
      // Only a sheet has a close button.
      const isSheet = details?.open && closing.current?.checkVisibility()
      release = isSheet && form.current ? isolate(form.current) : () => {}
      if (isSheet && !form.current?.contains(document.activeElement)) closing.current?.focus()
    }
    const opened = () => {
      follow()
      if (details?.open && closing.current?.checkVisibility()) closing.current.focus()
    }
    opened()
    details?.addEventListener('toggle', opened)
    addEventListener('resize', follow)
    return () => {
      details?.removeEventListener('toggle', opened)
      removeEventListener('resize', follow)
      release()
    }
  }, [form])

  function close(): void {
    if (!more.current?.open) return
    const isSheet = closing.current?.checkVisibility()
    more.current.open = false
    if (isSheet) more.current.querySelector('summary')?.focus({ preventScroll: true })
  }

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !more.current?.open) return
    // A field with an open list or typed text handles Escape itself.
    const field = event.target as HTMLInputElement
    if (field.getAttribute('aria-expanded') === 'true' || (field.type === 'text' && field.value))
      return
    close()
    more.current.querySelector('summary')?.focus({ preventScroll: true })
  }

  return { more, closing, close, closeByEscape }
}

/** Makes everything around an element inert, and returns a function that reverts it. */
function isolate(element: Element): () => void {
  const others: HTMLElement[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      others.push(other)
    }
  }
  return () => {
    for (const other of others) other.inert = false
  }
}
