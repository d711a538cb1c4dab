import type { View } from '../../components/ui/view'
import { STAFF, withQuery } from '../../urls'
import { CodeFields } from './code-fields'
import { LoginFrame } from './login-frame'

interface CodePageProps {
  view: View
  /** True if the language was chosen on a login page. It is then stored in the account. */
  isLangChosen: boolean
  failure?: string | undefined
}

/** The second step of the login, which asks for a code after the right password. */
export function CodePage({ view, isLangChosen, failure }: CodePageProps) {
  const { t, lang } = view
  return (
    <LoginFrame
      view={view}
      title={t('staff.code.title')}
      text={t('staff.code.text')}
      inLang={(code) => withQuery(STAFF.code, `lang=${code}`)}
    >
      <form
        className="stack"
        method="post"
        action={isLangChosen ? withQuery(STAFF.code, `lang=${lang}`) : STAFF.code}
        noValidate
      >
        <CodeFields view={view} failure={failure} />
        <button type="submit" className="button block">
          {t('staff.login.submit')}
        </button>
        <p className="center">
          <a className="link small" href={withQuery(STAFF.overview, `lang=${lang}`)}>
            {t('login.back')}
          </a>
        </p>
      </form>
    </LoginFrame>
  )
}
