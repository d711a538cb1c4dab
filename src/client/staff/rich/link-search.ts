import { isOwnLink, plainAddress } from '../../../domain/content/references/link-address'
import { type FoundThing, findThings } from '../found-things'
import { LINK_DIALOG, LINKED_KINDS } from './rich-parts'

/** The pause in typing after which the search begins. */
const PAUSE_MS = 250
const REFERENCE = /^(?:page|article|file|listing):/

/** The target of a link: an address or a reference, and its name. */
export interface LinkTarget {
  href: string
  name: string
}

/** Shows in the dialog what fits the words of its field, at once and after each pause in typing, until it closes. */
export class LinkSearch {
  #dialog: HTMLDialogElement
  #field: HTMLInputElement
  #listening = new AbortController()
  #asking = new AbortController()
  #timer = 0
  /** True while what is shown fits other words than those of the field. */
  #isBehind = true

  constructor(dialog: HTMLDialogElement, field: HTMLInputElement) {
    this.#dialog = dialog
    this.#field = field
    const { signal } = this.#listening
    field.addEventListener('input', () => this.#showSoon(), { signal })
    field.addEventListener('keydown', toFound, { signal })
    dialog.addEventListener('submit', (event) => this.#wait(event), { signal })
    this.#show()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#asking.abort()
    this.#listening.abort()
  }

  /** The chosen target; an address that was typed is its own. */
  chosen(): LinkTarget | null {
    const address = this.#address()
    if (address) return { href: address, name: address }
    const on = document.querySelector<HTMLInputElement>(`#${LINK_DIALOG.found} :checked`)
    return (
      on && { href: on.value, name: on.nextElementSibling?.firstChild?.textContent ?? on.value }
    )
  }

  #address(): string | null {
    const address = plainAddress(this.#field.value)
    return isOwnLink(address) && !REFERENCE.test(address) ? address : null
  }

  #showSoon(): void {
    this.#isBehind = true
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#show(), PAUSE_MS)
  }

  /** Holds Enter back until the last words are answered: a writer sees what it chooses. */
  #wait(event: SubmitEvent): void {
    const isSet = event.submitter instanceof HTMLButtonElement && event.submitter.value === 'set'
    if (!isSet || !this.#isBehind || this.#address()) return
    event.preventDefault()
    clearTimeout(this.#timer)
    this.#show()
  }

  async #show(): Promise<void> {
    this.#asking.abort()
    this.#asking = new AbortController()
    const { signal } = this.#asking
    const { from = '', here = '' } = this.#dialog.dataset
    const q = this.#field.value.trim()
    const address = this.#address()
    const asked = address
      ? { found: [] }
      : await findThings(from, { kinds: LINKED_KINDS, q }, signal)
    if (signal.aborted) return
    this.#isBehind = false
    const first = address ? [lineOf({ href: address, name: address }, here)] : []
    const lines = [...first, ...(asked?.found ?? []).map(lineOfThing)]
    showLines(lines, q !== '')
    this.#say(asked === null ? 'failed' : lines.length === 0 ? 'none' : 'count', lines.length)
  }

  #say(what: 'none' | 'failed' | 'count', count: number): void {
    const status = document.getElementById(LINK_DIALOG.said)
    const text = this.#dialog.dataset[what] ?? ''
    if (status) status.textContent = text.replace('{count}', String(count))
  }
}

/** Radio buttons: arrow keys walk through them, and Enter takes the one that is on. */
function showLines(lines: HTMLElement[], isFirstOn: boolean): void {
  const box = document.getElementById(LINK_DIALOG.found)
  for (const old of box?.querySelectorAll('label') ?? []) old.remove()
  box?.append(...lines)
  const first = box?.querySelector('input')
  if (first) first.checked = isFirstOn
}

function lineOfThing({ kind, id, name, note }: FoundThing): HTMLElement {
  return lineOf({ href: `${kind}:${id}`, name }, note)
}

function lineOf({ href, name }: LinkTarget, note: string): HTMLElement {
  const radio = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'link',
    value: href,
  })
  const small = document.createElement('small')
  small.textContent = note
  const words = document.createElement('span')
  words.append(name, small)
  const line = document.createElement('label')
  line.append(radio, words)
  return line
}

function toFound(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  const box = document.getElementById(LINK_DIALOG.found)
  const radio = box?.querySelector<HTMLElement>(':checked') ?? box?.querySelector('input')
  radio?.focus()
}
