import { type FoundItem, findItems } from './found-items'
import { SEARCH_SELECT } from './search-select-parts'

/** The delay after the last input before the search starts. */
const PAUSE_MS = 250

/** Filters the options of each searchable select while the user types. It replaces the button that submits the form. */
export function startSearchSelect(): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[${SEARCH_SELECT.box}]`)) {
    const [field, button] = [box.querySelector('input'), box.querySelector('button')]
    const select = box.parentElement?.querySelector('select')
    if (!field || !button || !select) continue
    button.hidden = true
    narrowAsTyped(box, field, select)
  }
}

function narrowAsTyped(box: HTMLElement, field: HTMLInputElement, select: HTMLSelectElement): void {
  const kinds = box.getAttribute(SEARCH_SELECT.box)?.split(' ') ?? []
  const from = box.getAttribute(SEARCH_SELECT.from) ?? ''
  let asking = new AbortController()
  let timer = 0
  /** Returns false if a newer search was started meanwhile. */
  const show = async (): Promise<boolean> => {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const answer = await findItems(from, { kinds, q: field.value.trim() }, signal)
    if (signal.aborted) return false
    if (answer) {
      offer(
        select,
        answer.found.map((thing) => optionOf(thing, kinds)),
      )
      say(box, answer.total)
    }
    return true
  }
  field.addEventListener('input', (event) => {
    // The search text is not part of the document, so it must not mark the form as changed.
    event.stopPropagation()
    clearTimeout(timer)
    asking.abort()
    timer = window.setTimeout(show, PAUSE_MS)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    show().then((isShown) => isShown && select.focus())
  })
}

/** Replaces the options, except the selected one and the empty one. */
function offer(select: HTMLSelectElement, found: HTMLOptionElement[]): void {
  const kept = [...select.options].filter(({ value, selected }) => value === '' || selected)
  const others = found.filter(({ value }) => kept.every((option) => option.value !== value))
  const { value } = select
  select.replaceChildren(...kept, ...others)
  select.value = value
}

function optionOf({ kind, id, name }: FoundItem, kinds: readonly string[]): HTMLOptionElement {
  return new Option(name, kinds.length > 1 ? `${kind}:${id}` : id)
}

function say(box: HTMLElement, total: number): void {
  const status = box.querySelector(`[${SEARCH_SELECT.count}]`)
  const words = status?.getAttribute(SEARCH_SELECT.count) ?? ''
  if (status) status.textContent = words.replace('{count}', String(total))
}
