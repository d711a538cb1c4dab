import type { ReactNode } from 'react'
import type { IslandTiming } from '../../client/island-name'
import { translatorOf } from '../../i18n/texts'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import type { FormFacts } from './form-facts'
import { ErrorSummary, Failure, Privacy, Sent } from './form-notices'
import { type FormScope, fieldId } from './form-scope'
import { issueTexts } from './issue-texts'
import { PreviousButton } from './steps'

interface FormShellProps {
  view: View
  facts: FormFacts
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
  const { view, facts, stepped = false, children } = props
  const { when = stepped ? 'load' : 'interaction' } = props
  const form = scopeOf(facts)
  return (
    <Island name="form" when={when}>
      <form
        className={stepped ? 'lead-form stepped' : 'lead-form'}
        id={facts.id}
        method="post"
        action={facts.action}
        noValidate
        data-kind={facts.kind}
        data-sent={facts.sentPath}
        data-conversion={facts.conversion}
        {...issueTexts(form)}
      >
        <Hidden values={facts.hidden} />
        <Trap form={form} />
        <ErrorSummary form={form} />
        {children}
        <div className="last">
          <Privacy view={view} />
          <Failure view={view} />
          <div className="between">
            {stepped && <PreviousButton form={form} />}
            <button type="submit" className="button large" data-sending={view.t('form.sending')}>
              {facts.submit}
            </button>
          </div>
        </div>
      </form>
      <Sent view={view} />
    </Island>
  )
}

/** What the fields of a form need, as the server renders it. */
export function scopeOf({ id, lang, texts, rules, values, issues }: FormFacts): FormScope {
  return { id, lang, t: translatorOf(texts), rules, values, issues }
}

function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Hidden from people, so that only machines fill it. */
function Trap({ form }: { form: FormScope }) {
  const id = fieldId(form, 'middleName')
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{form.t('form.trap')}</label>
      <input id={id} name="middleName" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
