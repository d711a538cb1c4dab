import { z } from 'zod'
import { LEAD_KINDS } from '../../site/forms/forms'
import { LEAD_GROUPS } from './lead-groups'
import { LEAD_STATUSES, SUSPECTED } from './lead-status'

export const LEAD_PERIODS = [7, 30, 90] as const
const MAX_TEXT_LENGTH = 100

/** The filters of the list of leads. `all` disables a filter; an invalid value becomes the default. */
const filter = z.object({
  /** A part of a name, an address or a telephone number. */
  q: z.string().trim().max(MAX_TEXT_LENGTH).catch('').default(''),
  /** `all` does not include suspected spam. */
  status: z
    .enum(['all', ...LEAD_STATUSES, SUSPECTED])
    .catch('all')
    .default('all'),
  group: z
    .enum(['all', ...LEAD_GROUPS])
    .catch('all')
    .default('all'),
  /** The ID of an account, `none` for unassigned leads, or `me` for those of the reader and unassigned ones. */
  who: z
    .union([z.enum(['all', 'none', 'me']), z.coerce.number().int().positive()])
    .catch('all')
    .default('all'),
  /** The ID of an office, or `none` for leads without one. */
  office: z
    .union([z.enum(['all', 'none']), z.coerce.number().int().positive()])
    .catch('all')
    .default('all'),
  /** `asks` means leads that need an answer, which are all but saved searches. */
  kind: z
    .enum(['all', 'asks', ...LEAD_KINDS])
    .catch('all')
    .default('all'),
  /** The ID of a property or of a project. */
  home: z.coerce.number().int().positive().nullable().catch(null).default(null),
  /** The number of days before today. */
  days: z.coerce.number().pipe(z.literal(LEAD_PERIODS)).nullable().catch(null).default(null),
  /** `yes` for leads with a mail that did not arrive. */
  failed: z.enum(['yes', '']).catch('').default(''),
})
export type LeadFilter = z.infer<typeof filter>

export function leadFilter(query: Record<string, string>): LeadFilter {
  return filter.parse(query)
}

/** Returns the query of these filters without default values. */
export function leadQuery(criteria: LeadFilter): URLSearchParams {
  const usual = leadFilter({})
  const entries = Object.entries(criteria).filter(
    ([name, value]) => value !== usual[name as keyof LeadFilter],
  )
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value ?? '')]))
}
