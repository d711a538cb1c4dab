import { find, hasHook } from '../hooks'

/** The answer to the question of a sheet that closes it. */
export const CLOSES = 'close'

/** A sheet in which something was typed asks before a click beside it, or Escape, closes it. */
export function guardSheets(): void {
  // Browsers that are asked to close twice in a row close without this event, so Escape is caught as a key.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) guard(event, event.target)
  })
  document.addEventListener('cancel', (event) => guard(event, event.target), { capture: true })
  document.addEventListener('close', ({ target }) => leave(target), { capture: true })
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

/** Closes the sheet whose question was answered so; the event of an earlier answer may come late, and says nothing. */
function leave(target: EventTarget | null): void {
  if (!(target instanceof HTMLDialogElement) || !hasHook(target, 'loss-question')) return
  if (target.returnValue === CLOSES) target.parentElement?.closest('dialog')?.close()
}

/** Tells whether a field holds something else than the page came with. */
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
