import type { Bindings } from '../../../env'
import type { Db } from '../../../platform/db/db'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { configuredOrigin } from '../../../platform/http/site-origin'
import { plural, translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import { queueMail } from '../../../platform/mail/outbox'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { agencyAddress } from '../../../platform/mail/sender'
import type { SiteSettings } from '../../../site/site'
import { STAFF } from '../../../urls'
import { crmHealth } from './crm-health'
import { findHeldRun } from './crm-runs'
import { findCrmState } from './crm-state'
import { listPendingRemovals } from './removed-listings'

interface Alarm {
  /** The ID of the alarm; a second mail with the same one is not queued. */
  id: string
  kind: 'held' | 'paused' | 'late'
  /** The number of listings that would be hidden, for `held`. */
  count?: number
  /** The time of the last successful run, for `late`. */
  time?: string
}

/**
 * Mails the agency that a run is held, that the CRM refuses the credentials, or that nothing came for hours; once each.
 */
export async function warnOfCrm(
  db: Db,
  env: Bindings,
  settings: SiteSettings,
  { isRequested, now }: { isRequested: boolean; now: Date },
): Promise<void> {
  const alarm = await findAlarm(db, isRequested, now)
  if (!alarm) return
  const mail = alarmMail(env, settings, alarm)
  await queueMail(db, { id: `alarm-crm-${alarm.kind}-${alarm.id}`, mail }, now)
}

async function findAlarm(db: Db, isRequested: boolean, now: Date): Promise<Alarm | null> {
  const state = await findCrmState(db)
  if (!state) return null
  const held = await findHeldRun(db)
  const { startedAt, lastGoodAt, pausedAt, pausedFor } = state
  if (held) {
    const leaving = await listPendingRemovals(db)
    return { id: String(held.id), kind: 'held', count: leaving.length }
  }
  if (pausedAt) {
    return pausedFor === 'credentials' ? { id: pausedAt, kind: 'paused' } : null
  }
  const facts = { isRequested, isHeld: false, isPaused: false, startedAt, lastGoodAt }
  if (crmHealth(facts, now) !== 'late') return null
  const since = lastGoodAt ?? startedAt
  const time = formatDateTime(brusselsTime(Date.parse(since)))
  return { id: since, kind: 'late', time }
}

/** Returns the mail, which contains only numbers and a link to the staff area, and no listing or person. */
function alarmMail(env: Bindings, settings: SiteSettings, alarm: Alarm): OutgoingMail {
  const { kind, count = 0, time = '' } = alarm
  const lang = settings.languages[0] ?? DEFAULT_LANG
  const t = translator(lang)
  const agency = { agency: settings.name }
  const heading = t(`mail.crm.${kind}`, agency)
  const origin = configuredOrigin(env.SITE_ORIGIN)
  return composeMail(
    {
      lang,
      origin,
      subject: heading,
      heading,
      paragraphs: [
        kind === 'held'
          ? plural(t, lang, 'mail.crm.held.text', count)
          : t(`mail.crm.${kind}.text`, { time }),
      ],
      ...(origin && { button: { text: t('mail.crm.see'), href: origin + STAFF.crm } }),
      reason: t('mail.why.receiver', agency),
    },
    settings,
    agencyAddress(env, settings),
  )
}
