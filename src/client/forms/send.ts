import type { FormIssue } from '../../site/forms/form-state'

/** The result of sending a form. Each failure has its own message in the form. */
export type Outcome =
  /** `isCopied` is false if the response says that no copy is sent to the visitor's address. */
  | { status: 'success'; fileUrl?: string; isCopied: boolean }
  | { status: 'invalid'; issues: FormIssue[] }
  | { status: 'limited'; minutes: number }
  | { status: 'large' | 'away' | 'server' | 'offline' }

interface Answer {
  data?: { fileUrl?: string; copy?: boolean }
  issues?: FormIssue[]
}

const FAILURES: Record<number, 'large' | 'away'> = { 413: 'large', 503: 'away' }
const TIMEOUT_MS = 20_000

/** Posts a form. Never throws, so the form always has a message to show. */
export async function send(
  action: string,
  data: FormData,
  key: string | undefined,
): Promise<Outcome> {
  const body = new URLSearchParams()
  for (const [name, value] of data) body.append(name, String(value))
  if (key) body.set('idempotencyKey', key)
  for (const [name, value] of Object.entries(whereFrom())) {
    // A form that was rendered again after a plain post already contains its source.
    if (!body.has(name)) body.set(name, value)
  }
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await outcomeOf(response)
  } catch {
    return { status: 'offline' }
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After')) || 60
    return { status: 'limited', minutes: Math.ceil(seconds / 60) }
  }
  if (response.status !== 200 && response.status !== 422) {
    return { status: FAILURES[response.status] ?? 'server' }
  }
  const answer = parseAnswer(await response.text())
  if (!answer) return { status: 'server' }
  const { fileUrl, copy = true } = answer.data ?? {}
  if (response.ok) return { status: 'success', fileUrl, isCopied: copy }
  return { status: 'invalid', issues: answer.issues ?? [] }
}

function parseAnswer(text: string): Answer | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the referrer and the campaign parameters of the visit. The form itself contains its page. */
function whereFrom(): Record<string, string> {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^(?:utm_\w+|gclid|fbclid|from)$/.test(name),
  )
  return {
    referrer: document.referrer,
    campaign: new URLSearchParams(campaign).toString(),
  }
}
