import type { FormIssue } from '../../forms/form-state'
import { counted } from '../search/counted'
import { controlsIn } from './judge'

/** Says beside each field what is wrong with it, and forgets what was said before. */
export function markFields(form: HTMLFormElement, issues: FormIssue[], root: ParentNode = form) {
  for (const control of controlsIn(root)) {
    markField(form, control.name, issues.find(({ path }) => path[0] === control.name)?.message)
  }
}

export function markField(form: HTMLFormElement, name: string, message?: string): void {
  const error = document.getElementById(`${form.id}-${name}-error`)
  if (!error) return
  error.hidden = !message
  const words = error.querySelector('span')
  if (words) words.textContent = message ?? ''
  error.closest('.field, .choices')?.classList.toggle('invalid', Boolean(message))
  for (const control of controlsIn(form)) {
    if (control.name !== name) continue
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

/** All issues on top, each a way to its field; the focus goes there. */
export function showSummary(form: HTMLFormElement, issues: FormIssue[]): void {
  const summary = form.querySelector<HTMLElement>('.summary')
  const [title, list] = [summary?.querySelector('strong'), summary?.querySelector('ul')]
  if (!summary || !title || !list) return
  summary.hidden = issues.length === 0
  title.textContent = counted(summary, 'summary', issues.length)
  const template = summary.dataset.issue ?? '{message}'
  list.replaceChildren(...issues.map((issue) => itemOf(form, issue, template)))
  if (issues.length > 0) summary.focus()
}

function itemOf(
  form: HTMLFormElement,
  { path: [name], message }: FormIssue,
  template: string,
): HTMLElement {
  const item = document.createElement('li')
  const field = name && document.getElementById(`${form.id}-${name}`)
  if (!field) {
    item.textContent = message
    return item
  }
  const link = document.createElement('a')
  const label = form.querySelector(`[data-label="${CSS.escape(name)}"]`)?.textContent ?? name
  link.href = `#${field.id}`
  link.textContent = template.replace('{label}', label).replace('{message}', message)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    focusField(field)
  })
  item.append(link)
  return item
}

/** A group of choices is entered by its first one. */
function focusField(field: HTMLElement): void {
  const target = field.matches('input, select, textarea, summary')
    ? field
    : field.querySelector<HTMLElement>('input')
  target?.focus()
}

/** A list that must be chosen from opens by itself, where the browser lets it. */
export function openList(select: HTMLSelectElement): void {
  select.focus()
  try {
    select.showPicker()
  } catch {
    // It has the focus, and its visitor a key for it.
  }
}
