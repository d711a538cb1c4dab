import { choose } from './price-selects'

/** Event on the form after it was synchronised with the list. */
export const FORM_SYNCED = 'pand:form'

/** Sets the fields to the filter of the list on `page`, except the field that has the focus. */
export function syncForm(form: HTMLFormElement, page: Document): void {
  const next = page.querySelector<HTMLFormElement>('.search form')
  if (!next) return
  for (const theirs of next.elements) {
    const name = theirs.getAttribute('name') || theirs.id
    const mine = name ? form.elements.namedItem(name) : null
    if (mine instanceof HTMLSelectElement && theirs instanceof HTMLSelectElement) {
      choose(mine, theirs.value, theirs.selectedOptions[0]?.text)
    } else if (mine instanceof HTMLInputElement && theirs instanceof HTMLInputElement) {
      syncInput(mine, theirs)
    }
  }
  const [radius, theirRadius] = [form, next].map((one) => one.querySelector<HTMLElement>('.radius'))
  if (radius && theirRadius) radius.hidden = theirRadius.hidden
}

function syncInput(mine: HTMLInputElement, theirs: HTMLInputElement): void {
  if (mine.type === 'hidden') return
  mine.checked = theirs.checked
  const isTyping = mine === document.activeElement && mine.type !== 'checkbox'
  if (!isTyping) mine.value = theirs.value
}
