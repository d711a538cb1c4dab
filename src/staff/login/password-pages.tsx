import { RemovePasskeys } from '../../components/passkeys/passkey-list'
import type { View } from '../../components/ui/view'
import { SHORTEST_PASSWORD } from '../../platform/accounts/account'
import type { PasswordForm } from '../../site/accounts/password-link'
import { STAFF, withQuery } from '../../urls'
import { StaffField } from '../parts/staff-field'
import { LoginFrame } from './login-frame'

interface ForgottenPageProps {
  view: View
  /** True after the form was sent, for any address. */
  sent: boolean
  email?: string | undefined
  failure?: string | undefined
}

/** The form that requests a link to set a password. The response is the same for every address. */
export function ForgottenPage({ view, sent, email, failure }: ForgottenPageProps) {
  const { t, lang } = view
  return (
    <LoginFrame
      view={view}
      title={t('login.forgot')}
      text={t('login.forgottext')}
      notice={sent ? t('login.forgotsent') : null}
      inLang={(code) => withQuery(STAFF.forgotten, `lang=${code}`)}
    >
      {sent ? null : (
        <form
          className="stack"
          method="post"
          action={withQuery(STAFF.forgotten, `lang=${lang}`)}
          noValidate
        >
          <StaffField
            name="email"
            type="email"
            label={t('staff.login.email')}
            autoComplete="username"
            value={email}
            issue={failure}
          />
          <button type="submit" className="button block">
            {t('login.forgotsubmit')}
          </button>
        </form>
      )}
      <p className="center">
        <a className="link small" href={withQuery(STAFF.overview, `lang=${lang}`)}>
          {t('login.back')}
        </a>
      </p>
    </LoginFrame>
  )
}

interface PasswordPageProps {
  view: View
  /** Null for a link that is not valid any more. */
  form: PasswordForm | null
  isRemovalChosen: boolean
  failure?: string | undefined
}

/** The form to set a password, which a link in a mail opens. */
export function PasswordPage({ view, form, isRemovalChosen, failure }: PasswordPageProps) {
  const { t, lang } = view
  const count = SHORTEST_PASSWORD.staff
  return (
    <LoginFrame
      view={view}
      title={t(form === null ? 'login.linkover' : 'login.newpassword')}
      text={form === null ? t('login.linkovertext') : t('staff.password.text', { count })}
      inLang={(code) => passwordPath(form, code)}
    >
      {form === null ? (
        <p>
          <a className="button block" href={withQuery(STAFF.forgotten, `lang=${lang}`)}>
            {t('login.forgotsubmit')}
          </a>
        </p>
      ) : (
        <form className="stack" method="post" action={passwordPath(form, lang)} noValidate>
          <StaffField
            name="password"
            type="password"
            label={t('login.newpassword')}
            autoComplete="new-password"
            minLength={count}
            issue={failure}
          />
          {form.canRemovePasskeys ? (
            <RemovePasskeys view={view} isChosen={isRemovalChosen} />
          ) : null}
          <button type="submit" className="button block">
            {t('login.save')}
          </button>
        </form>
      )}
    </LoginFrame>
  )
}

function passwordPath(form: PasswordForm | null, lang: string): string {
  const token = form?.token ?? ''
  return withQuery(STAFF.password, new URLSearchParams({ token, lang }).toString())
}
