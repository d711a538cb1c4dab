import { type FoundItem, findItems } from '../../client/found-items'
import { focusResults, type Line, showResults } from './found-lines'

/** The delay after the last input before the search starts. */
const PAUSE_MS = 250

interface SearchOptions {
  /** The ids of the status line and of the container of the results. */
  statusId: string
  resultsId: string
  kinds: readonly string[]
  lineOf(item: FoundItem): Line
  /** Returns the result for a typed address, which needs no search, or null for a search text. */
  addressLine?(text: string): Line | null
}

/** Searches in a dialog while it is open, at once and after each pause in typing, and shows the results. */
export class ItemSearch {
  #dialog: HTMLDialogElement
  #field: HTMLInputElement
  #options: SearchOptions
  #listening = new AbortController()
  #request = new AbortController()
  #timer = 0
  /** True while the results shown do not match the current search text. */
  #isOutdated = true

  constructor(dialog: HTMLDialogElement, field: HTMLInputElement, options: SearchOptions) {
    this.#dialog = dialog
    this.#field = field
    this.#options = options
    const { signal } = this.#listening
    field.addEventListener('input', () => this.#showSoon(), { signal })
    field.addEventListener('keydown', (event) => focusResults(options.resultsId, event), { signal })
    dialog.addEventListener('submit', (event) => this.#wait(event), { signal })
    this.#show()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#request.abort()
    this.#listening.abort()
  }

  #addressLine(): Line | null {
    return this.#options.addressLine?.(this.#field.value) ?? null
  }

  #showSoon(): void {
    this.#isOutdated = true
    // The running search is for an older text.
    this.#request.abort()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#show(), PAUSE_MS)
  }

  /**
   * Delays Enter until the results of the last search text are shown, so that the user sees the result that Enter
   * selects.
   */
  #wait(event: SubmitEvent): void {
    const isSet = event.submitter instanceof HTMLButtonElement && event.submitter.value === 'set'
    if (!isSet || !this.#isOutdated || this.#addressLine()) return
    event.preventDefault()
    clearTimeout(this.#timer)
    this.#show()
  }

  async #show(): Promise<void> {
    this.#request.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    const { kinds, resultsId, lineOf } = this.#options
    const q = this.#field.value.trim()
    const addressLine = this.#addressLine()
    const endpoint = this.#dialog.dataset.from ?? ''
    const result = addressLine ? { found: [] } : await findItems(endpoint, { kinds, q }, signal)
    if (signal.aborted) return
    this.#isOutdated = false
    const lines = [...(addressLine ? [addressLine] : []), ...(result?.found ?? []).map(lineOf)]
    showResults(resultsId, lines, q !== '')
    this.#showStatus(
      result === null ? 'failed' : lines.length === 0 ? 'none' : 'count',
      lines.length,
    )
  }

  #showStatus(outcome: 'none' | 'failed' | 'count', count: number): void {
    const status = document.getElementById(this.#options.statusId)
    const text = this.#dialog.dataset[outcome] ?? ''
    if (status) status.textContent = text.replace('{count}', String(count))
  }
}
