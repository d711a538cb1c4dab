import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cleanEmail } from '../../platform/format/text'
import type { FieldRules } from '../../site/forms/field-rules'
import { EMAIL } from '../../site/forms/patterns'
import { checkEmail } from './check-email'

/** The rules for a known visitor, whose other data the server has or requests. */
export const KNOWN_VISITOR_RULES: Partial<FieldRules> = {
  required: ['Email'],
  needsReplyChannel: false,
}

/**
 * `open` until there is a result; `known` if no further data is needed; `unknown` if name and number are required: from
 * an unknown visitor, from one who started to type them before the result, and from one who wants to give others.
 */
type Verdict = 'open' | 'known' | 'unknown'

/** The silent check of the email address in the sheet. */
export interface KnownVisitorCheck {
  verdict: Verdict
  /** The element with the fields of name and number, or with the note that replaces them. */
  region: RefObject<HTMLDivElement | null>
  /**
   * Called when the field of the address loses the focus. If that happened before hydration, the check starts with the
   * island.
   */
  leave(email: string): void
  /** Called when the address changes, which invalidates the result for the previous one. */
  edit(email: string): void
  /** Called when the visitor wants to give other data than the agency has. */
  showFields(): void
}

export function useKnownVisitorCheck(propertyId: number): KnownVisitorCheck {
  const [verdict, setVerdict] = useState<Verdict>('open')
  const region = useRef<HTMLDivElement>(null)
  const request = useRef<{ email: string; controller: AbortController }>(null)
  const pressEnd = usePressEnd()

  function reset(): void {
    request.current?.controller.abort()
    request.current = null
    setVerdict('open')
  }

  async function check(email: string): Promise<void> {
    const controller = new AbortController()
    request.current = { email, controller }
    const isKnown = await checkEmail(email, propertyId, controller.signal)
    await pressEnd()
    if (request.current?.controller !== controller) return
    if (isKnown && !isTyped(region.current)) hideFields()
    else setVerdict('unknown')
  }

  /** Hides the fields. If one of them had the focus, it moves to the note that replaces them. */
  function hideFields(): void {
    const hadFocus = region.current?.contains(document.activeElement)
    flushSync(() => setVerdict('known'))
    if (hadFocus) region.current?.querySelector('button')?.focus()
  }

  function leave(email: string): void {
    if (email === request.current?.email) return
    reset()
    if (EMAIL.test(email)) check(email)
  }

  const latestLeave = useRef(leave)
  useEffect(() => {
    const field = region.current?.closest('form')?.elements.namedItem('Email')
    const isLeft = field instanceof HTMLInputElement && field !== document.activeElement
    if (isLeft && field.value) latestLeave.current(cleanEmail(field.value))
  }, [])

  return {
    verdict,
    region,
    leave,
    edit(email) {
      if (request.current && email !== request.current.email) reset()
    },
    showFields() {
      flushSync(() => setVerdict('unknown'))
      region.current?.querySelector('input')?.focus()
    },
  }
}

function isTyped(region: HTMLElement | null): boolean {
  return [...(region?.querySelectorAll('input') ?? [])].some(({ value }) => value.trim())
}

/**
 * Returns a function that waits until the pointer is up and its click event was sent, so that hidden fields do not move
 * the button that is being pressed.
 */
function usePressEnd(): () => Promise<void> {
  const isDown = useRef(false)
  const waiting = useRef<() => void>(null)
  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
      // The browser sends the click after this event, in the same task.
      setTimeout(() => waiting.current?.())
    }
    const options = { capture: true }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', release, options)
    document.addEventListener('pointercancel', release, options)
    return () => {
      document.removeEventListener('pointerdown', press, options)
      document.removeEventListener('pointerup', release, options)
      document.removeEventListener('pointercancel', release, options)
    }
  }, [])
  return () =>
    new Promise((resolve) => {
      if (isDown.current) waiting.current = resolve
      else resolve()
    })
}
