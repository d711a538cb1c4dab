import type { View } from '../../components/ui/view'
import { STAFF, withQuery } from '../../urls'
import { Confirmation } from './confirmation'
import { LoginFrame } from './login-frame'

interface CodePageProps {
  view: View
  /** True if the language was chosen on a login page. It is then stored in the account. */
  isLangChosen: boolean
  /** The second factors of the account. */
  factors: Parameters<typeof Confirmation>[0]['factors']
  failure?: string | undefined
}

/** The second step of the login, which asks for the second factor after the right password. */
export function CodePage({ view, isLangChosen, factors, failure }: CodePageProps) {
  const { t, lang } = view
  return (
    <LoginFrame
      view={view}
      title={t('staff.code.title')}
      text={t(factors.hasApp ? 'staff.code.text' : 'staff.passkey.only')}
      inLang={(code) => withQuery(STAFF.code, `lang=${code}`)}
    >
      <form
        className="stack"
        method="post"
        action={isLangChosen ? withQuery(STAFF.code, `lang=${lang}`) : STAFF.code}
        noValidate
      >
        <Confirmation
          view={view}
          factors={factors}
          passkey={{ action: 'login', next: STAFF.overview }}
          failure={failure}
          submit={
            <button type="submit" className="button block">
              {t('staff.login.submit')}
            </button>
          }
        />
        <p className="center">
          <a className="link small" href={withQuery(STAFF.overview, `lang=${lang}`)}>
            {t('login.back')}
          </a>
        </p>
      </form>
    </LoginFrame>
  )
}
