import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormFacts } from '../forms/form-facts'

/** A form in steps, of which one is visible at a time. */
export interface Steps {
  names: string[]
  /** The index of the visible step. It is null before hydration, because all steps are visible without scripts. */
  at: number | null
  isLast: boolean
  /** The values of the form when the visible step was shown. It is null before hydration. */
  data: FormData | null
  /** Registers the element of a step. It is called by React as a ref. */
  register(index: number, fieldset: HTMLFieldSetElement | null): void
  current(): HTMLFieldSetElement | null
  /** Shows another step, scrolls to it and moves the focus there. */
  move(by: number): void
  reveal(fieldId: string): void
  restart(): void
}

/** Returns the state of the steps. The form begins with the step that contains the field `first`, if there is one. */
export function useSteps(names: string[], first: string | null): Steps {
  const [at, setAt] = useState<number | null>(null)
  const [data, setData] = useState<FormData | null>(null)
  const fieldsets = useRef<(HTMLFieldSetElement | null)[]>([])
  const isMoving = useRef(false)

  const show = useCallback((index: number) => {
    const form = fieldsets.current[index]?.form
    setData(form ? new FormData(form) : null)
    setAt(index)
  }, [])

  useEffect(() => show(Math.max(0, indexOf(fieldsets.current, first))), [first, show])

  useEffect(() => {
    if (!isMoving.current || at === null) return
    isMoving.current = false
    const fieldset = fieldsets.current[at]
    fieldset?.focus({ preventScroll: true })
    fieldset?.form?.scrollIntoView({ block: 'start' })
  }, [at])

  return {
    names,
    at,
    isLast: at === names.length - 1,
    data,
    register(index, fieldset) {
      fieldsets.current[index] = fieldset
    },
    current: () => fieldsets.current[at ?? 0] ?? null,
    move(by) {
      isMoving.current = true
      show((at ?? 0) + by)
    },
    reveal(fieldId) {
      const index = indexOf(fieldsets.current, fieldId)
      if (index >= 0) show(index)
    },
    restart: () => show(0),
  }
}

/** Returns the id of the first field with an issue, or null. */
export function firstInvalidField({ id, issues: [first] }: FormFacts): string | null {
  return first ? `${id}-${first.path[0]}` : null
}

function indexOf(fieldsets: (HTMLFieldSetElement | null)[], fieldId: string | null): number {
  const field = fieldId ? document.getElementById(fieldId) : null
  return field ? fieldsets.findIndex((fieldset) => fieldset?.contains(field)) : -1
}
