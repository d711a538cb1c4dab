import { followChoices } from '../forms/follow-choices'
import { judge } from '../forms/judge'
import { LiveForm } from '../forms/live-form'
import { markField } from '../forms/show-issues'

/** Judges a form before it leaves, sends it, and says on the page what became of it. */
export function mount(element: HTMLElement): void {
  const form = element.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('.button[type="submit"]')
  const failure = form?.querySelector<HTMLElement>('.failure')
  const sent = element.querySelector<HTMLElement>('.sent')
  if (!form || !button || !failure || !sent) return
  const live = new LiveForm({ form, button, failure, sent })
  followChoices(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isTrapped(form)) live.submit()
  })
  // A field with an issue is validated again on each change.
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.closest('.invalid')) return
    const name = target.getAttribute('name') ?? ''
    const issue = judge(form).find(({ path }) => path[0] === name)
    markField(form, name, issue?.message)
  })
}

/** True when the honeypot is filled, which only bots do. */
function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get('middleName'))
}
