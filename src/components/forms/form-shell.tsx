import type { ReactNode } from 'react'
import type { IslandTiming } from '../../client/island-name'
import { formPath, sentPath } from '../../urls'
import { Island } from '../ui/island'
import { ErrorSummary, Failure, Privacy, Sent } from './form-notices'
import { type FormScope, fieldId, formId } from './form-scope'
import { issueTexts } from './issue-texts'
import { PreviousButton } from './steps'

interface FormShellProps {
  form: FormScope
  /** The words of the button that sends. */
  submit: string
  /** The form's action, by default the address of its kind. */
  action?: string
  /** Values of hidden fields. */
  hidden?: Record<string, string | number | undefined>
  /** An event for the visitor's analytics, as the agency wrote it. */
  conversion?: string
  /** In steps: the script must load at once. */
  stepped?: boolean
  when?: IslandTiming
  children: ReactNode
}

/**
 * A form that posts by itself; its island judges the fields before, and keeps the visitor on the page
 * when something fails.
 */
export function FormShell(props: FormShellProps) {
  const { form, submit, hidden = {}, conversion, stepped = false, children } = props
  const { when = stepped ? 'load' : 'interaction' } = props
  const { view, kind, moduleId } = form
  return (
    <Island name="form" when={when}>
      <form
        className={stepped ? 'lead-form stepped' : 'lead-form'}
        id={formId(form)}
        method="post"
        action={props.action ?? formPath(kind)}
        noValidate
        data-kind={kind}
        data-sent={sentPath(view.lang, kind)}
        data-conversion={conversion}
        {...issueTexts(view)}
      >
        <Hidden values={{ lang: view.lang, moduleId: moduleId ?? undefined, page: view.path }} />
        <Hidden values={hidden} />
        <Trap form={form} />
        <ErrorSummary form={form} />
        {children}
        <div className="last">
          <Privacy view={view} />
          <Failure view={view} />
          <div className="between">
            {stepped && <PreviousButton view={view} />}
            <button type="submit" className="button large" data-sending={view.t('form.sending')}>
              {submit}
            </button>
          </div>
        </div>
      </form>
      <Sent view={view} />
    </Island>
  )
}

function Hidden({ values }: { values: NonNullable<FormShellProps['hidden']> }) {
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** Hidden from people, so that only machines fill it. */
function Trap({ form }: { form: FormScope }) {
  const id = fieldId(form, 'middleName')
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{form.view.t('form.trap')}</label>
      <input id={id} name="middleName" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
