import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cleanEmail } from '../../platform/format/text'
import { EMAIL } from '../../platform/forms/patterns'
import { checkEmail } from './check-email'

/**
 * `open` until an answer is there; `known` when nothing more is asked; `asked` when name and number are: of
 * a stranger, of who began to give them before the answer came, and of who wants to give others.
 */
type Verdict = 'open' | 'known' | 'asked'

/** The silent check of the address in the sheet. */
export interface KnownCheck {
  verdict: Verdict
  /** The element with the fields of name and number, or with the note in their place. */
  region: RefObject<HTMLDivElement | null>
  /** The address was left. One that was left before the island started is checked when it starts. */
  leave(email: string): void
  /** The address was changed: what was said of the other one holds no more. */
  edit(email: string): void
  /** The visitor gives other data than the agency has. */
  askAgain(): void
}

export function useKnownCheck(propertyId: number): KnownCheck {
  const [verdict, setVerdict] = useState<Verdict>('open')
  const region = useRef<HTMLDivElement>(null)
  const request = useRef<{ email: string; controller: AbortController }>(null)
  const pressEnd = usePressEnd()

  function forget(): void {
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
    if (isKnown && !isTyped(region.current)) fold()
    else setVerdict('asked')
  }

  /** The focus goes with the fields to what stands in their place. */
  function fold(): void {
    const hadFocus = region.current?.contains(document.activeElement)
    flushSync(() => setVerdict('known'))
    if (hadFocus) region.current?.querySelector('button')?.focus()
  }

  function leave(email: string): void {
    if (email === request.current?.email) return
    forget()
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
      if (request.current && email !== request.current.email) forget()
    },
    askAgain() {
      flushSync(() => setVerdict('asked'))
      region.current?.querySelector('input')?.focus()
    },
  }
}

function isTyped(region: HTMLElement | null): boolean {
  return [...(region?.querySelectorAll('input') ?? [])].some(({ value }) => value.trim())
}

/**
 * Waits until no pointer is down and its click was sent: fields that fold away must not move the button
 * that is being pressed.
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
