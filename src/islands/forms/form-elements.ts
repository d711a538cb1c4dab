/** The names of all fields, each once and in their order. */
export function fieldNames({ elements }: HTMLFormElement | HTMLFieldSetElement): string[] {
  const names = [...elements].map((element) => element.getAttribute('name') ?? '')
  return [...new Set(names)].filter(Boolean)
}

/** A group of choices is entered by its first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const target = field?.matches('input, select, textarea, summary')
    ? field
    : field?.querySelector('input')
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
