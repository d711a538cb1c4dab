import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** The additional filters of a list, which cover the page on small screens. */
export interface FilterSheet {
  more: RefObject<HTMLDetailsElement | null>
  closeButton: RefObject<HTMLButtonElement | null>
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
    const updateIsolation = () => {
      release()
      // Only a sheet has a close button.
      const isSheet = details?.open && closing.current?.checkVisibility()
      release = isSheet && form.current ? isolate(form.current) : () => {}
      if (isSheet && !form.current?.contains(document.activeElement)) closing.current?.focus()
    }
    const handleToggle = () => {
      updateIsolation()
      if (details?.open && closing.current?.checkVisibility()) closing.current.focus()
    }
    handleToggle()
    details?.addEventListener('toggle', handleToggle)
    addEventListener('resize', updateIsolation)
    return () => {
      details?.removeEventListener('toggle', handleToggle)
      removeEventListener('resize', updateIsolation)
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

  return { more, closeButton: closing, close, closeByEscape }
}

/** Makes everything around an element inert, and returns a function that reverts it. */
function isolate(element: Element): () => void {
  const inertElements: HTMLElement[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      inertElements.push(sibling)
    }
  }
  return () => {
    for (const other of inertElements) other.inert = false
  }
}
