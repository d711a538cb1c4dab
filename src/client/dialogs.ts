import { opensElsewhere } from './early-events'
import { hasHook } from './hooks'

/** Updates the `aria-expanded` state of the buttons of a dialog when it opens or closes. */
export function announceOpenDialogs(): void {
  for (const kind of ['toggle', 'close']) {
    document.addEventListener(kind, ({ target }) => updateButtons(target), true)
  }
}

function updateButtons(dialog: unknown): void {
  if (!(dialog instanceof HTMLDialogElement) || !dialog.id) return
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"][aria-expanded]`)) {
    button.setAttribute('aria-expanded', String(dialog.open))
  }
}

/** Opens dialogs for buttons with `command` in browsers that do not support that attribute yet. */
export function supportDialogButtons(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    dialog.showModal()
    updateButtons(dialog)
  })
}

/** Opens a sheet as a dialog when its link is clicked or when the address ends with its id. */
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

/**
 * Opens a sheet as a dialog. A sheet that is already open in the page, because its form has errors, is scrolled into
 * view instead.
 */
export function showSheet(sheet: HTMLDialogElement): void {
  if (sheet.open) sheet.scrollIntoView()
  else sheet.showModal()
}

function sheetOf(hash: string): HTMLDialogElement | null {
  const element = document.getElementById(hash.slice(1))
  return element instanceof HTMLDialogElement && hasHook(element, 'sheet') ? element : null
}
