import type { KeysOf, Translate } from '../../platform/i18n'
import type { FieldIssue } from './check-form'
import { type BrowserIssue, isBrowserIssue } from './field-rules'
import type { FormIssue } from './form-state'
import type { FormKind } from './forms'

/** The forms with an e-mail address: those of leads, and those of saved searches and accounts. */
export type FormName = FormKind | 'search' | 'login' | 'password-link'

/** The error messages of required fields. Other fields share the message of the code. */
const REQUIRED: Readonly<Record<string, KeysOf<'issue'>>> = {
  FirstName: 'issue.required.firstname',
  Name: 'issue.required.lastname',
  PhoneNumber: 'issue.required.phone',
  Content: 'issue.required.question',
  VisitDate: 'issue.required.visit',
  password: 'issue.required.password',
}

/**
 * The error messages for the required e-mail address by form, which state its purpose. Other forms need it to reply.
 */
const EMAIL_REQUIRED: Readonly<Partial<Record<FormName, KeysOf<'issue'>>>> = {
  visit: 'issue.required.email.visit',
  demand: 'issue.required.email.demand',
  'contact-download': 'issue.required.email.file',
  'document-request': 'issue.required.email.file',
  search: 'issue.required.email.search',
  login: 'issue.required.email.login',
  'password-link': 'issue.required.email.link',
}

/** The error messages for a field that the agency added. They contain its label. */
const LABELLED: Readonly<Record<string, KeysOf<'issue'>>> = {
  required: 'issue.required.extra',
  choice: 'issue.choice.extra',
  number: 'issue.number.extra',
}

/** An issue that a browser can also find. */
interface BrowserFieldIssue {
  field: string
  code: BrowserIssue
}

/** Returns the error message of a field's issue in one form. `label` is that of a field that the agency added. */
export function issueText(
  t: Translate<'issue'>,
  form: FormName,
  { field, code }: BrowserFieldIssue,
  label?: string,
): string {
  const labelled = label === undefined ? undefined : LABELLED[code]
  return labelled ? t(labelled, { label: label ?? '' }) : t(keyOf(form, { field, code }))
}

function keyOf(form: FormName, { field, code }: BrowserFieldIssue): KeysOf<'issue'> {
  if (code !== 'required') return `issue.${code}`
  if (field === 'Email' || field === 'email') return EMAIL_REQUIRED[form] ?? 'issue.required.email'
  return REQUIRED[field] ?? 'issue.required'
}

/** Returns the issues of a form in the visitor's language. `labels` are those of the fields that the agency added. */
export function issueTexts(
  t: Translate<'issue' | 'refusal'>,
  form: FormName,
  issues: readonly FieldIssue[],
  labels: Readonly<Record<string, string>> = {},
): FormIssue[] {
  return issues.map(({ field, code }) => ({
    path: [field],
    message: isBrowserIssue(code)
      ? issueText(t, form, { field, code }, labels[field])
      : t(`refusal.${code}`),
  }))
}
