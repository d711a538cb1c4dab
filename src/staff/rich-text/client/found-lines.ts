import { showSmallestPicture } from './figure-picture'

/** A search result, with the value that is inserted into the text. */
export interface Line {
  value: string
  name: string
  note: string
  /** The address of a picture. */
  url?: string | undefined
}

/** Shows the results as radio buttons. Arrow keys move between them, and Enter takes the selected one. */
export function showResults(boxId: string, lines: readonly Line[], isFirstOn: boolean): void {
  const box = document.getElementById(boxId)
  for (const label of box?.querySelectorAll('label') ?? []) label.remove()
  box?.append(...lines.map((line) => elementOf(line, boxId)))
  const first = box?.querySelector('input')
  if (first) first.checked = isFirstOn
}

function elementOf({ value, name, note, url }: Line, group: string): HTMLElement {
  const radio = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: group,
    value,
  })
  const small = document.createElement('small')
  small.textContent = note
  const text = document.createElement('span')
  text.append(name, small)
  const line = document.createElement('label')
  line.append(radio, ...(url ? [thumbOf(url)] : []), text)
  return line
}

/** Returns the thumbnail next to the picture's name. It is decorative. */
function thumbOf(url: string): HTMLImageElement {
  const picture = document.createElement('img')
  Object.assign(picture, { alt: '', width: 64, height: 48, loading: 'lazy', decoding: 'async' })
  showSmallestPicture(picture, url)
  return picture
}

/** Returns the selected result, or null if none is selected. */
export function selectedResult(boxId: string): { value: string; name: string } | null {
  const selected = document.querySelector<HTMLInputElement>(`#${boxId} :checked`)
  const text = selected?.parentElement?.querySelector('span')
  return (
    selected && { value: selected.value, name: text?.firstChild?.textContent ?? selected.value }
  )
}

/** Moves the focus from the search field to the results on the down arrow. */
export function focusResults(boxId: string, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  const box = document.getElementById(boxId)
  const radio = box?.querySelector<HTMLElement>(':checked') ?? box?.querySelector('input')
  radio?.focus()
}
