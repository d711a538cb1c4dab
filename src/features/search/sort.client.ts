import { showInPlace } from '../../client/navigation/live-page'

/** Another order is shown in place as soon as it is chosen, from the first page on. */
export function mount(element: HTMLElement): void {
  const form = element.querySelector('form')
  const select = element.querySelector('select')
  if (!form || !select) return
  const apply = () => {
    const address = addressOf(select)
    if (address !== location.href) showInPlace(address)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply()
  })
  select.addEventListener('change', apply)
  // It may have been changed while this script was on its way.
  if (select.selectedOptions[0]?.defaultSelected === false) apply()
}

/** The address says what the list shows now; the form only what it showed at first. */
function addressOf(select: HTMLSelectElement): string {
  const address = new URL(location.href)
  address.searchParams.delete('page')
  address.searchParams.delete('order')
  if (select.selectedIndex > 0) address.searchParams.set('order', select.value)
  return address.href
}
