import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { trackFormSubmission } from '../../client/consent/analytics'
import { send } from '../../client/forms/send'
import type { FormFacts } from '../../components/forms/form-facts'
import type { FormScope } from '../../components/forms/form-scope'
import type { FormIssue } from '../../forms/form-state'
import { translatorOf } from '../../i18n/texts'
import { fieldNames, openList } from './form-elements'
import type { Failed } from './form-notices'
import { issuesOf } from './issues'
import type { Steps } from './use-steps'

/** What became of the last attempt to send, in the notice that takes the focus. */
export type Notice =
  | { kind: 'issues'; issues: FormIssue[] }
  | { kind: 'failure'; failed: Failed }
  | { kind: 'file'; url: string }

/** A form that is sent without leaving its page. */
export interface LiveForm {
  form: FormScope
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
  /** Called once the form was sent. */
  onSent?(): void
}

export function useForm(facts: FormFacts, { steps, onSent }: FormUse = {}): LiveForm {
  const { id, kind, lang, texts, rules, values } = facts
  const t = translatorOf(texts)
  const shown = useRef<HTMLElement>(null)
  /** The idempotency key, the same for every retry until the form was sent. */
  const key = useRef<string>(undefined)
  const [issues, setIssues] = useState(facts.issues)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isSending, setSending] = useState(false)
  const form: FormScope = { id, lang, t, rules, values, issues }

  useEffect(() => {
    if (!notice) return
    shown.current?.focus()
    const [first, second] = notice.kind === 'issues' ? notice.issues : []
    const field = first && !second && document.getElementById(`${id}-${first.path[0]}`)
    if (field instanceof HTMLSelectElement) openList(field)
  }, [notice, id])

  function refuse(found: FormIssue[]): void {
    setIssues(found)
    setNotice({ kind: 'issues', issues: found })
    steps?.reveal(`${id}-${found[0]?.path[0]}`)
  }

  /** False where something is wrong in this part of the form, which is said then. */
  function isRight(part: HTMLFormElement | HTMLFieldSetElement, data: FormData): boolean {
    const found = issuesOf(form, data, fieldNames(part))
    if (found.length > 0) refuse(found)
    else {
      setIssues([])
      setNotice(null)
    }
    return found.length === 0
  }

  function goOn(): void {
    const step = steps?.current()
    if (step?.form && isRight(step, new FormData(step.form))) steps?.move(1)
  }

  async function submit(target: HTMLFormElement): Promise<void> {
    const data = new FormData(target)
    // Only machines fill the hidden field.
    if (isSending || data.get('middleName')) return
    if (steps && !steps.isLast) return goOn()
    if (!isRight(target, data)) return
    setSending(true)
    key.current ??= crypto.randomUUID?.()
    const outcome = await send(facts.action, data, key.current)
    setSending(false)
    if (outcome.status === 'success') thank(target, outcome.fileUrl)
    else if (outcome.status !== 'invalid') setNotice({ kind: 'failure', failed: outcome })
    else {
      // The server stored nothing, so the next attempt is another one.
      key.current = undefined
      refuse(outcome.issues)
    }
  }

  function thank(target: HTMLFormElement, url: string | undefined): void {
    key.current = undefined
    trackFormSubmission(kind, facts.conversion)
    onSent?.()
    target.reset()
    steps?.restart()
    if (!url) {
      location.assign(facts.sentPath)
      return
    }
    window.open(url, '_blank', 'noopener')
    setNotice({ kind: 'file', url })
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
    /** A field with an issue is validated again with each change. */
    onChange({ currentTarget, target }) {
      const name = (target as HTMLInputElement).name
      if (!issues.some(({ path }) => path[0] === name)) return
      const [left] = issuesOf(form, new FormData(currentTarget), [name])
      setIssues(issues.flatMap((issue) => (issue.path[0] === name ? (left ?? []) : issue)))
    },
  }
}
