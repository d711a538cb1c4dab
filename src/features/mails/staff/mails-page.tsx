import type { View } from '../../../components/ui/view'
import type { OutboxRow } from '../../../platform/mail/outbox'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import { MailState } from './mail-state'

/** The stored mails of a deployment that does not send mails. */
export function MailsPage({ view, mails }: { view: View; mails: OutboxRow[] }) {
  const { t } = view
  return (
    <section className="panel">
      <Notice kind="info">{t('staff.mail.local')}</Notice>
      {mails.length === 0 ? <p>{t('staff.mails.none')}</p> : null}
      <ul className="rows">
        {mails.map((row) => (
          <li key={row.id}>
            <a className="link" href={`${STAFF.mails}/${row.id}`}>
              {row.mail.subject}
            </a>
            <p className="small muted">
              {t('staff.mail.to')} {row.mail.to.email} · <LocalTime iso={row.createdAt} />
            </p>
            <MailState view={view} mail={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
