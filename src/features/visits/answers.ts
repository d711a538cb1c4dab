import type { Root } from '../../client/hooks'

/** The visitor's answers so far, by the names of the form's fields. */
export type Answers = Record<string, string>

/** Fills empty fields with the answers that are known. */
export function fillForm(root: Root, answers: Answers): void {
  for (const [name, value] of Object.entries(answers)) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
    if (field && !field.value) field.value = value
  }
}
