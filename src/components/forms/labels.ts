import { isRequired } from '../../site/forms/field-rules'
import type { FormScope } from './form-scope'
import { LABELS } from './form-texts'

/** Returns true for a field that visitors see, in contrast to the technical ones. */
export function hasLabel({ rules }: FormScope, name: string): boolean {
  return isLabelled(name) || rules.extra.some((field) => field.name === name)
}

/** Returns the label of a field. A question of the agency may have the same name as a standard field. */
export function fieldLabel({ t, rules }: FormScope, name: string): string {
  const question = rules.extra.find((field) => field.name === name)
  if (question) return question.label
  if (!isLabelled(name)) return name
  return t(name === 'Content' && isRequired(rules, name) ? 'form.question' : LABELS[name])
}

function isLabelled(name: string): name is keyof typeof LABELS {
  return Object.hasOwn(LABELS, name)
}
