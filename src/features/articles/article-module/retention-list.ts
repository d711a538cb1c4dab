import { durationInWords } from '../../../platform/format/dates'
import { isLang, type Lang, type Translated } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import { SESSION_CLOCK } from '../../../site/accounts/sessions'
import { FEEDBACK_MONTHS } from '../../../site/retention'
import type { Site } from '../../../site/site'
import { CONFIRM_DAYS, SEARCH_MONTHS } from '../../saved-searches/saved-searches'

/** The placeholder for the list of stored data and its retention times. */
const MARKER = '<li>{{retention}}</li>'

const DAY_MS = 86_400_000

/** Replaces the placeholder of a text by the retention times in the settings, so that both always agree. */
export function withRetention(site: Site, text: Translated | undefined): Translated | undefined {
  if (!text || !Object.values(text).some((html) => html?.includes(MARKER))) return text
  const entries = Object.entries(text).map(([lang, html]) => [
    lang,
    isLang(lang) ? html?.replaceAll(MARKER, () => retentionItems(site, lang)) : html,
  ])
  return Object.fromEntries(entries)
}

function retentionItems({ settings, labels }: Site, lang: Lang): string {
  const t = translator(lang, labels[lang])
  const { leadMonths, retention } = settings
  const months = (count: number) => durationInWords(count, 'month', lang)
  const days = (count: number) => durationInWords(count, 'day', lang)
  const orNever = (count: number | null) => (count === null ? t('privacy.never') : months(count))
  const { idle, max } = SESSION_CLOCK.owner
  const lines = [
    t('privacy.leads', { time: orNever(leadMonths.other) }),
    t('privacy.feedback', { time: months(FEEDBACK_MONTHS) }),
    t('privacy.demands', { time: orNever(leadMonths.demand) }),
    t('privacy.searches', { time: months(SEARCH_MONTHS), days: days(CONFIRM_DAYS) }),
    t('privacy.tenants', { time: months(retention.tenantMonths) }),
    t('privacy.sessions', { idle: days(idle / DAY_MS), longest: days(max / DAY_MS) }),
    t('privacy.accounts', { time: months(retention.accountMonths) }),
    t('privacy.histories', { time: months(retention.historyMonths) }),
    t('privacy.mails', { time: days(retention.mailDays) }),
    t('privacy.visits', { time: months(retention.visitMonths) }),
    t('privacy.errors', { time: days(retention.errorDays) }),
    t('privacy.abuse'),
    t('privacy.registers', { time: months(retention.auditMonths) }),
  ]
  return lines.map((line) => `<li>${line}</li>`).join('')
}
