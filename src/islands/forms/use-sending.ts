import { useRef, useState } from 'react'
import { type Outcome, send } from '../../client/forms/send'

/** Posts to `action`; a retry has the idempotency key of the attempt that failed. */
export function useSending(action: string) {
  const key = useRef<string>(undefined)
  const [isSending, setSending] = useState(false)
  async function post(data: FormData): Promise<Outcome> {
    key.current ??= crypto.randomUUID?.()
    setSending(true)
    const outcome = await send(action, data, key.current)
    setSending(false)
    // A lead sent after one that was stored or refused is no retry.
    if (outcome.status === 'success' || outcome.status === 'invalid') key.current = undefined
    return outcome
  }
  return { isSending, post }
}
