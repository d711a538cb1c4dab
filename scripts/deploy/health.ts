import { setTimeout as pause } from 'node:timers/promises'
import { message } from '../say.ts'
import { isUnreachable, type Unreachable } from './wrangler-answer.ts'

/** What `/healthz` answers. */
export interface Health {
  status: string
  content?: string
  mail?: string
  crm?: string
}

const PATIENCE_SECONDS = Number(process.env.HEALTH_SECONDS || 300)
const PAUSE_SECONDS = 5

export async function askHealth(origin: string): Promise<Health | Unreachable> {
  const address = `${origin}/healthz`
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    const text = await answer.text()
    const health = parse(text)
    return health ?? { unreachable: `${address} answers ${answer.status} and no JSON` }
  } catch (error) {
    return { unreachable: `${address} can't be reached (${reason(error)})` }
  }
}

/** Asks until the site is well, or its patience ends: a new domain needs time. Null: all is well. */
export async function waitForHealth(origin: string): Promise<string | null> {
  const end = Date.now() + PATIENCE_SECONDS * 1000
  let patience = false
  for (;;) {
    const health = await askHealth(origin)
    const problem = problemOf(origin, health)
    if (!problem || Date.now() + PAUSE_SECONDS * 1000 > end) return problem
    if (!patience) {
      console.log(`${problem}. A new domain takes minutes for its DNS and certificate; waiting …`)
      patience = true
    }
    await pause(PAUSE_SECONDS * 1000)
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
function reason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return message(cause instanceof Error ? cause : error)
}
