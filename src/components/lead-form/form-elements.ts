/** Returns the names of all fields, each once and in document order. */
export function fieldNames({ elements }: HTMLFormElement | HTMLFieldSetElement): string[] {
  const names = [...elements].map((element) => element.getAttribute('name') ?? '')
  return [...new Set(names)].filter(Boolean)
}

/** Returns the form's data. A number field with an invalid text has the value `NaN`, to differ from an empty one. */
export function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.validity.badInput) data.set(field.name, 'NaN')
  }
  return data
}

/** Focuses a field. For a group of options it focuses the first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const target = field?.matches('input, select, textarea, summary')
    ? field
    : field?.querySelector<HTMLElement>('input:enabled, select:enabled')
  target?.focus()
}

/** Opens the list of a select element, in browsers that allow that. */
export function openList(id: string): void {
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && field.value === '') openSelect(field)
  else if (field?.matches('summary')) openDetails(field)
}

function openSelect(select: HTMLSelectElement): void {
  select.focus()
  try {
    select.showPicker()
  } catch {
    // The field has the focus, so the visitor can open the list by keyboard.
  }
}

function openDetails(summary: HTMLElement): void {
  const details = summary.closest('details')
  if (details) details.open = true
  summary.focus()
}

/** Returns the texts of fields in a form's data, '' for an absent one. */
export function textsIn(data: FormData, ...names: string[]): string[] {
  return names.map((name) => String(data.get(name) ?? '').trim())
}
