import type { Lang } from '../../platform/format/lang'
import { formatPhone, phoneHref } from '../../platform/format/phone'
import type { Translate } from '../../platform/i18n'
import type { HalfDay } from '../../site/forms/half-days'
import { calendarPath } from '../../urls'
import { Portrait } from '../media/portrait'
import { Icon } from '../ui/icon'

/** Prefixes of the texts of a visit summary. */
export const SUMMARY_TEXTS = ['thanks.visit', 'visit.amchip', 'visit.pmchip'] as const
export type SummaryText = (typeof SUMMARY_TEXTS)[number]

/** The person who handles a request. */
export interface RequestAgent {
  name: string
  photo: string | null
  /** The telephone number as it is in the CRM. */
  phone: string | null
}

/** The check mark above the heading of a confirmation. */
export function SuccessMark() {
  return (
    <svg className="sent-mark" viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="47" />
      <path d="M31 49.5 43 61.5 66 35.5" />
    </svg>
  )
}

interface HalfDayListProps {
  t: Translate<SummaryText>
  lang: Lang
  propertyId: number
  halfDays: readonly HalfDay[]
  /** The token of the page of a property that is not public yet. */
  earlyToken?: string | null
}

/** The half-days that a visitor proposed, each with a link to its calendar file. */
export function HalfDayList({ t, lang, propertyId, halfDays, earlyToken }: HalfDayListProps) {
  const format = new Intl.DateTimeFormat(`${lang}-BE`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <ol className="sent-days" aria-label={t('thanks.visit.moments')}>
      {halfDays.map(({ date, part }) => {
        const day = format.format(Date.parse(date))
        const half = t(`visit.${part}chip`)
        return (
          <li key={date + part}>
            <b>{day}</b>
            <span>{half}</span>
            <a
              className="link"
              href={calendarPath(lang, propertyId, { date, part }, earlyToken)}
              download
            >
              <Icon name="calendar" />
              <span aria-hidden="true">{t('thanks.visit.calendar')}</span>
              <span className="sr-only">
                {t('thanks.visit.calendarof', { day: `${day}, ${half}` })}
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** The portrait, name and telephone number of the person who handles a request. */
export function AgentLine({ t, agent }: { t: Translate<SummaryText>; agent: RequestAgent }) {
  const href = phoneHref(agent.phone)
  return (
    <div className="sent-agent">
      <Portrait photo={agent.photo} sizes="4rem" />
      <p>
        <b>{agent.name}</b>
        {href && (
          <>
            <a className="link" href={href}>
              {formatPhone(agent.phone)}
            </a>
            <small>{t('thanks.visit.urgent')}</small>
          </>
        )}
      </p>
    </div>
  )
}
