import { showInPlace } from '../../client/navigation/live-page'

/** Shows the list in another order in place as soon as it is selected, from the first page. */
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
  // The selection may have changed before this script loaded.
  if (select.selectedOptions[0]?.defaultSelected === false) apply()
}

/**
 * Returns the address of the list in the selected order. The location has the current filter, while the form has the
 * initial one.
 */
function addressOf(select: HTMLSelectElement): string {
  const address = new URL(location.href)
  address.searchParams.delete('page')
  address.searchParams.delete('order')
  if (select.selectedIndex > 0) address.searchParams.set('order', select.value)
  return address.href
}
