import { FactsTable } from '../../../components/listing/facts-table'
import type { View } from '../../../components/ui/view'
import type { OutboxRow } from '../../../platform/mail/outbox'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { MailState } from './mail-state'

interface MailPageProps {
  view: View
  row: OutboxRow
  /** True if this deployment stores mails and does not send them. */
  local: boolean
}

/** Matches the styles for phones and dark mail programs. The frame inherits the policy of the page, which forbids them. */
export const MAIL_STYLES = /<style>[^<]*<\/style>/g

/** A mail as its recipient sees it on a wide, light screen, in a sandboxed frame. */
export function MailPage({ view, row, local }: MailPageProps) {
  const { t } = view
  const { to, replyTo, subject, html, text } = row.mail
  const facts = [
    { term: t('staff.mail.subject'), value: subject },
    { term: t('staff.mail.to'), value: to.email },
    ...(replyTo ? [{ term: t('staff.who'), value: replyTo.email }] : []),
    { term: t('staff.when'), value: <LocalTime iso={row.sentAt ?? row.createdAt} /> },
    { term: t('staff.mail'), value: <MailState view={view} mail={row} /> },
  ]
  return (
    <section className="panel">
      <Notice kind="info">{local && t('staff.mail.local')}</Notice>
      <FactsTable wide facts={facts} />
      <iframe
        className="mail-frame"
        sandbox=""
        srcDoc={html.replace(MAIL_STYLES, '')}
        title={t('staff.mail.body')}
      />
      <details className="mail-text">
        <summary>{t('staff.mail.text')}</summary>
        <pre>{text}</pre>
      </details>
    </section>
  )
}
