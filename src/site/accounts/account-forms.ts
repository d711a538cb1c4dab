import type { Translate } from '../../platform/i18n'
import type { FormIssue } from '../forms/form-state'
import { issueTexts } from '../forms/issue-texts'
import { plainIssue } from '../forms/plain-field'

type Fields = Readonly<Record<string, string | undefined>>

/** Returns an issue for each empty field of the login form. It does not check that the account exists. */
export function loginIssues(t: Translate, { email = '', password = '' }: Fields): FormIssue[] {
  return [
    ...issuesOf(t, 'login', 'email', plainIssue('email', email, { anyAddress: true })),
    ...issuesOf(t, 'login', 'password', plainIssue('password', password)),
  ]
}

/** Returns the issues of the address to which a password link is sent. */
export function passwordLinkIssues(t: Translate, { email = '' }: Fields): FormIssue[] {
  return issuesOf(t, 'password-link', 'email', plainIssue('email', email))
}

function issuesOf(
  t: Translate,
  form: 'login' | 'password-link',
  field: string,
  code: ReturnType<typeof plainIssue>,
): FormIssue[] {
  return code ? issueTexts(t, form, [{ field, code }]) : []
}
