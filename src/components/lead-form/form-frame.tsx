import type { ReactNode } from 'react'
import type { FormFacts } from '../forms/form-facts'
import { fieldId } from '../forms/form-scope'
import { Honeypot } from '../forms/plain-field'
import { ErrorSummary, Failure, needsSummary, SentNotice } from './form-notices'
import { PreviousButton } from './steps'
import type { LiveForm } from './use-form'
import type { Steps } from './use-steps'

interface FormFrameProps {
  facts: FormFacts
  live: LiveForm
  children: ReactNode
}

/**
 * A form that works without scripts. After hydration it validates the fields before sending and stays on the page when
 * sending fails. After sending a form that offers a file, the confirmation replaces it.
 */
export function FormFrame({ facts, live, children }: FormFrameProps) {
  const { form, notice, noticeRef, isSending, steps } = live
  const { t } = form
  if (notice?.kind === 'file') return <SentNotice form={form} url={notice.url} ref={noticeRef} />
  return (
    <form
      className={classOf(steps)}
      id={facts.id}
      method="post"
      action={facts.action}
      noValidate
      onSubmit={live.onSubmit}
      onChange={live.onChange}
    >
      {Object.entries(facts.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot id={fieldId(form, 'middleName')} label={t('form.trap')} />
      {needsSummary(form) && (
        <ErrorSummary form={form} ref={notice?.kind === 'issues' ? noticeRef : null} />
      )}
      {children}
      <div className="last" hidden={steps?.at != null && !steps.isLast}>
        <p className="help">
          {t('form.privacy')}{' '}
          {facts.privacyPath ? <a href={facts.privacyPath}>{t('form.privacymore')}</a> : null}
        </p>
        {notice?.kind === 'failure' && (
          <Failure form={form} channels={facts.channels} failed={notice.failed} ref={noticeRef} />
        )}
        <div className="between">
          {steps && <PreviousButton live={live} steps={steps} />}
          <button
            type="submit"
            className="button large"
            aria-disabled={isSending ? true : undefined}
          >
            {isSending ? t('form.sending') : facts.submit}
          </button>
        </div>
      </div>
    </form>
  )
}

/**
 * Returns the class. Styles show only the first step until the steps are `live`. Without scripts they show all steps.
 */
function classOf(steps: Steps | undefined): string {
  if (!steps) return 'lead-form'
  return steps.at === null ? 'lead-form stepped' : 'lead-form stepped live'
}
