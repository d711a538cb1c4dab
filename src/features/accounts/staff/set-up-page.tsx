import type { View } from '../../../components/ui/view'
import { groupByFour } from '../../../site/accounts/second-factor/codes'
import { AppCodeField } from '../../../staff/login/code-fields'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import { QrCode } from './qr-code'

interface SetUpProps {
  view: View
  secret: string
  /** The address in the QR code, for the authenticator app. */
  address: string
  /** The encrypted secret, for the post that confirms it. Only the server can decrypt it. */
  sealed: string
  failure?: string | undefined
}

/** The page that shows a new secret for an authenticator app and asks for the app's first code. */
export function SetUpPage({ view: { t }, secret, address, sealed, failure }: SetUpProps) {
  return (
    <>
      <BackLink href={STAFF.account}>{t('staff.account')}</BackLink>
      <form
        className="panel stack set-up"
        method="post"
        action={`${STAFF.account}/second-factor/confirmation`}
      >
        <ol>
          <li>
            <h2>{t('staff.factor.app')}</h2>
            <p>{t('staff.factor.apptext')}</p>
          </li>
          <li>
            <h2>{t('staff.factor.scan')}</h2>
            <div className="row scan">
              <QrCode text={address} label={t('staff.factor.qr')} />
              <div className="stack">
                <p>
                  <a className="link" href={address}>
                    {t('staff.factor.open')}
                  </a>
                </p>
                <p>{t('staff.factor.byhand')}</p>
                <p>
                  <code className="secret">{groupByFour(secret, ' ')}</code>
                </p>
              </div>
            </div>
          </li>
          <li>
            <h2>{t('staff.factor.confirm')}</h2>
            <AppCodeField
              label={t('staff.code.field')}
              help={t('staff.code.help')}
              issue={failure}
              required
            />
          </li>
        </ol>
        <input type="hidden" name="sealed" value={sealed} />
        <p>
          <button type="submit" className="button">
            {t('staff.factor.switchon')}
          </button>
        </p>
      </form>
    </>
  )
}
