import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { listDeliveries } from '../src/features/webhooks/delivery'
import { sendWebhooks } from '../src/features/webhooks/send-webhooks'
import { renewSecret, webhookDocument } from '../src/features/webhooks/webhook'
import { webhooks } from '../src/features/webhooks/webhooks.collection'
import { webhook, webhookChange, webhookDelivery } from '../src/platform/db/schema-webhooks'
import { db } from './agency'

export const RECEIVER = 'https://receiver.example/hook'
export const SITE = 'https://www.agency.example'

/** A message that a receiver got. */
export interface Received {
  url: string
  body: string
  headers: Record<string, string>
  init: RequestInit
}

/** Answers with the status that `answer` returns, 204 by default, and stores all messages. */
export class FakeReceiver {
  received: Received[] = []
  answer: (url: string) => Response | Promise<Response> = () => new Response(null, { status: 204 })

  constructor() {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
      const url = String(input)
      const headers = Object.fromEntries(new Headers(init.headers))
      this.received.push({ url, body: String(init.body), headers, init })
      return this.answer(url)
    })
  }

  /** The messages that were received so far, which are then forgotten. */
  take(): { id: string | undefined; type: string; data: Record<string, unknown> }[] {
    return this.received.splice(0).map(({ body, headers }) => {
      const { type, data } = JSON.parse(body)
      return { id: headers['webhook-id'], type, data }
    })
  }

  /** The events and the numbers of listings that were received so far. */
  takeEvents(): string[] {
    return this.take().map(({ type, data }) =>
      [type, data.id, data.status].filter(Boolean).join(' '),
    )
  }
}

/** Creates a webhook with a secret. */
export async function newWebhook(fields: object = {}): Promise<{ id: number; secret: string }> {
  const actor = { by: 1, now: new Date() }
  const document = webhookDocument.parse({ name: 'Portal', url: RECEIVER, ...fields })
  const id = await webhooks.create(db, document, actor)
  return { id, secret: await renewSecret(db, id, actor) }
}

export async function deleteAllWebhooks(): Promise<void> {
  for (const table of [webhook, webhookChange, webhookDelivery]) await db.delete(table)
}

/** Sends messages as a cron run does. */
export function sendAll(): Promise<void> {
  return sendWebhooks({ ...env, SITE_ORIGIN: SITE }, { languages: ['nl', 'fr'] }, 60_000)
}

/** The state of each message of a webhook and the failures of its attempts, the newest message first. */
export async function attemptsOf(id: number): Promise<string[]> {
  return (await listDeliveries(db, id, 100)).map(({ state, attempts }) =>
    [state, ...attempts.map(({ failure }) => failure ?? 'ok')].join(' '),
  )
}
