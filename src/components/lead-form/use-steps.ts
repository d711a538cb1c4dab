import { useEffect, useRef, useState } from 'react'
import type { FormFacts } from '../forms/form-facts'

/** A form in steps: one of them is seen at a time, those around it wait. */
export interface Steps {
  names: string[]
  /** The step that is seen; null until React has come, as without a script all of them are. */
  at: number | null
  isLast: boolean
  /** The step's element, for React to tell. */
  keep(index: number, fieldset: HTMLFieldSetElement | null): void
  current(): HTMLFieldSetElement | null
  /** Shows another step, scrolls to it and moves the focus there. */
  move(by: number): void
  /** Shows the step with this field. */
  reveal(fieldId: string): void
  restart(): void
}

/** Begins with the step that contains the field `first`, where there is one. */
export function useSteps(names: string[], first: string | null): Steps {
  const [at, setAt] = useState<number | null>(null)
  const fieldsets = useRef<(HTMLFieldSetElement | null)[]>([])
  const isMoving = useRef(false)

  useEffect(() => setAt(Math.max(0, indexOf(fieldsets.current, first))), [first])

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
    keep(index, fieldset) {
      fieldsets.current[index] = fieldset
    },
    current: () => fieldsets.current[at ?? 0] ?? null,
    move(by) {
      isMoving.current = true
      setAt((at ?? 0) + by)
    },
    reveal(fieldId) {
      const index = indexOf(fieldsets.current, fieldId)
      if (index >= 0) setAt(index)
    },
    restart: () => setAt(0),
  }
}

/** The id of the first field that came back with an issue. */
export function firstWrong({ id, issues: [first] }: FormFacts): string | null {
  return first ? `${id}-${first.path[0]}` : null
}

function indexOf(fieldsets: (HTMLFieldSetElement | null)[], fieldId: string | null): number {
  const field = fieldId ? document.getElementById(fieldId) : null
  return field ? fieldsets.findIndex((fieldset) => fieldset?.contains(field)) : -1
}
