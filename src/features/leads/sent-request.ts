import { z } from 'zod'
import { FORM_KINDS, FORMS, type FormKind } from '../../platform/forms/forms'
import { type HalfDay, isDayPart, MAX_HALF_DAYS } from '../../platform/forms/half-days'

/** The topics of requests, each with its own thank-you text and mail. */
const REQUEST_TOPICS = [...FORM_KINDS, 'agent', 'rental'] as const
export type RequestTopic = (typeof REQUEST_TOPICS)[number]

/** The facts about a sent form that its thank-you page shows; none of them identifies the visitor. */
export interface SentRequest {
  kind: FormKind
  topic: RequestTopic
  listing: { kind: 'property' | 'project'; id: number } | null
  /** The ID of the team member to whom the form was addressed. */
  memberId: number | null
  halfDays: HalfDay[]
  /**
   * True if a confirmation is mailed to the visitor: not without an address, nor to a mailbox above its daily limit.
   */
  isCopied: boolean
  /** True if the visitor chose times for a call. */
  hasTimes: boolean
  /** True if the visitor also gets a mail to confirm a saved search. */
  asksToConfirm: boolean
}

interface TopicFacts {
  memberId?: number | undefined
  /** True for a form by which tenants apply for a property. */
  isRental: boolean
}

/** Returns the topic of a form: its kind, except for two uses of the contact forms. */
export function requestTopic(kind: FormKind, { memberId, isRental }: TopicFacts): RequestTopic {
  if (FORMS[kind].thanks.page !== 'contact') return kind
  if (isRental) return 'rental'
  return memberId === undefined ? kind : 'agent'
}

/** Returns the request as the value of a cookie. */
export function writeSentRequest(request: SentRequest): string {
  const { kind, topic, listing, memberId, halfDays } = request
  return new URLSearchParams([
    ['kind', kind],
    ['topic', topic],
    ...(listing ? [['listing', `${listing.kind === 'project' ? 'p' : ''}${listing.id}`]] : []),
    ...(memberId ? [['member', String(memberId)]] : []),
    ...halfDays.map(({ date, part }) => ['at', `${date}-${part}`]),
    ...FLAGS.flatMap((name) => (request[name] ? [[name, '1']] : [])),
  ]).toString()
}

const FLAGS = ['isCopied', 'hasTimes', 'asksToConfirm'] as const

const fields = z.object({
  kind: z.enum(FORM_KINDS),
  topic: z.enum(REQUEST_TOPICS),
  listing: z
    .string()
    .regex(/^p?[1-9]\d{0,9}$/)
    .nullable(),
  memberId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .nullable(),
})

/** Returns the request of a cookie's value, or null for any other text. */
export function readSentRequest(text: string | undefined): SentRequest | null {
  const params = new URLSearchParams(text ?? '')
  const read = fields.safeParse({
    kind: params.get('kind'),
    topic: params.get('topic'),
    listing: params.get('listing'),
    memberId: params.get('member'),
  })
  if (!read.success) return null
  const { listing, ...request } = read.data
  return {
    ...request,
    listing: listing
      ? {
          kind: listing.startsWith('p') ? 'project' : 'property',
          id: Number(listing.replace('p', '')),
        }
      : null,
    halfDays: params.getAll('at').slice(0, MAX_HALF_DAYS).flatMap(halfDayOf),
    isCopied: params.has('isCopied'),
    hasTimes: params.has('hasTimes'),
    asksToConfirm: params.has('asksToConfirm'),
  }
}

/** Returns the half-day of `2026-11-24-am`, or an empty list for any other text. */
export function halfDayOf(text: string): HalfDay[] {
  const [, date = '', part] = /^(\d{4}-\d{2}-\d{2})-([ap]m)$/.exec(text) ?? []
  return isDayPart(part) && !Number.isNaN(Date.parse(date)) ? [{ date, part }] : []
}
