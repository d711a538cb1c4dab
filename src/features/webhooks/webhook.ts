import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch } from '../../platform/db/db'
import { seal, unseal } from '../../platform/db/encryption'
import { hmacKey, newSecret } from '../../platform/db/hmac'
import { webhook } from '../../platform/db/schema-webhooks'
import { fromHex, toBase64 } from '../../platform/format/bytes'
import { publicUrl } from '../../platform/http/public-url'

export const WEBHOOK_EVENTS = [
  'listing.published',
  'listing.changed',
  'listing.sold',
  'lead.received',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** A webhook in the form in which staff edit it. Its secret is no part of it, so that no revision contains one. */
export const webhookDocument = z.object({
  name: z.string().min(1).max(60),
  url: z.string().min(1).max(500).refine(isReceiver, 'field.wrong.receiver'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).default([...WEBHOOK_EVENTS]),
  active: z.boolean().default(true),
})

/** Returns true for an https address on a public host. */
export function isReceiver(url: string): boolean {
  return /^https:/i.test(url) && publicUrl(url) !== null
}

/** Returns a webhook with its secret in encrypted form, or null if there is none. */
export async function findWebhook(db: Db, id: number) {
  return (await db.select().from(webhook).where(eq(webhook.id, id)).get()) ?? null
}

/**
 * Gives a webhook another secret and returns it as Standard Webhooks writes it. The database contains it in encrypted
 * form, because each message is signed with it.
 */
export async function renewSecret(db: Db, id: number, actor: Actor): Promise<string> {
  const secret = newSecret()
  const sealed = await seal(db, holderOf(id), secret)
  await runBatch(db, [
    db.update(webhook).set({ secret: sealed }).where(eq(webhook.id, id)),
    auditRow(db, { ...actor, action: 'webhook.secret', subjectId: id }),
  ])
  return `whsec_${toBase64(fromHex(secret))}`
}

/** Returns the key that signs messages, or null if the secret was encrypted by another deployment. */
export async function signingKey(db: Db, id: number, sealed: string): Promise<CryptoKey | null> {
  const secret = await unseal(db, holderOf(id), sealed)
  return secret === null ? null : hmacKey(secret)
}

function holderOf(id: number): string {
  return `the secret of webhook ${id}`
}
