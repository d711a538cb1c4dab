import type { ReactNode } from 'react'
import { PlainField } from '../../components/forms/plain-field'
import { ResponsivePicture, widthsOf } from '../../components/media/picture'
import { PasskeyButton } from '../../components/passkeys/passkey-button'
import { RemovePasskeys } from '../../components/passkeys/passkey-list'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { SHORTEST_PASSWORD } from '../../platform/accounts/account'
import { LANG_IDS } from '../../platform/format/lang'
import type { PasswordForm } from '../../site/accounts/password-link'
import type { MailLinkUse } from '../../site/accounts/queries'
import type { FormIssue } from '../../site/forms/form-state'
import type { FormName } from '../../site/forms/issue-texts'
import { forgottenPasswordPath, historyPath, loginLinkPath, loginPath } from '../../urls'
import { LOGIN_LINK_MINUTES } from './login-link'

interface LoginPageProps {
  view: View
  email?: string
  /** The error message below the form. */
  failure?: string
  /** The errors of single fields. */
  issues?: readonly FormIssue[]
  /** The success message of the previous step. */
  notice?: string
  returnTo?: string | null
}

export function LoginPage({ view, email, failure, issues = [], notice, returnTo }: LoginPageProps) {
  const { t, lang } = view
  return (
    <LoginFrame view={view} title={t('login.title')} text={t('login.intro')} notice={notice}>
      <form method="post" action="/api/login" className="stack" noValidate>
        <LangField view={view} />
        {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
        <EmailField view={view} form="login" value={email} issues={issues} />
        <PlainField
          t={t}
          form="login"
          id="login-password"
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          issue={issueOf(issues, 'password')}
          isFirstWrong={issues[0]?.path[0] === 'password'}
        />
        <button type="submit" className="button large block">
          {t('login.submit')}
        </button>
        <Failure text={failure} />
        <p className="center">
          <a className="link small" href={forgottenPasswordPath(lang)}>
            {t('login.forgot')}
          </a>
        </p>
        <p className="or">{t('login.or')}</p>
        <button
          type="submit"
          className="button quiet block"
          formAction={LINK_REQUESTS.login.action}
          formNoValidate
        >
          <Icon name="mail" />
          {t('login.link')}
        </button>
        <Island name="passkey" when="load">
          <PasskeyButton
            view={view}
            realm="owner"
            action="login"
            next={returnTo ?? historyPath(lang)}
          />
        </Island>
      </form>
    </LoginFrame>
  )
}

/** The forms that request a link by mail: where they post, and their texts. */
export const LINK_REQUESTS = {
  password: {
    action: '/api/password/forgot',
    title: 'login.forgot',
    text: 'login.forgottext',
    sent: 'login.forgotsent',
  },
  login: {
    action: '/api/login/link',
    title: 'login.link.title',
    text: 'login.link.text',
    sent: 'login.link.sent',
  },
} as const

/** A form that requests a link to set a password or to log in. The response is the same for every address. */
export function LinkRequestPage({
  view,
  use,
  email,
  sent,
  failure,
  issues = [],
  returnTo,
}: LoginPageProps & { use: MailLinkUse; sent: boolean }) {
  const { t, lang } = view
  const request = LINK_REQUESTS[use]
  return (
    <LoginFrame
      view={view}
      title={t(request.title)}
      text={t(request.text)}
      notice={sent ? t(request.sent, { minutes: LOGIN_LINK_MINUTES }) : undefined}
    >
      {sent ? null : (
        <form method="post" action={request.action} className="stack" noValidate>
          <LangField view={view} />
          {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
          <EmailField view={view} form="password-link" value={email} issues={issues} />
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

interface OpenLinkPageProps {
  view: View
  /** The address of the link's owner, or null for a link that is used or expired. */
  email: string | null
  token: string
  returnTo?: string | null
}

/** The page that the link of a mail opens. Its button logs in, because programs that scan mails follow links. */
export function OpenLinkPage({ view, email, token, returnTo }: OpenLinkPageProps) {
  const { t, lang } = view
  if (email === null) return <LinkOver view={view} href={loginLinkPath(lang)} />
  return (
    <LoginFrame view={view} title={t('login.link.title')} text={t('login.link.as', { email })}>
      <form method="post" action="/api/login/open">
        <LangField view={view} />
        <input type="hidden" name="token" value={token} />
        {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
        <button type="submit" className="button large block">
          {t('login.submit')}
        </button>
      </form>
    </LoginFrame>
  )
}

/** The page of a link that is used or expired, with a button to request a new one. */
function LinkOver({ view, href }: { view: View; href: string }) {
  const { t } = view
  return (
    <LoginFrame view={view} title={t('login.linkover')} text={t('login.linkovertext')}>
      <a className="button large block" href={href}>
        {t('login.forgotsubmit')}
      </a>
    </LoginFrame>
  )
}

/**
 * The page to set a new password, which the link of a mail opens. Without a form it says that the link has expired.
 */
export function PasswordPage({
  view,
  form,
  isRemovalChosen,
  issues = [],
}: LoginPageProps & { form: PasswordForm | null; isRemovalChosen?: boolean }) {
  const { t, lang } = view
  if (form === null) return <LinkOver view={view} href={forgottenPasswordPath(lang)} />
  const count = SHORTEST_PASSWORD.owner
  const text = t('login.newpasswordtext', { count })
  return (
    <LoginFrame view={view} title={t('login.newpassword')} text={text}>
      <form method="post" action="/api/password/set" className="stack" noValidate>
        <LangField view={view} />
        <input type="hidden" name="token" value={form.token} />
        <PlainField
          t={t}
          form="password-link"
          id="login-password"
          name="password"
          type="password"
          label={t('login.newpassword')}
          autoComplete="new-password"
          min={{ length: count, issue: t('login.tooshort', { count }) }}
          issue={issueOf(issues, 'password')}
          isFirstWrong={issues.length > 0}
        />
        {form.canRemovePasskeys ? <RemovePasskeys view={view} isChosen={isRemovalChosen} /> : null}
        <button type="submit" className="button large block">
          {t('login.save')}
        </button>
      </form>
    </LoginFrame>
  )
}

interface LoginFrameProps {
  view: View
  title: string
  text: string
  notice?: string
  children: ReactNode
}

/** A form next to a picture. */
function LoginFrame({ view, title, text, notice, children }: LoginFrameProps) {
  const { loginPicture } = view.site.settings
  return (
    <div className="login">
      <div className="login-form">
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        {notice ? (
          <p className="notice good" role="status">
            <Icon name="check" />
            <span>{notice}</span>
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
  form: FormName
  value?: string | undefined
  issues: readonly FormIssue[]
}

function EmailField({ view: { t }, form, value, issues }: EmailFieldProps) {
  return (
    <PlainField
      t={t}
      form={form}
      id="login-email"
      name="email"
      type="email"
      label={t('login.email')}
      autoComplete="username"
      value={value}
      issue={issueOf(issues, 'email')}
      isFirstWrong={issues[0]?.path[0] === 'email'}
    />
  )
}

function issueOf(issues: readonly FormIssue[], name: string): string | undefined {
  return issues.find(({ path }) => path[0] === name)?.message
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
