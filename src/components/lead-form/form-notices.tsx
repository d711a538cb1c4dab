import type { MouseEvent, Ref } from 'react'
import type { Outcome } from '../../client/forms/send'
import { plural } from '../../platform/i18n/translate'
import type { FormIssue } from '../../site/forms/form-state'
import { IssueText } from '../forms/field'
import type { FormFacts } from '../forms/form-facts'
import { type FormScope, fieldId, type ShownIssue } from '../forms/form-scope'
import { fieldLabel, hasLabel } from '../forms/labels'
import { Icon } from '../ui/icon'
import { focusField } from './form-elements'

/** The outcomes for which sending failed. */
export type Failed = Exclude<Outcome, { status: 'success' | 'invalid' }>

interface NoticeProps {
  form: FormScope
  ref: Ref<HTMLElement>
}

/**
 * A list of links to the fields with issues, whose messages are at the fields. It gets the focus when it appears. A
 * single issue of a field has no summary, because the field itself gets the focus.
 */
export function ErrorSummary({ form, ref }: NoticeProps) {
  const { t, lang, issues } = form
  const id = fieldId(form, 'issues')
  const unresolved = issues.filter(({ isResolved }) => !isResolved).length
  const isOfFields = issues.some((issue) => isOfField(form, issue))
  return (
    <section
      ref={ref}
      className={unresolved === 0 ? 'notice bad summary resolved' : 'notice bad summary'}
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers must announce the result first
      autoFocus
    >
      <Icon name="info" />
      <div>
        <strong id={id}>
          {isOfFields
            ? plural(t, lang, 'form.summary', unresolved || issues.length)
            : t('form.failed')}
        </strong>
        <ul>
          {issues.map((issue) => (
            <li key={issue.path[0] ?? issue.message} className={issue.isResolved && 'resolved'}>
              <IssueLink form={form} issue={issue} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Returns true for several issues, and for one issue without a visible field. */
export function needsSummary(form: FormScope): boolean {
  return form.issues.length > 1 || !form.issues.every((issue) => isOfField(form, issue))
}

function isOfField(form: FormScope, { path: [name] }: FormIssue): boolean {
  return name !== undefined && hasLabel(form, name)
}

interface IssueLinkProps {
  form: FormScope
  issue: ShownIssue
}

function IssueLink({ form, issue }: IssueLinkProps) {
  const [name] = issue.path
  if (name === undefined || !hasLabel(form, name)) return issue.message
  const label = fieldLabel(form, name)
  if (issue.isResolved) return <IssueText issue={{ ...issue, message: label }} />
  const id = fieldId(form, name)
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    focusField(id)
  }
  return (
    <a href={`#${id}`} onClick={follow}>
      {label}
    </a>
  )
}

interface FailureProps extends NoticeProps {
  channels: FormFacts['channels']
  failed: Failed
}

/** The reason why sending failed, and other contact channels of the agency. */
export function Failure({ form, channels, failed, ref }: FailureProps) {
  const { t } = form
  return (
    <div ref={ref as Ref<HTMLDivElement>} className="notice bad failure" role="alert" tabIndex={-1}>
      <Icon name="info" />
      <div>
        <strong>{t('form.failed')}</strong>
        <p>{reasonOf(form, failed)}</p>
        <p className="reach">
          {channels.map(({ icon, href, text }) => (
            <a key={icon} className="link" href={href ?? undefined}>
              <Icon name={icon} />
              {text}
            </a>
          ))}
          <button type="submit" className="link">
            {t('error.retry')}
          </button>
        </p>
      </div>
    </div>
  )
}

function reasonOf({ t, lang }: FormScope, failed: Failed): string {
  return failed.status === 'limited'
    ? plural(t, lang, 'form.failed.limited', failed.minutes)
    : t(`form.failed.${failed.status}`)
}

interface SentProps extends NoticeProps {
  /** The file that the form offers for download. */
  url: string
}

/** The confirmation of a form that offers a file, while the visitor stays on the page. */
export function SentNotice({ form: { t }, url, ref }: SentProps) {
  return (
    <div ref={ref as Ref<HTMLDivElement>} className="notice good sent" role="status" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <strong>{t('form.sent')}</strong>
        <p>
          {t('form.file')}{' '}
          <a className="link" href={url} target="_blank" rel="noopener">
            {t('form.openfile')}
          </a>
        </p>
      </div>
    </div>
  )
}
