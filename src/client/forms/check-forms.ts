import { plainIssue } from '../../site/forms/plain-field'

/** The fields of `components/forms/plain-field.tsx`. */
const FIELDS = 'input[data-required]'

/**
 * Sends no form with a filled honeypot, and validates forms without an island, with the rules and messages of the
 * server.
 */
export function checkForms(): void {
  const check = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const fields = skipsValidation(submitter) ? [] : form.querySelectorAll<HTMLInputElement>(FIELDS)
    const [first] = [...fields].filter(showIssue)
    if (!first && !isHoneypotFilled(form)) return
    event.preventDefault()
    event.stopPropagation()
    first?.focus()
  }
  document.addEventListener('submit', check, { capture: true })
  // A field with an error is validated again at each change.
  document.addEventListener('change', ({ target }) => {
    const isWrong = target instanceof HTMLInputElement && target.matches(`${FIELDS}[aria-invalid]`)
    if (isWrong) showIssue(target)
  })
}

/** Returns true if a program filled the honeypot. A value that the browser filled in is removed. */
function isHoneypotFilled(form: HTMLFormElement): boolean {
  const honeypot = form.querySelector<HTMLInputElement>('[name=middleName]')
  if (honeypot?.matches(':autofill')) honeypot.value = ''
  return Boolean(honeypot?.value)
}

/** Returns true for a second button of a form, which needs only some of its fields. */
function skipsValidation(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.formNoValidate
}

/** Shows the error of the field, or removes it. Returns true if the field has an error. */
function showIssue(field: HTMLInputElement): boolean {
  const { dataset } = field
  const code = plainIssue(field.type === 'email' ? 'email' : 'password', field.value, {
    anyAddress: dataset.email === undefined,
    minLength: Number(dataset.min ?? 0),
  })
  field.parentElement?.classList.toggle('invalid', code !== null)
  if (code) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  const error = document.getElementById(`${field.id}-error`)
  const text = error?.querySelector('span')
  if (error && text) {
    error.hidden = code === null
    text.textContent = (code === 'email' ? dataset.email : dataset.required) ?? ''
  }
  return code !== null
}
