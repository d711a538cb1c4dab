import { readJson } from '../../domain/format/json'
import { type FieldRules, fieldIssue } from '../../forms/field-rules'
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
function problemOf(form: HTMLFormElement, { name }: Control): string | null {
  const rules = readJson(form.dataset.rules) as FieldRules
  return fieldIssue(rules, new FormData(form), name)
}
