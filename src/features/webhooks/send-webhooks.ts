import type { Bindings } from '../../env'
import { type Db, primaryDb } from '../../platform/db/db'
import { hmacOf } from '../../platform/db/hmac'
import { toBase64 } from '../../platform/format/bytes'
import type { Lang } from '../../platform/format/lang'
import { fetchJson } from '../../platform/http/fetch-json'
import { configuredOrigin } from '../../platform/http/site-origin'
import type { SiteSettings } from '../../site/site'
import { detailPath, STAFF } from '../../urls'
import {
  claimDelivery,
  type Delivery,
  type DeliveryData,
  type Failure,
  type ListingRef,
  listReceivers,
  markAttempt,
  type Receiver,
} from './delivery'
import { queueListingEvents } from './queue-events'
import { isReceiver, signingKey } from './webhook'

const TIMEOUT_MS = 10_000
/** A Worker has six connections at once. The others are for mails, the CRM and pictures. */
const MAX_PARALLEL = 3

interface SiteAddress {
  origin: string
  langs: readonly Lang[]
}

/** Queues messages about changed listings, and sends the due messages of all webhooks. */
export async function sendWebhooks(
  env: Bindings,
  settings: Pick<SiteSettings, 'languages'>,
  budgetMs: number,
): Promise<void> {
  await queueListingEvents(primaryDb(env.DB), new Date())
  await sendDueMessages(env, settings, budgetMs)
}

/**
 * Sends due messages, of one webhook if `id` is given. The webhooks take turns. If a receiver does not work, its other
 * messages wait for the next run.
 */
export async function sendDueMessages(
  env: Bindings,
  { languages: langs }: Pick<SiteSettings, 'languages'>,
  budgetMs: number,
  id?: number,
): Promise<void> {
  const db = primaryDb(env.DB)
  const site = { origin: configuredOrigin(env.SITE_ORIGIN) ?? '', langs }
  const endsAt = Date.now() + budgetMs
  const receivers = await listReceivers(db, new Date(), id)
  async function work(): Promise<void> {
    while (Date.now() < endsAt) {
      const receiver = receivers.shift()
      if (!receiver) return
      if (await sendNext(db, receiver, site)) receivers.push(receiver)
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work))
}

/** Sends the next message of a webhook. Returns false if there is none, or if the receiver does not work. */
async function sendNext(db: Db, receiver: Receiver, site: SiteAddress): Promise<boolean> {
  const delivery = await claimDelivery(db, receiver.id, new Date())
  if (!delivery) return false
  const failure = await send(db, receiver, delivery, site)
  await markAttempt(db, delivery, failure, new Date())
  return failure === null || isRefusal(failure)
}

/** Returns true if a receiver that works refused one message, so that it gets the next one. */
function isRefusal(failure: Failure): boolean {
  return /^4(?!08|10|29)/.test(failure)
}

/** Sends a message as Standard Webhooks defines it. Any 2xx status accepts it, and redirects are not followed. */
async function send(
  db: Db,
  { id, url, secret }: Receiver,
  delivery: Delivery,
  site: SiteAddress,
): Promise<Failure | null> {
  if (!isReceiver(url)) return 'address'
  const key = await signingKey(db, id, secret ?? '')
  if (!key) return 'secret'
  const { event: type, createdAt: timestamp } = delivery
  const body = { type, timestamp, data: withAddresses(delivery.data, site) }
  const sentAt = Math.floor(Date.now() / 1000)
  const signature = await hmacOf(key, `${delivery.id}.${sentAt}.${JSON.stringify(body)}`)
  const result = await fetchJson(url, {
    fetch: (address, init) => fetch(address, init),
    message: 'webhook message not accepted',
    call: `webhook ${id}`,
    timeoutMs: TIMEOUT_MS,
    headers: {
      'webhook-id': delivery.id,
      'webhook-timestamp': String(sentAt),
      'webhook-signature': `v1,${toBase64(signature)}`,
    },
    post: { body, isOneWay: true },
  })
  if (result.ok) return null
  const { kind, status } = result.failure
  return status !== null ? `${status}` : kind === 'timeout' ? 'timeout' : 'away'
}

function withAddresses(data: DeliveryData, site: SiteAddress): object {
  if ('status' in data) return { ...data, urls: urlsOf(data, site) }
  if (!('form' in data)) return data
  const listing = data.listing && { ...data.listing, urls: urlsOf(data.listing, site) }
  return { ...data, listing, url: `${site.origin}${STAFF.leads}/${data.id}` }
}

function urlsOf(listing: ListingRef, { origin, langs }: SiteAddress) {
  return Object.fromEntries(langs.map((lang) => [lang, origin + detailPath(lang, listing)]))
}
