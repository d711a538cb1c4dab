import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { trackFormSubmission } from '../../client/consent/analytics'
import { type Outcome, send } from '../../client/forms/send'
import { translatorOf } from '../../platform/i18n/texts'
import type { FormIssue } from '../../site/forms/form-state'
import type { FormFacts } from '../forms/form-facts'
import type { FormScope, ShownIssue } from '../forms/form-scope'
import { dataOf, fieldNames, focusField, openList } from './form-elements'
import type { Failed } from './form-notices'
import { issuesOf } from './issues'
import type { Steps } from './use-steps'

/** A form that is sent without leaving its page. */
export interface LiveForm<P extends string = never> {
  form: FormScope<P>
  notice: Notice | null
  isSending: boolean
  /** The element of the notice. */
  noticeRef: RefObject<HTMLElement | null>
  steps?: Steps
  /** Shows the next step if the current one is valid. */
  showNextStep(): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onChange(event: FormEvent<HTMLFormElement>): void
  /** Removes the notice. */
  dismiss(): void
}

interface FormUse {
  steps?: Steps
  /** Called after the form was sent, with its fields and whether a copy is sent to the visitor's address. */
  onSent?(data: FormData, isCopied: boolean): void
  /** True if the page shows the confirmation itself, so that the visitor stays. */
  confirmsHere?: boolean
}

export function useForm<P extends string = never>(
  facts: FormFacts<P>,
  { steps, onSent, confirmsHere = false }: FormUse = {},
): LiveForm<P> {
  const { form, setIssues, recheck } = useIssues(facts)
  const { notice, noticeRef, setNotice } = useNotice(facts.id)
  const { isSending, post } = useSending(facts.action)

  function show(newIssues: FormIssue[]): void {
    const [first] = newIssues
    setIssues(newIssues)
    setNotice(first ? { kind: 'issues', issues: newIssues } : null)
    if (first) steps?.reveal(`${facts.id}-${first.path[0]}`)
  }

  /** Validates a step or the form and shows its issues. Returns false if there are any. */
  function validate(part: HTMLFormElement | HTMLFieldSetElement, data: FormData): boolean {
    const formIssues = issuesOf(form, data, fieldNames(part))
    show(formIssues)
    return formIssues.length === 0
  }

  function showNextStep(): void {
    const step = steps?.current()
    if (step?.form && validate(step, dataOf(step.form))) steps?.move(1)
  }

  async function submit(target: HTMLFormElement): Promise<void> {
    const data = dataOf(target)
    if (isSending) return
    if (steps && !steps.isLast) return showNextStep()
    if (!validate(target, data)) return
    const outcome = await post(data)
    if (outcome.status === 'invalid') show(outcome.issues)
    else if (outcome.status !== 'success') setNotice({ kind: 'failure', failed: outcome })
    else {
      target.reset()
      steps?.restart()
      onSent?.(data, outcome.isCopied)
      const url = confirmSending(facts, outcome.fileUrl, confirmsHere)
      if (url) setNotice({ kind: 'file', url })
    }
  }

  return {
    form,
    notice,
    isSending,
    noticeRef,
    steps,
    showNextStep,
    dismiss: () => setNotice(null),
    onSubmit(event) {
      event.preventDefault()
      submit(event.currentTarget)
    },
    onChange({ currentTarget, target }) {
      recheck((target as HTMLInputElement).name, dataOf(currentTarget))
    },
  }
}

/**
 * Counts the submitted form, and opens its file or goes to the confirmation page, unless the page itself shows the
 * confirmation.
 */
function confirmSending(
  { kind, conversion, sentPath }: FormFacts,
  fileUrl: string | undefined,
  confirmsHere: boolean,
): string | undefined {
  trackFormSubmission(kind, conversion)
  if (fileUrl) window.open(fileUrl, '_blank', 'noopener')
  else if (!confirmsHere) location.assign(sentPath)
  return fileUrl
}

/**
 * Returns the form with its issues. A resolved issue keeps its space until the form is sent again, because leaving a
 * field must not move the button that is being pressed.
 */
function useIssues<P extends string>(facts: FormFacts<P>) {
  const { id, kind, lang, texts, rules, values, issues: first } = facts
  const [issues, setIssues] = useState<readonly ShownIssue[]>(first)
  const form: FormScope<P> = { id, kind, lang, t: translatorOf(texts), rules, values, issues }
  /** A field with an issue is validated again with each change. */
  function recheck(name: string, data: FormData): void {
    if (!issues.some(({ path }) => path[0] === name)) return
    const [remaining] = issuesOf(form, data, [name])
    setIssues(
      issues.map((issue) =>
        issue.path[0] === name ? (remaining ?? { ...issue, isResolved: true }) : issue,
      ),
    )
  }
  return { form, setIssues, recheck }
}

/** The notice after the last attempt to send. */
type Notice =
  | { kind: 'issues'; issues: FormIssue[] }
  | { kind: 'failure'; failed: Failed }
  | { kind: 'file'; url: string }

interface NoticeState {
  notice: Notice | null
  /** The element of the notice, which gets the focus when it appears. */
  noticeRef: RefObject<HTMLElement | null>
  setNotice(notice: Notice | null): void
}

/** Returns the notice of a form. If the first field with an error is a select, its list is opened. */
function useNotice(formId: string): NoticeState {
  const [notice, setNotice] = useState<Notice | null>(null)
  const noticeRef = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!notice) return
    const issues = notice.kind === 'issues' ? notice.issues : []
    const first = issues[0] && `${formId}-${issues[0].path[0]}`
    if (first && !noticeRef.current) focusField(first)
    else noticeRef.current?.focus()
    if (first) openList(first)
  }, [notice, formId])
  return { notice, noticeRef, setNotice }
}

/** Returns a function that posts to `action`. A retry has the idempotency key of the failed attempt. */
function useSending(action: string) {
  const key = useRef<string>(undefined)
  const [isSending, setSending] = useState(false)
  async function post(data: FormData): Promise<Outcome> {
    key.current ??= crypto.randomUUID?.()
    setSending(true)
    const outcome = await send(action, data, key.current)
    setSending(false)
    // A lead sent after a stored or refused one is not a retry.
    if (outcome.status === 'success' || outcome.status === 'invalid') key.current = undefined
    return outcome
  }
  return { isSending, post }
}
