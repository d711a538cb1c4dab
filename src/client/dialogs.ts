import { opensElsewhere } from './early-events'
import { hasHook } from './hooks'

/** Says on the buttons of a dialog whether it is open. */
export function announceOpenDialogs(): void {
  for (const kind of ['toggle', 'close']) {
    document.addEventListener(kind, ({ target }) => tellButtons(target), true)
  }
}

function tellButtons(dialog: unknown): void {
  if (!(dialog instanceof HTMLDialogElement) || !dialog.id) return
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"][aria-expanded]`)) {
    button.setAttribute('aria-expanded', String(dialog.open))
  }
}

/** Buttons that open a dialog by `command`, for browsers that do not know it yet. */
export function supportDialogButtons(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    dialog.showModal()
    tellButtons(dialog)
  })
}

/** Links to a sheet open it over the page; so does an address that ends with one. */
export function openSheets(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const sheet = link && sheetOf(link.hash)
    if (!sheet || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    showSheet(sheet)
  })
  const linked = sheetOf(location.hash)
  if (linked) showSheet(linked)
}

/** A sheet that is open in the page, as its form came back, is scrolled to instead. */
export function showSheet(sheet: HTMLDialogElement): void {
  if (sheet.open) sheet.scrollIntoView()
  else sheet.showModal()
}

function sheetOf(hash: string): HTMLDialogElement | null {
  const element = document.getElementById(hash.slice(1))
  return element instanceof HTMLDialogElement && hasHook(element, 'sheet') ? element : null
}
