import type { ReactNode } from 'react'
import { PasskeyButton } from '../../components/passkeys/passkey-button'
import type { View } from '../../components/ui/view'
import type { SessionFactors } from '../../site/accounts/second-factor/codes'
import { CodeFields } from './code-fields'

interface ConfirmationProps {
  view: View
  factors: Pick<SessionFactors, 'hasApp' | 'hasPasskey'>
  /** The button sends its form afterwards, or opens `next`. */
  passkey: { action: 'login' | 'step-up'; next?: string }
  failure?: string | undefined
  /** The button that sends a code. */
  submit: ReactNode
}

/** The ways to use a second factor: a passkey, and the fields for a code if the account has an authenticator app. */
export function Confirmation({ view, factors, passkey, failure, submit }: ConfirmationProps) {
  const { t } = view
  const { hasApp, hasPasskey } = factors
  return (
    <>
      {hasPasskey ? <PasskeyButton view={view} realm="staff" {...passkey} /> : null}
      {hasApp ? (
        <>
          {hasPasskey ? <p className="or">{t('login.or')}</p> : null}
          <CodeFields view={view} failure={failure} />
          {submit}
        </>
      ) : (
        <>
          <noscript>
            <p>{t('passkey.scripts')}</p>
          </noscript>
          <p className="small muted">{t('staff.passkey.lost')}</p>
        </>
      )}
    </>
  )
}
