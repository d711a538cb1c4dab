import { z } from 'zod'
import { momentOf } from '../../../platform/format/local-time'
import type { LabelKey } from '../../../platform/i18n'
import { line, lines } from '../../../site/forms/fields'
import { DURATIONS } from '../appointment'

const MAX_PLACE_LENGTH = 200
const MAX_NOTE_LENGTH = 2000

/** The choice of a half hour that stands for the fields of day and time. */
export const OTHER_TIME = 'other'

const schema = z.object({
  minutes: z.coerce.number().pipe(z.union(DURATIONS.map((one) => z.literal(one)))),
  agent: z.coerce.number().int().positive(),
  place: line(MAX_PLACE_LENGTH),
  note: lines(MAX_NOTE_LENGTH),
})

/** The time, duration, agent and place of an appointment. */
interface AppointmentTerms {
  startAt: number
  minutes: number
  agentId: number
  place: string
  note: string
}

export type TermsIssues = Partial<Record<'day' | 'terms', LabelKey>>

type Texts = Record<string, string>

/**
 * Reads the terms of a form: the chosen half hour in `start`, or the fields `day` and `time`. Past times are refused, and
 * a half hour with another time in the fields than the `current` one.
 */
export function readTerms(
  texts: Texts,
  now: Date,
  current?: number,
): { terms: AppointmentTerms } | { issues: TermsIssues } {
  const isOther = !texts.start || texts.start === OTHER_TIME
  const typed = momentOf(`${texts.day}T${texts.time}`)
  const start = isOther ? typed : momentOf(texts.start ?? '')
  const isTyped = typed !== null && typed.getTime() !== current
  const parsed = schema.safeParse(texts)
  const issues: TermsIssues = {
    ...(!start && { day: 'visits.issue.day' }),
    ...(start && start.getTime() <= now.getTime() && { day: 'visits.issue.past' }),
    ...(start && isTyped && typed.getTime() !== start.getTime() && { day: 'visits.issue.two' }),
    ...(!parsed.success && { terms: termsIssue(parsed.error) }),
  }
  if (!start || !parsed.success || Object.keys(issues).length > 0) return { issues }
  const { agent, ...terms } = parsed.data
  return { terms: { ...terms, agentId: agent, startAt: start.getTime() } }
}

function termsIssue({ issues }: z.ZodError): LabelKey {
  return issues.some(({ message }) => message === 'toolong')
    ? 'refusal.toolong'
    : 'visits.issue.terms'
}
