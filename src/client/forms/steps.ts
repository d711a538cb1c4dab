/** A form in steps: one of them is seen at a time, those around it wait. */
export class Steps {
  readonly #form: HTMLFormElement
  readonly #steps: HTMLElement[]
  #at = 0

  /** `mayLeave` validates the current step before the next one is shown. */
  constructor(form: HTMLFormElement, mayLeave: (step: HTMLElement) => boolean) {
    this.#form = form
    this.#steps = [...form.querySelectorAll<HTMLElement>('.step')]
    this.#show(Math.max(0, this.#stepOf(form.querySelector('.invalid'))))
    form.classList.add('live')
    form.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (!button) return
      const by = Number(button.dataset.step)
      if (by < 0 || mayLeave(this.current)) this.go(this.#at + by)
    })
  }

  get current(): HTMLElement {
    return this.#steps[this.#at] ?? this.#form
  }

  get isLast(): boolean {
    return this.#at >= this.#steps.length - 1
  }

  /** Shows a step, scrolls to it and moves the focus there. */
  go(at: number): void {
    this.#show(at)
    this.current.focus({ preventScroll: true })
    this.#form.scrollIntoView({ block: 'start' })
  }

  next(): void {
    this.go(this.#at + 1)
  }

  /** Shows the step that contains `element`, if another one is shown. */
  reveal(element: Element | null): void {
    const at = this.#stepOf(element)
    if (at >= 0 && at !== this.#at) this.#show(at)
  }

  restart(): void {
    this.#show(0)
  }

  #show(at: number): void {
    this.#at = at
    this.#steps.forEach((step, index) => {
      step.hidden = index !== at
    })
    const last = this.#form.querySelector<HTMLElement>('.last')
    if (last) last.hidden = !this.isLast
    this.#form.querySelectorAll('.steps li').forEach((item, index) => {
      item.classList.toggle('done', index < at)
      if (index === at) item.setAttribute('aria-current', 'step')
      else item.removeAttribute('aria-current')
    })
  }

  #stepOf(element: Element | null): number {
    return element ? this.#steps.findIndex((step) => step.contains(element)) : -1
  }
}
