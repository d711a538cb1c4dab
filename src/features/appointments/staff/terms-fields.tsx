import type { View } from '../../../components/ui/view'
import { durationInWords } from '../../../platform/format/dates'
import { StaffChoice } from '../../../staff/parts/staff-field'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { DURATIONS } from '../appointment'
import { OTHER_TIME } from './appointment-form'

interface TermsFieldsProps {
  view: View
  texts: Record<string, string>
  agents: Pick<StaffAccount, 'id' | 'name'>[]
  /** True if half hours to choose from are above these fields. */
  hasChoices: boolean
}

/** The fields for day and time, and for duration, agent and place. */
export function TermsFields({ view, texts, agents, hasChoices }: TermsFieldsProps) {
  const { t, lang } = view
  const agent = agents.find(({ id }) => String(id) === texts.agent)
  const when = (
    <p className="row">
      <label className="field">
        <span>{t('visits.day')}</span>
        <input type="date" name="day" defaultValue={texts.day} required={!hasChoices} />
      </label>
      <label className="field">
        <span>{t('visits.time')}</span>
        <input
          type="time"
          name="time"
          step={300}
          defaultValue={texts.time}
          required={!hasChoices}
        />
      </label>
    </p>
  )
  return (
    <>
      {hasChoices ? (
        <details name="half-day" open={texts.start === OTHER_TIME}>
          <summary>{t('visits.othertime')}</summary>
          <p>
            <label className="check">
              <input
                type="radio"
                name="start"
                value={OTHER_TIME}
                defaultChecked={texts.start === OTHER_TIME}
              />
              <span>{t('visits.thistime')}</span>
            </label>
          </p>
          {when}
        </details>
      ) : (
        when
      )}
      <details>
        <summary>
          {[durationInWords(Number(texts.minutes), 'minute', lang), agent?.name, texts.place]
            .filter(Boolean)
            .join(' · ')}
        </summary>
        <StaffChoice
          name="minutes"
          label={t('visits.duration')}
          value={texts.minutes ?? ''}
          choices={DURATIONS.map(
            (minutes) => [String(minutes), durationInWords(minutes, 'minute', lang)] as const,
          )}
        />
        <StaffChoice
          name="agent"
          label={t('visits.agent')}
          value={texts.agent ?? ''}
          choices={[
            // Without this choice, browsers would choose the first agent.
            ...(agent ? [] : [[texts.agent ?? '', '–'] as const]),
            ...agents.map(({ id, name }) => [String(id), name] as const),
          ]}
        />
        <p className="field">
          <label htmlFor="place">{t('appointment.place')}</label>
          <input
            id="place"
            name="place"
            type="text"
            defaultValue={texts.place}
            maxLength={200}
            autoComplete="off"
          />
        </p>
        <p className="field">
          <label htmlFor="visit-note">{t('visits.staffnote')}</label>
          <textarea
            id="visit-note"
            name="note"
            rows={2}
            maxLength={2000}
            defaultValue={texts.note}
          />
        </p>
      </details>
    </>
  )
}
