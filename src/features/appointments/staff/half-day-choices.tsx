import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Db } from '../../../platform/db/db'
import { formatDate, timeInWords, weekday } from '../../../platform/format/dates'
import { periodOf } from '../../../platform/format/local-time'
import { DAY_PARTS, type HalfDay } from '../../../site/forms/half-days'
import { type HalfHour, halfHours } from '../half-hours'
import { listOccupied } from '../queries'

/** A half-day that a visitor proposed, with the half hours that staff choose from. */
export interface HalfDayChoice {
  halfDay: HalfDay
  starts: HalfHour[]
}

interface ChoiceContext {
  view: View
  agentId: number
  officeId: number | null
  /** The current time in ms. */
  now: number
}

/** Returns the half hours within the half-days that are not over, with those in which the agent is expected marked. */
export async function readChoices(
  db: Db,
  halfDays: readonly HalfDay[],
  { view, agentId, officeId, now }: ChoiceContext,
): Promise<HalfDayChoice[]> {
  const open = halfDays.filter((halfDay) => endOfHalfDay(halfDay) > now)
  if (open.length === 0) return []
  const until = Math.max(...open.map(endOfHalfDay))
  const occupied = await listOccupied(db, { agentId, from: now, until })
  const { offices } = view.site.settings
  const hours = (offices.find(({ id }) => id === officeId) ?? offices[0])?.hours ?? null
  return open.map((halfDay) => ({ halfDay, starts: halfHours(halfDay, { hours, occupied }) }))
}

function endOfHalfDay({ date, part }: HalfDay): number {
  return periodOf(date, DAY_PARTS[part])?.end.getTime() ?? 0
}

interface HalfDayChoicesProps {
  view: View
  choices: readonly HalfDayChoice[]
  /** The half hour that is selected. */
  chosen: string | undefined
}

/** The half-days with a radio button for each half hour. The first one is open. */
export function HalfDayChoices({ view, choices, chosen }: HalfDayChoicesProps) {
  const { t, lang } = view
  return choices.map(({ halfDay: { date, part }, starts }, at) => (
    <details
      key={date + part}
      name="half-day"
      open={starts.some(({ start }) => start === chosen) || (at === 0 && !chosen)}
    >
      <summary>
        <Icon name="calendar" />
        {weekday(date, lang)} {t(`mail.${part}`, { date: formatDate(date) })}
      </summary>
      {starts.length === 0 ? <p className="muted">{t('visits.closed')}</p> : null}
      <p className="half-hours">
        {starts.map(({ start, isOccupied }) => (
          <label key={start}>
            <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
            <span>
              {timeInWords(start, lang)}
              {isOccupied ? <small> {t('visits.occupied')}</small> : null}
            </span>
          </label>
        ))}
      </p>
    </details>
  ))
}
