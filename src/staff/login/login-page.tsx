import { PasskeyButton } from '../../components/passkeys/passkey-button'
import type { View } from '../../components/ui/view'
import type { FormIssue } from '../../site/forms/form-state'
import { STAFF, withQuery } from '../../urls'
import { StaffField } from '../parts/staff-field'
import { LoginFrame } from './login-frame'

interface LoginPageProps {
  view: View
  /** True if the language was chosen on this page. It is then stored in the account. */
  isLangChosen: boolean
  email?: string | undefined
  /** Errors of single fields. */
  issues?: readonly FormIssue[]
  /** The reason why the last attempt failed. */
  failure?: string | undefined
  /** The success message of the previous step. */
  notice?: string | null
}

export function LoginPage({
  view,
  isLangChosen,
  email,
  issues = [],
  failure,
  notice,
}: LoginPageProps) {
  const { t, lang, site } = view
  const issueOf = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  return (
    <LoginFrame
      view={view}
      title={t('staff.login.title')}
      text={t('staff.login.text', { name: site.settings.name })}
      notice={notice ?? null}
      inLang={(code) => withQuery(STAFF.overview, `lang=${code}`)}
    >
      <form
        className="stack"
        method="post"
        action={isLangChosen ? withQuery(STAFF.login, `lang=${lang}`) : STAFF.login}
        noValidate
      >
        <StaffField
          name="email"
          type="email"
          label={t('staff.login.email')}
          value={email}
          autoComplete="username"
          issue={issueOf('email')}
        />
        <StaffField
          name="password"
          type="password"
          label={t('staff.login.password')}
          autoComplete="current-password"
          issue={issueOf('password')}
        />
        {failure ? (
          <p className="login-failed" role="alert">
            {failure}
          </p>
        ) : null}
        <button type="submit" className="button block">
          {t('staff.login.submit')}
        </button>
        <p className="center">
          <a className="link small" href={withQuery(STAFF.forgotten, `lang=${lang}`)}>
            {t('login.forgot')}
          </a>
        </p>
        <p className="or">{t('login.or')}</p>
        <PasskeyButton view={view} realm="staff" action="login" next={STAFF.overview} />
      </form>
    </LoginFrame>
  )
}
