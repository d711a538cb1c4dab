import { find, hasHook } from '../hooks'

/** The return value with which the question of a sheet confirms closing it. */
export const CLOSES = 'close'

/** Asks for confirmation before a click on the backdrop or Escape closes a sheet with changed fields. */
export function guardSheets(): void {
  // Browsers fire no cancel event for a second close request in a row, so Escape is handled as a key.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) guard(event, event.target)
  })
  document.addEventListener('cancel', (event) => guard(event, event.target), { capture: true })
  document.addEventListener('close', ({ target }) => confirmLeaving(target), { capture: true })
}

function guard(event: Event, target: EventTarget | null): void {
  const sheet = target instanceof Element ? target.closest('dialog') : null
  if (!sheet || !hasHook(sheet, 'sheet') || !sheet.matches(':modal') || !isFilledIn(sheet)) return
  const question = find<HTMLDialogElement>(sheet, 'loss-question')
  if (!question) return
  event.preventDefault()
  question.returnValue = ''
  question.showModal()
}

/** Closes the sheet when its question was confirmed. The event of an earlier answer may arrive late and is ignored. */
function confirmLeaving(target: EventTarget | null): void {
  if (!(target instanceof HTMLDialogElement) || !hasHook(target, 'loss-question')) return
  if (target.returnValue === CLOSES) target.parentElement?.closest('dialog')?.close()
}

/** Returns true if a field's value differs from its initial value. */
function isFilledIn(sheet: HTMLElement): boolean {
  return [...sheet.querySelectorAll('input, select, textarea')].some((field) => {
    if (field instanceof HTMLSelectElement) return isChanged(field)
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
    if (field.type === 'checkbox' || field.type === 'radio') {
      return field.checked !== field.defaultChecked
    }
    return field.value !== field.defaultValue
  })
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex((option) => option.defaultSelected)
  return selectedIndex !== Math.max(0, first)
}
