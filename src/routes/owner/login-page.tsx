import type { ReactNode } from 'react'
import { ResponsivePicture, widthsOf } from '../../components/media/picture'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { LANG_IDS } from '../../domain/format/lang'
import { SHORTEST_PASSWORD } from '../../domain/people/account'
import { forgotPath, loginPath } from '../../urls'

interface LoginPageProps {
  view: View
  email?: string
  /** Error message below the form. */
  failure?: string
  /** Success message of the step before. */
  done?: string
  returnTo?: string | null
}

export function LoginPage({ view, email, failure, done, returnTo }: LoginPageProps) {
  const { t, lang } = view
  return (
    <LoginFrame view={view} title={t('login.title')} text={t('login.intro')} done={done}>
      <form method="post" action="/api/login" className="stack">
        <LangField view={view} />
        {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
        <EmailField view={view} value={email} invalid={failure !== undefined} />
        <PasswordField
          label={t('login.password')}
          invalid={failure !== undefined}
          autoComplete="current-password"
        />
        <button type="submit" className="button large block">
          {t('login.submit')}
        </button>
        <Failure text={failure} />
        <p className="center">
          <a className="link small" href={forgotPath(lang)}>
            {t('login.forgot')}
          </a>
        </p>
      </form>
    </LoginFrame>
  )
}

/** Asks for a link to set a password; the answer is the same for every address. */
export function ForgotPage({ view, sent, failure }: LoginPageProps & { sent: boolean }) {
  const { t, lang } = view
  return (
    <LoginFrame
      view={view}
      title={t('login.forgot')}
      text={t('login.forgottext')}
      done={sent ? t('login.forgotsent') : undefined}
    >
      {sent ? null : (
        <form method="post" action="/api/password/forgot" className="stack">
          <LangField view={view} />
          <EmailField view={view} />
          <button type="submit" className="button large block">
            {t('login.forgotsubmit')}
          </button>
          <Failure text={failure} />
        </form>
      )}
      <p className="center mt-4">
        <a className="link small" href={loginPath(lang)}>
          {t('login.back')}
        </a>
      </p>
    </LoginFrame>
  )
}

/** The page to choose a new password, by the link of a mail; without a token the link has expired. */
export function PasswordPage({ view, token, failure }: LoginPageProps & { token: string | null }) {
  const { t, lang } = view
  if (token === null) {
    return (
      <LoginFrame view={view} title={t('login.linkover')} text={t('login.linkovertext')}>
        <a className="button large block" href={forgotPath(lang)}>
          {t('login.forgotsubmit')}
        </a>
      </LoginFrame>
    )
  }
  const text = t('login.newpasswordtext', { count: SHORTEST_PASSWORD.owner })
  return (
    <LoginFrame view={view} title={t('login.newpassword')} text={text}>
      <form method="post" action="/api/password/set" className="stack">
        <LangField view={view} />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label={t('login.newpassword')}
          invalid={failure !== undefined}
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD.owner}
        />
        <button type="submit" className="button large block">
          {t('login.save')}
        </button>
        <Failure text={failure} />
      </form>
    </LoginFrame>
  )
}

interface LoginFrameProps {
  view: View
  title: string
  text: string
  done?: string
  children: ReactNode
}

/** A form beside a picture. */
function LoginFrame({ view, title, text, done, children }: LoginFrameProps) {
  const { loginPicture } = view.site.settings
  return (
    <div className="login">
      <div className="login-form">
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        {done ? (
          <p className="notice good" role="status">
            <Icon name="check" />
            <span>{done}</span>
          </p>
        ) : null}
        {children}
      </div>
      <div className="login-picture">
        {loginPicture && (
          <ResponsivePicture
            src={loginPicture}
            alt=""
            sizes="(min-width: 64rem) 50vw, 100vw"
            width={1600}
            height={800}
            widths={widthsOf(loginPicture)}
          />
        )}
      </div>
    </div>
  )
}

function LangField({ view }: { view: View }) {
  return <input type="hidden" name="langid" value={LANG_IDS[view.lang]} />
}

interface EmailFieldProps {
  view: View
  value?: string
  invalid?: boolean
}

function EmailField({ view, value, invalid = false }: EmailFieldProps) {
  return (
    <div className="field">
      <label htmlFor="login-email">{view.t('login.email')}</label>
      <input
        id="login-email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={value}
        aria-describedby={invalid ? 'login-failure' : undefined}
      />
    </div>
  )
}

interface PasswordFieldProps {
  label: string
  invalid: boolean
  autoComplete: 'current-password' | 'new-password'
  minLength?: number
}

function PasswordField({ label, invalid, autoComplete, minLength }: PasswordFieldProps) {
  return (
    <div className={invalid ? 'field invalid' : 'field'}>
      <label htmlFor="login-password">{label}</label>
      <input
        id="login-password"
        name="password"
        type="password"
        autoComplete={autoComplete}
        minLength={minLength}
        required
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid ? 'login-failure' : undefined}
      />
    </div>
  )
}

function Failure({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p className="notice bad" role="alert" id="login-failure">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  )
}
