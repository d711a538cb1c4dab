import type { View } from '../../../components/ui/view'
import { STAFF, withQuery } from '../../../urls'
import { StaffField } from '../parts/staff-field'
import { LoginFrame } from './login-frame'

interface LoginPageProps {
  view: View
  email?: string
  /** The reason why the last attempt failed. */
  failure?: string | undefined
  /** Success message of the step before. */
  done?: string | null
}

/** The page to log in to the staff area. */
export function LoginPage({ view, email, failure, done }: LoginPageProps) {
  const { t, lang, site } = view
  return (
    <LoginFrame
      view={view}
      title={t('staff.login.title')}
      text={t('staff.login.text', { name: site.settings.name })}
      done={done ?? null}
      inLang={(other) => withQuery(STAFF.overview, `lang=${other}`)}
    >
      <form className="stack" method="post" action={withQuery(STAFF.login, `lang=${lang}`)}>
        <StaffField
          name="email"
          type="email"
          label={t('staff.login.email')}
          value={email}
          autoComplete="username"
        />
        <StaffField
          name="password"
          type="password"
          label={t('staff.login.password')}
          autoComplete="current-password"
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
      </form>
    </LoginFrame>
  )
}
