import { Brand } from '../../components/shell/brand'
import { LANGUAGE_NAMES } from '../../components/shell/language-menu'
import type { View } from '../../components/ui/view'
import { LANGS } from '../../domain/format/lang'
import { STAFF, withQuery } from '../../urls'

interface LoginPageProps {
  view: View
  email?: string
  /** The reason why the last attempt failed. */
  failure?: string | undefined
}

/** The page to log in to the staff area. */
export function LoginPage({ view, email, failure }: LoginPageProps) {
  const { t, lang, site } = view
  return (
    <main className="staff-login">
      <Brand view={view} />
      <form
        className="panel"
        method="post"
        action={withQuery(STAFF.login, `lang=${lang}`)}
        aria-labelledby="login-title"
      >
        <h1 id="login-title">{t('staff.login.title')}</h1>
        <p className="small muted">{t('staff.login.text', { name: site.settings.name })}</p>
        <p className="field">
          <label htmlFor="email">{t('staff.login.email')}</label>
          <input
            id="email"
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
        </p>
        <p className="field">
          <label htmlFor="password">{t('staff.login.password')}</label>
          <input
            id="password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
          />
        </p>
        {failure ? (
          <p className="login-failed" role="alert">
            {failure}
          </p>
        ) : null}
        <button type="submit" className="button block">
          {t('staff.login.submit')}
        </button>
      </form>
      <ul className="languages">
        {LANGS.map((other) => (
          <li key={other}>
            <a
              href={withQuery(STAFF.overview, `lang=${other}`)}
              lang={other}
              aria-current={other === lang ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
