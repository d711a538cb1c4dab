import { z } from 'zod'
import { readJson } from '../../platform/format/json'
import { FORM_KINDS, FORMS, type FormKind } from '../../site/forms/forms'
import { type DayPart, isDayPart, MAX_HALF_DAYS } from '../../site/forms/half-days'

/** The topics of requests, each with its own thank-you text and mail. */
const REQUEST_TOPICS = [...FORM_KINDS, 'agent', 'rental'] as const
export type RequestTopic = (typeof REQUEST_TOPICS)[number]

const sentRequest = z.object({
  kind: z.enum(FORM_KINDS),
  topic: z.enum(REQUEST_TOPICS),
  listing: z.object({ kind: z.enum(['property', 'project']), id: z.int().positive() }).nullable(),
  /** The ID of the team member to whom the form was addressed. */
  memberId: z.int().positive().nullable(),
  halfDays: z
    .array(z.object({ date: z.iso.date(), part: z.custom<DayPart>(isDayPart) }))
    .max(MAX_HALF_DAYS),
  /**
   * True if a confirmation is mailed to the visitor: not without an address, nor to a mailbox above its daily limit.
   */
  isCopied: z.boolean(),
  /** True if the visitor chose times for a call. */
  hasTimes: z.boolean(),
  /** True if the visitor also gets a mail to confirm a saved search. */
  asksToConfirm: z.boolean(),
})
/** The facts about a sent form that its thank-you page shows; none of them identifies the visitor. */
export type SentRequest = z.output<typeof sentRequest>

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

/** Returns the request of a cookie's value, or null for any other text. */
export function readSentRequest(text: string | undefined): SentRequest | null {
  return sentRequest.safeParse(readJson(text)).data ?? null
}
