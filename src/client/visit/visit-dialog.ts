import {
  nextVisitStep,
  stepAtOpening,
  VISIT_STEP,
  type VisitEvent,
  type VisitStep,
  visitButton,
} from '../../domain/lead/visit-flow'
import { showSheet } from '../dialogs'
import { judge } from '../forms/judge'
import { markFields } from '../forms/show-issues'
import { allowVisitDays, fillForm } from './answers'
import { checkEmail } from './check-email'
import { askQuestions } from './questionnaire'
import { openWidget } from './widget'

/** The dialog's steps, and the buttons of the page that lead to them. */
export class VisitDialog {
  readonly #dialog: HTMLDialogElement
  readonly #root: HTMLElement
  #step: VisitStep = VISIT_STEP.email
  #answers: Record<string, string> = {}

  constructor(dialog: HTMLDialogElement, root: HTMLElement) {
    this.#dialog = dialog
    this.#root = root
    if (this.#time) allowVisitDays(this.#time)
    this.#listen()
    const { step, open } = stepAtOpening(this.#step, new URLSearchParams(location.search))
    // A form that came back without a script stands there by itself.
    this.#show(dialog.open ? VISIT_STEP.time : step)
    if (open) showSheet(dialog)
  }

  /** One of two buttons: to ask, or to pick a time. */
  showButtons(): void {
    const shown = visitButton(this.#step)
    for (const link of document.querySelectorAll<HTMLElement>('a[data-visit]')) {
      link.hidden = link.dataset.visit !== shown
    }
  }

  get #time(): HTMLElement | null {
    return this.#root.querySelector('.visit-time')
  }

  #listen(): void {
    this.#dialog.addEventListener('close', () => this.#happen('close'))
    this.#root.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
      const event = button?.dataset.event as VisitEvent | undefined
      if (event) this.#happen(event)
      if (event === 'close') this.#dialog.close()
      if (button?.matches('[data-answer]')) this.#ask()
    })
    this.#root.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement
      if (!form.matches('.visit-email, .visit-answers')) return
      event.preventDefault()
      if (form.matches('.visit-email')) this.#check(form)
      else this.#take(form)
    })
    askQuestions(this.#root, () => this.#happen('answered'))
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[data-visit="pick"]')
      if (!link) return
      event.preventDefault()
      if (this.#step === VISIT_STEP.thanks) this.#happen('pick')
      else this.#pickTime()
    })
  }

  #happen(event: VisitEvent): void {
    const next = nextVisitStep(this.#step, event)
    if (next === this.#step) return
    this.#show(next)
    if (next === VISIT_STEP.time) this.#pickTime()
  }

  async #check(form: HTMLFormElement): Promise<void> {
    const email = String(new FormData(form).get('email') ?? '').trim()
    this.#answers.Email = email
    const isKnown = await checkEmail(form, email, this.#root.dataset.property ?? '')
    this.#happen(isKnown ? 'known' : 'unknown')
  }

  /** Our own questionnaire takes the place of the step. */
  #ask(): void {
    const form = this.#root.querySelector<HTMLFormElement>('.visit-answers')
    const step = this.#root.querySelector<HTMLElement>(`[data-step="${this.#step}"]`)
    if (!form || !step) return
    fillForm(form, this.#answers)
    step.append(form)
    step.toggleAttribute('data-asking', true)
    form.hidden = false
    form.querySelector('input')?.focus()
  }

  #take(form: HTMLFormElement): void {
    const issues = judge(form)
    markFields(form, issues)
    const [first] = issues
    if (first) {
      document.getElementById(`${form.id}-${first.path[0]}`)?.focus()
      return
    }
    for (const [name, value] of new FormData(form)) this.#answers[name] = String(value)
    this.#happen('answered')
  }

  #show(step: VisitStep): void {
    this.#step = step
    this.#root.dataset.at = String(step)
    for (const part of this.#root.querySelectorAll<HTMLElement>('.visit-step')) {
      part.hidden = part.dataset.step !== String(step)
      part.removeAttribute('data-asking')
      if (!part.hidden && this.#dialog.open) part.focus({ preventScroll: true })
    }
    const answers = this.#root.querySelector<HTMLElement>('.visit-answers')
    if (answers) answers.hidden = true
    this.showButtons()
  }

  /** In the widget of another firm, where there is one and it comes; else by our own form. */
  async #pickTime(): Promise<void> {
    const place = document.querySelector<HTMLElement>('.appointment-widget')
    const time = this.#time
    if (time) fillForm(time, this.#answers)
    if (place) {
      time?.classList.add('waiting')
      const isOpen = await openWidget(place, this.#answers.Email ?? '')
      time?.classList.remove('waiting')
      if (isOpen) return this.#dialog.close()
      const failed = time?.querySelector<HTMLElement>('[data-failed]')
      if (failed) failed.hidden = false
    }
    if (!this.#dialog.open) showSheet(this.#dialog)
    time?.focus({ preventScroll: true })
  }
}
