/** The names of all fields, each once and in their order. */
export function fieldNames({ elements }: HTMLFormElement | HTMLFieldSetElement): string[] {
  const names = [...elements].map((element) => element.getAttribute('name') ?? '')
  return [...new Set(names)].filter(Boolean)
}

/** The form's data; a number field whose text is no number sends nothing, and is told apart from an empty one. */
export function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.validity.badInput) data.set(field.name, 'NaN')
  }
  return data
}

/** A group of choices is entered by its first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const target = field?.matches('input, select, textarea, summary')
    ? field
    : field?.querySelector<HTMLElement>('input:enabled, select:enabled')
  target?.focus()
}

/** A list that must be chosen from opens by itself, where the browser lets it. */
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
    // It has the focus, and its visitor a key for it.
  }
}

function openDetails(summary: HTMLElement): void {
  const details = summary.closest('details')
  if (details) details.open = true
  summary.focus()
}
