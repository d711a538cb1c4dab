import type { FormIssue } from '../../forms/form-state'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Validates the fields within `root` in the browser: one issue a field, in the server's words. */
export function judge(form: HTMLFormElement, root: ParentNode = form): FormIssue[] {
  const issues = new Map<string, FormIssue>()
  for (const control of controlsIn(root)) {
    const code = problemOf(form, control)
    if (!code || issues.has(control.name)) continue
    issues.set(control.name, { path: [control.name], message: form.dataset[code] ?? '' })
  }
  return [...issues.values()]
}

export function controlsIn(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(':is(input, select, textarea)[name]')]
}

/** The code of the text that the form carries for it. */
function problemOf(form: HTMLFormElement, control: Control): string | null {
  const { validity, dataset } = control
  if (dataset.either && !control.value.trim() && !textOf(form, dataset.either)) return 'reach'
  if (control.required && isEmpty(control)) {
    return control instanceof HTMLSelectElement ? 'choice' : 'required'
  }
  return validity.typeMismatch || validity.patternMismatch ? (dataset.wrong ?? null) : null
}

/** Spaces alone are nothing. */
function isEmpty(control: Control): boolean {
  return control.validity.valueMissing || (control.type !== 'radio' && !control.value.trim())
}

function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}
