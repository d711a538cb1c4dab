import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'

interface RecoveryCodesProps {
  view: View
  codes: string[]
  email: string
  /** The confirmation of the last action. */
  notice: string
}

/** The recovery codes, which are shown only once, with buttons to download, print or copy them. */
export function RecoveryCodesPage({ view, codes, email, notice }: RecoveryCodesProps) {
  const { t, site } = view
  const heading = t('staff.codes.of', { agency: site.settings.name, email })
  const file = [heading, '', ...codes, ''].join('\r\n')
  return (
    <section className="panel stack recovery-codes">
      <Notice kind="good">{notice}</Notice>
      <p>{t('staff.codes.text')}</p>
      <h2>{heading}</h2>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code className="secret">{code}</code>
          </li>
        ))}
      </ol>
      <p className="muted">{t('staff.codes.once')}</p>
      <p className="acts">
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('staff.codes.file')}
        >
          <Icon name="download" />
          {t('staff.codes.download')}
        </a>
        <a className="button quiet" href={STAFF.account}>
          {t('staff.codes.stored')}
        </a>
      </p>
    </section>
  )
}
