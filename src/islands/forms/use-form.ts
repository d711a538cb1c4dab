import type { FormEvent, RefObject } from 'react'
import { trackFormSubmission } from '../../client/consent/analytics'
import type { FormFacts } from '../../components/forms/form-facts'
import type { FormScope } from '../../components/forms/form-scope'
import type { FormIssue } from '../../forms/form-state'
import { dataOf, fieldNames } from './form-elements'
import { issuesOf } from './issues'
import { useIssues } from './use-issues'
import { type Notice, useNotice } from './use-notice'
import { useSending } from './use-sending'
import type { Steps } from './use-steps'

/** A form that is sent without leaving its page. */
export interface LiveForm<P extends string = never> {
  form: FormScope<P>
  notice: Notice | null
  isSending: boolean
  /** The notice's. */
  shown: RefObject<HTMLElement | null>
  steps?: Steps
  /** Shows the next step, if this one is right. */
  goOn(): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onChange(event: FormEvent<HTMLFormElement>): void
  /** Takes the notice away. */
  dismiss(): void
}

interface FormUse {
  steps?: Steps
  /** Called with the fields of a form that was sent, and whether a copy is sent to the visitor's address. */
  onSent?(data: FormData, isCopied: boolean): void
  /** True if the page shows the confirmation itself, so that the visitor stays. */
  confirmsHere?: boolean
}

export function useForm<P extends string = never>(
  facts: FormFacts<P>,
  { steps, onSent, confirmsHere = false }: FormUse = {},
): LiveForm<P> {
  const { form, setIssues, recheck } = useIssues(facts)
  const { notice, shown, setNotice } = useNotice(facts.id)
  const { isSending, post } = useSending(facts.action)

  function show(found: FormIssue[]): void {
    const [first] = found
    setIssues(found)
    setNotice(first ? { kind: 'issues', issues: found } : null)
    if (first) steps?.reveal(`${facts.id}-${first.path[0]}`)
  }

  /** False where something is wrong in this part of the form, which is said then. */
  function isRight(part: HTMLFormElement | HTMLFieldSetElement, data: FormData): boolean {
    const found = issuesOf(form, data, fieldNames(part))
    show(found)
    return found.length === 0
  }

  function goOn(): void {
    const step = steps?.current()
    if (step?.form && isRight(step, dataOf(step.form))) steps?.move(1)
  }

  async function submit(target: HTMLFormElement): Promise<void> {
    const data = dataOf(target)
    // Only machines fill the hidden field.
    if (isSending || data.get('middleName')) return
    if (steps && !steps.isLast) return goOn()
    if (!isRight(target, data)) return
    const outcome = await post(data)
    if (outcome.status === 'invalid') show(outcome.issues)
    else if (outcome.status !== 'success') setNotice({ kind: 'failure', failed: outcome })
    else {
      target.reset()
      steps?.restart()
      onSent?.(data, outcome.isCopied)
      const url = thank(facts, outcome.fileUrl, confirmsHere)
      if (url) setNotice({ kind: 'file', url })
    }
  }

  return {
    form,
    notice,
    isSending,
    shown,
    steps,
    goOn,
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

/** Counts the form, and opens its file or leads to the thanks, unless the page confirms it. */
function thank(
  { kind, conversion, sentPath }: FormFacts,
  fileUrl: string | undefined,
  confirmsHere: boolean,
): string | undefined {
  trackFormSubmission(kind, conversion)
  if (fileUrl) window.open(fileUrl, '_blank', 'noopener')
  else if (!confirmsHere) location.assign(sentPath)
  return fileUrl
}
