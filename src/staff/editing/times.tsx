import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { brusselsTime, formatDateTime } from '../../platform/format/dates'
import { instantOf } from '../../platform/format/local-time'
import type { SubjectKey } from '../../site/revisions/revision'
import { setTimes, type Times } from '../../site/revisions/schedule'
import { Notice } from '../parts/notice'
import { Hint } from './inputs/hint'

export const TIME_ISSUES = ['past', 'order', 'wrong'] as const
export type TimeIssue = (typeof TIME_ISSUES)[number]

export function timeIssue(text: string | undefined): TimeIssue | null {
  return TIME_ISSUES.find((issue) => issue === text) ?? null
}

/** Stores the times of a form (Belgian time) for a document, or returns the reason for refusing them. */
export async function saveTimes(
  c: Context<AppEnv>,
  key: SubjectKey,
  sent: Record<string, string>,
): Promise<TimeIssue | null> {
  const times = { publishAt: parseTime(sent.publishAt), endAt: parseTime(sent.endAt) }
  const { publishAt, endAt } = times
  if (publishAt === undefined || endAt === undefined) return 'wrong'
  const now = Date.now()
  if ((publishAt ?? now) < now || (endAt ?? now) < now) return 'past'
  if (publishAt !== null && endAt !== null && endAt <= publishAt) return 'order'
  await setTimes(c.get('db'), key, { publishAt, endAt }, c.get('actor'))
  return null
}

/** Returns null for an empty text and undefined for an invalid time. */
function parseTime(text = ''): number | null | undefined {
  if (text === '') return null
  return instantOf(text.length === 16 ? `${text}:00` : text)?.getTime()
}

interface TimesFormProps {
  view: View
  address: string
  times: Times
  /** True if there is an unpublished draft. */
  isDraft: boolean
  issue: TimeIssue | null
  /** A notice of the facts that the draft does not have. */
  lacks?: ReactNode
}

/** The form for the times at which a draft is published and at which the document is unpublished. */
export function TimesForm({ view, address, times, isDraft, issue, lacks }: TimesFormProps) {
  const { t } = view
  const { publishAt, endAt } = times
  return (
    <details className="panel times" open={publishAt !== null || endAt !== null || issue !== null}>
      <summary>
        <h2>{t('edit.times')}</h2>
      </summary>
      <Notice kind="info" icon="calendar">
        {publishAt !== null && isDraft && t('edit.times.waits', { at: timeText(publishAt) })}
      </Notice>
      <Notice kind="info" icon="calendar">
        {endAt !== null && t('edit.times.ends', { at: timeText(endAt) })}
      </Notice>
      <form className="stack edit-form" method="post" action={`${address}/times`}>
        <div className="fields">
          {isDraft ? <TimeField t={t} name="publishAt" at={publishAt} /> : null}
          <TimeField t={t} name="endAt" at={endAt} />
        </div>
        <Hint
          id="times-hint"
          help={t('edit.times.help')}
          issue={issue ? t(`edit.times.${issue}`) : undefined}
        />
        {lacks}
        <p>
          <button type="submit" className="button quiet">
            {t('edit.times.save')}
          </button>
        </p>
      </form>
    </details>
  )
}

interface TimeFieldProps {
  t: View['t']
  name: 'publishAt' | 'endAt'
  at: number | null
}

function TimeField({ t, name, at }: TimeFieldProps) {
  return (
    <p className="field">
      <label htmlFor={name}>{t(`edit.times.${name}`)}</label>
      <input
        id={name}
        name={name}
        type="datetime-local"
        defaultValue={at === null ? '' : brusselsTime(at)?.slice(0, 16)}
        aria-describedby="times-hint"
      />
    </p>
  )
}

function timeText(at: number): string {
  return formatDateTime(brusselsTime(at))
}
