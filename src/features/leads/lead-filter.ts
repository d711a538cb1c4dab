import { z } from 'zod'
import { LEAD_KINDS } from '../../platform/forms/form-kind'
import { LEAD_STATUSES } from './lead-status'

export const LEAD_PERIODS = [7, 30, 90] as const
const MAX_TEXT_LENGTH = 100

/** `all` where a field chooses nothing; what is none of its choices is its default. */
const filter = z.object({
  /** A part of a name, an address or a telephone number. */
  q: z.string().trim().max(MAX_TEXT_LENGTH).catch('').default(''),
  status: z
    .enum(['open', 'all', ...LEAD_STATUSES])
    .catch('open')
    .default('open'),
  /** The id of an account, leads of nobody, or those of the reader and of nobody. */
  who: z
    .union([z.enum(['all', 'none', 'me']), z.coerce.number().int().positive()])
    .catch('all')
    .default('all'),
  /** The number of an office, or leads of none. */
  office: z
    .union([z.enum(['all', 'none']), z.coerce.number().int().positive()])
    .catch('all')
    .default('all'),
  /** `asks`: what somebody waits for an answer to, which is all but searches that get mails. */
  kind: z
    .enum(['all', 'asks', ...LEAD_KINDS])
    .catch('all')
    .default('all'),
  /** The number of a home or of a project. */
  home: z.coerce.number().int().positive().nullable().catch(null).default(null),
  /** The days before today. */
  days: z.coerce.number().pipe(z.literal(LEAD_PERIODS)).nullable().catch(null).default(null),
  /** Leads alone of which a mail did not arrive. */
  failed: z.enum(['yes', '']).catch('').default(''),
})
export type LeadFilter = z.infer<typeof filter>

/** The leads that a query asks for. */
export function leadFilter(query: Record<string, string>): LeadFilter {
  return filter.parse(query)
}

/** The query that asks for these leads, without what is not chosen. */
export function leadQuery(chosen: LeadFilter): URLSearchParams {
  const usual = leadFilter({})
  const told = Object.entries(chosen).filter(
    ([name, value]) => value !== usual[name as keyof LeadFilter],
  )
  return new URLSearchParams(told.map(([name, value]) => [name, String(value ?? '')]))
}
