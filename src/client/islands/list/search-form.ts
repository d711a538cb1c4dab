import { LIST_CHANGED, type ListChange, showInPlace } from '../../live-page'
import { addressOf, isHere } from '../../search/address'
import { showCounts, writeCounts } from '../../search/counts'
import { followInPlace } from '../../search/in-place-links'
import { limitPrices } from '../../search/price-selects'
import { FORM_SYNCED, syncForm } from '../../search/sync-form'

/** Applies each change to the list on this page; on another page it counts the results. */
export function mount(element: HTMLElement): void {
  const form = element.querySelector('form')
  if (!form) return
  const apply = isHere(form) ? filterHere(form) : leadThere(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply(true)
  })
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) preferSelects(form, target)
    limitPrices(form)
    markChosen(form)
    apply(false)
  })
  const countFirst = () => showCounts(form, addressOf(form))
  form.addEventListener('focusin', countFirst, { once: true })
  form.addEventListener('pointerenter', countFirst, { once: true })
}

type Apply = (isSubmitted: boolean) => void

function filterHere(form: HTMLFormElement): Apply {
  let shown = location.href
  document.addEventListener(LIST_CHANGED, (event) => {
    shown = location.href
    const { page, counts } = (event as CustomEvent<ListChange>).detail
    syncForm(form, page)
    limitPrices(form)
    markChosen(form)
    form.dispatchEvent(new Event(FORM_SYNCED))
    if (counts) writeCounts(form, shown, counts)
    else showCounts(form, shown)
  })
  followInPlace()
  return function apply() {
    const address = addressOf(form)
    // Enter, and then leaving the field, say one change twice.
    if (address === shown) return
    shown = address
    showInPlace(address)
  }
}

function leadThere(form: HTMLFormElement): Apply {
  return function apply(isSubmitted) {
    keepInTabs(form)
    showCounts(form, addressOf(form))
    if (isSubmitted) location.assign(addressOf(form))
  }
}

/** The other lists get what they can use of it, as `GoalTabs` does on the server. */
function keepInTabs(form: HTMLFormElement): void {
  const tabs = form.closest('.search-panel')?.querySelectorAll<HTMLAnchorElement>('.goal-tabs a')
  for (const tab of tabs ?? []) {
    const { searchParams } = new URL(addressOf(form))
    const others = tab.hasAttribute('aria-current')
      ? []
      : ['budget', 'pricemin', 'pricemax', 'order', 'noconstruction']
    for (const name of ['goal', ...others]) searchParams.delete(name)
    tab.search = searchParams.toString()
  }
}

/** A price select overrides the price of the slider. */
function preferSelects(form: HTMLFormElement, { name }: HTMLSelectElement): void {
  const budget = form.elements.namedItem('budget')
  if (name.startsWith('price') && budget instanceof HTMLInputElement) budget.disabled = true
}

function markChosen(form: HTMLFormElement): void {
  for (const select of form.querySelectorAll<HTMLSelectElement>('.cell > select')) {
    select.parentElement?.classList.toggle('on', select.value !== '')
  }
}
