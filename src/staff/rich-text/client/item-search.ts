import { type FoundItem, findItems } from '../../client/found-items'
import { type Line, showLines, toFound } from './found-lines'

/** The delay after the last input before the search starts. */
const PAUSE_MS = 250

interface SearchOptions {
  /** The ids of the status line and of the container of the results. */
  said: string
  found: string
  kinds: readonly string[]
  lineOf(thing: FoundItem): Line
  /** Returns the result for a typed address, which needs no search, or null for a search text. */
  typed?(words: string): Line | null
}

/** Searches in a dialog while it is open, at once and after each pause in typing, and shows the results. */
export class ItemSearch {
  #dialog: HTMLDialogElement
  #field: HTMLInputElement
  #options: SearchOptions
  #listening = new AbortController()
  #asking = new AbortController()
  #timer = 0
  /** True while the results shown do not match the current search text. */
  #isBehind = true

  constructor(dialog: HTMLDialogElement, field: HTMLInputElement, options: SearchOptions) {
    this.#dialog = dialog
    this.#field = field
    this.#options = options
    const { signal } = this.#listening
    field.addEventListener('input', () => this.#showSoon(), { signal })
    field.addEventListener('keydown', (event) => toFound(options.found, event), { signal })
    dialog.addEventListener('submit', (event) => this.#wait(event), { signal })
    this.#show()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#asking.abort()
    this.#listening.abort()
  }

  #typed(): Line | null {
    return this.#options.typed?.(this.#field.value) ?? null
  }

  #showSoon(): void {
    this.#isBehind = true
    // The running search is for an older text.
    this.#asking.abort()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#show(), PAUSE_MS)
  }

  /**
   * Delays Enter until the results of the last search text are shown, so that the user sees the result that Enter
   * selects.
   */
  #wait(event: SubmitEvent): void {
    const isSet = event.submitter instanceof HTMLButtonElement && event.submitter.value === 'set'
    if (!isSet || !this.#isBehind || this.#typed()) return
    event.preventDefault()
    clearTimeout(this.#timer)
    this.#show()
  }

  async #show(): Promise<void> {
    this.#asking.abort()
    this.#asking = new AbortController()
    const { signal } = this.#asking
    const { kinds, found, lineOf } = this.#options
    const q = this.#field.value.trim()
    const typed = this.#typed()
    const from = this.#dialog.dataset.from ?? ''
    const asked = typed ? { found: [] } : await findItems(from, { kinds, q }, signal)
    if (signal.aborted) return
    this.#isBehind = false
    const lines = [...(typed ? [typed] : []), ...(asked?.found ?? []).map(lineOf)]
    showLines(found, lines, q !== '')
    this.#say(asked === null ? 'failed' : lines.length === 0 ? 'none' : 'count', lines.length)
  }

  #say(what: 'none' | 'failed' | 'count', count: number): void {
    const status = document.getElementById(this.#options.said)
    const text = this.#dialog.dataset[what] ?? ''
    if (status) status.textContent = text.replace('{count}', String(count))
  }
}
