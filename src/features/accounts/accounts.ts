export { accessStatements } from './access'
export { loginIssues, passwordLinkIssues } from './account-forms'
export { findCalendarAccount } from './calendar-secret'
export { isCommonPassword, isContextPassword } from './common-passwords'
export { HASH_RETRY_SECONDS, limitHashing } from './hash-limit'
export { mailAbout } from './mail-account-change'
export { managedBy, managerNamesOf } from './members'
export { passkeyApi } from './passkeys/passkey-api'
export { PasskeyButton } from './passkeys/passkey-button'
export { PasskeyList, REMOVE_PASSKEYS, RemovePasskeys } from './passkeys/passkey-list'
export { listPasskeys } from './passkeys/passkeys'
export { isSessionConfirmed } from './passkeys/session-confirmed'
export { type PasswordMailKind, passwordMail } from './password-mail'
export { hashPassword } from './passwords'
export {
  ACCOUNT,
  consumeMailLink,
  findAccount,
  findMailLink,
  findRole,
  type MailLinkUse,
  setPassword,
  startMailLink,
} from './queries'
export { findDue } from './second-factor/second-factor'
export {
  readAccount,
  session,
  signIn,
  signOut,
  staffSessionHash,
  startSessionHere,
} from './session'
export { SESSION_CLOCK } from './sessions'
export { failure, requireStaffToken } from './staff-call'
