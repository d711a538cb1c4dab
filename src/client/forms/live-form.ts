import type { FormIssue } from '../../forms/form-state'
import { trackFormSubmission } from '../consent/analytics'
import { counted } from '../search/counted'
import { judge } from './judge'
import { type Outcome, send } from './send'
import { markFields, openList, showSummary } from './show-issues'
import { Steps } from './steps'

/** Event of a form that was sent successfully. */
export const FORM_SENT = 'pand:sent'

interface Parts {
  form: HTMLFormElement
  button: HTMLButtonElement
  /** Says why nothing was sent. */
  failure: HTMLElement
  /** Says that it was, where the visitor stays. */
  sent: HTMLElement
}

type Failed = Exclude<Outcome, { status: 'success' | 'invalid' }>

/** A form that is sent without leaving its page. */
export class LiveForm {
  readonly #parts: Parts
  readonly #steps: Steps | null
  #isSending = false
  /** The idempotency key, the same for every retry until the form was sent. */
  #key: string | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#steps = parts.form.matches('.stepped')
      ? new Steps(parts.form, (step) => this.#isRight(step))
      : null
  }

  /** Goes on to the next step, or sends the whole form, if what was filled in is right. */
  async submit(): Promise<void> {
    if (this.#isSending) return
    const steps = this.#steps
    if (steps && !steps.isLast) {
      if (this.#isRight(steps.current)) steps.next()
      return
    }
    if (!this.#isRight(this.#parts.form)) return
    this.#key ??= crypto.randomUUID?.()
    this.#parts.failure.hidden = true
    this.#say(true)
    const outcome = await send(this.#parts.form.action, new FormData(this.#parts.form), this.#key)
    this.#say(false)
    if (outcome.status === 'success') this.#thank(outcome.fileUrl)
    else if (outcome.status === 'invalid') this.#refuse(outcome.issues)
    else this.#fail(outcome)
  }

  #isRight(root: HTMLElement): boolean {
    const issues = judge(this.#parts.form, root)
    this.#show(issues, root)
    return issues.length === 0
  }

  #show(issues: FormIssue[], root: HTMLElement = this.#parts.form): void {
    const { form } = this.#parts
    markFields(form, issues, root)
    const [first] = issues
    const field = document.getElementById(`${form.id}-${first?.path[0]}`)
    this.#steps?.reveal(field)
    showSummary(form, issues)
    if (issues.length === 1 && field instanceof HTMLSelectElement) openList(field)
  }

  #say(isSending: boolean): void {
    const { button } = this.#parts
    this.#isSending = isSending
    if (isSending) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
    const words = button.textContent
    button.textContent = button.dataset.sending ?? ''
    button.dataset.sending = words
  }

  #thank(fileUrl?: string): void {
    const { form, sent } = this.#parts
    this.#key = undefined
    trackFormSubmission(form.dataset.kind ?? '', form.dataset.conversion)
    form.dispatchEvent(new Event(FORM_SENT, { bubbles: true }))
    form.reset()
    this.#steps?.restart()
    if (!fileUrl) {
      location.assign(form.dataset.sent ?? '/')
      return
    }
    window.open(fileUrl, '_blank', 'noopener')
    sent.querySelector('a')?.setAttribute('href', fileUrl)
    sent.hidden = false
    sent.focus()
  }

  /** The server stored nothing, so the next attempt gets a new idempotency key. */
  #refuse(issues: FormIssue[]): void {
    this.#key = undefined
    this.#show(issues)
  }

  #fail(outcome: Failed): void {
    const { failure } = this.#parts
    const words = failure.querySelector('p')
    if (words) words.textContent = this.#reason(outcome)
    failure.hidden = false
    failure.focus()
  }

  #reason(outcome: Failed): string {
    const { failure } = this.#parts
    return outcome.status === 'limited'
      ? counted(failure, 'limited', outcome.minutes)
      : (failure.dataset[outcome.status] ?? '')
  }
}
