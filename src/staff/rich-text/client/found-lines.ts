import { showSmall } from './figure-picture'

/** Something found, by what the text will hold of it. */
export interface Line {
  value: string
  name: string
  note: string
  /** Of a picture. */
  url?: string | undefined
}

/** Radio buttons: arrow keys walk through them, and Enter takes the one that is on. */
export function showLines(boxId: string, lines: readonly Line[], isFirstOn: boolean): void {
  const box = document.getElementById(boxId)
  for (const old of box?.querySelectorAll('label') ?? []) old.remove()
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
  const words = document.createElement('span')
  words.append(name, small)
  const line = document.createElement('label')
  line.append(radio, ...(url ? [thumbOf(url)] : []), words)
  return line
}

/** The picture beside its name, which says what it is. */
function thumbOf(url: string): HTMLImageElement {
  const picture = document.createElement('img')
  Object.assign(picture, { alt: '', width: 64, height: 48, loading: 'lazy', decoding: 'async' })
  showSmall(picture, url)
  return picture
}

/** The line that is chosen; null where none is. */
export function chosenLine(boxId: string): { value: string; name: string } | null {
  const on = document.querySelector<HTMLInputElement>(`#${boxId} :checked`)
  const words = on?.parentElement?.querySelector('span')
  return on && { value: on.value, name: words?.firstChild?.textContent ?? on.value }
}

/** From the field of words into what was found. */
export function toFound(boxId: string, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  const box = document.getElementById(boxId)
  const radio = box?.querySelector<HTMLElement>(':checked') ?? box?.querySelector('input')
  radio?.focus()
}
