import { setTimeout as delay } from 'node:timers/promises'
import { message } from '../say.ts'
import { isUnreachable, type Unreachable } from './wrangler-answer.ts'

/** The JSON of `/healthz`. */
export interface Health {
  status: string
  content?: string
  mail?: string
  crm?: string
}

const TIMEOUT_SECONDS = 300

export async function fetchHealth(origin: string): Promise<Health | Unreachable> {
  const address = `${origin}/healthz`
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    const text = await answer.text()
    const health = parse(text)
    return health ?? { unreachable: `${address} answers ${answer.status} and no JSON of Pand` }
  } catch (error) {
    return { unreachable: `${address} can't be reached (${fetchFailure(error)})` }
  }
}

/**
 * Requests the health of the site until it is good and returns null, or returns the problem after the time-out: a new domain
 * needs time. `HEALTH_SECONDS` is how long.
 */
export async function waitForHealth(origin: string): Promise<string | null> {
  const seconds = Number(process.env.HEALTH_SECONDS ?? TIMEOUT_SECONDS)
  const timeoutMs = (seconds >= 0 ? seconds : TIMEOUT_SECONDS) * 1000
  const end = Date.now() + timeoutMs
  for (let attempt = 1; ; attempt++) {
    const problem = problemOf(origin, await fetchHealth(origin))
    if (!problem || Date.now() >= end) return problem
    if (attempt === 1) {
      console.log(`${problem}. A new domain waits minutes for its DNS and certificate; asking on …`)
    }
    await delay(timeoutMs / 60)
  }
}

function problemOf(origin: string, health: Health | Unreachable): string | null {
  if (isUnreachable(health)) return health.unreachable
  if (health.status === 'ok') return null
  return `${origin}/healthz says ${JSON.stringify(health)}`
}

function parse(text: string): Health | null {
  try {
    const health = JSON.parse(text)
    return typeof health?.status === 'string' ? health : null
  } catch {
    return null
  }
}

/** `fetch` hides the reason (no such host, a bad certificate) behind "fetch failed". */
export function fetchFailure(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return message(cause instanceof Error ? cause : error)
}
