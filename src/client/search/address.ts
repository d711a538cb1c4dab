/** The form's list: its filled fields, from the first page on. */
export function addressOf(form: HTMLFormElement): string {
  const data = new FormData(form)
  // The slider's `budget` says it all; it is switched off while the selects were used last.
  if (data.has('budget')) {
    data.delete('pricemin')
    data.delete('pricemax')
  }
  if (data.getAll('region').length !== 1) data.delete('radius')
  const address = new URL(form.action)
  for (const [name, value] of data) {
    const text = String(value).trim()
    if (text) address.searchParams.append(name, text)
  }
  return address.href
}

/** True for a form that filters the list on this page, false for one that leads to another page. */
export function isHere(form: HTMLFormElement): boolean {
  return new URL(form.action).pathname === location.pathname
}

/** Replaces the hidden region inputs of the form by `regions` (`{city}|{zip}`). */
export function setRegions(form: HTMLFormElement, regions: string[]): void {
  for (const old of form.querySelectorAll('input[type="hidden"][name="region"]')) old.remove()
  const inputs = regions.map((value) => {
    const input = document.createElement('input')
    return Object.assign(input, { type: 'hidden', name: 'region', value })
  })
  form.querySelector('[data-live="others"]')?.append(...inputs)
}

export function regionsOf(form: HTMLFormElement): string[] {
  return new FormData(form).getAll('region').map(String)
}

/** Says that a script changed the form, as a visitor's own change would. */
export function tellChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('change', { bubbles: true }))
}
