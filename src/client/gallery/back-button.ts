/**
 * The browser's back button closes the topmost of the dialogs given to `opened`, instead of leaving
 * the page. Each has an entry of its own in the history, which goes when the dialog closes.
 */
export class BackButton {
  readonly #open: HTMLDialogElement[] = []
  /** Steps back of our own, which the browser is still to report. */
  #pending = 0

  constructor() {
    addEventListener('popstate', () => {
      if (this.#pending > 0) this.#pending--
      else this.#open.pop()?.close()
      if (this.#open.length === 0) history.scrollRestoration = 'auto'
    })
  }

  opened(dialog: HTMLDialogElement): void {
    if (this.#open.includes(dialog)) return
    this.#open.push(dialog)
    // The page behind stands still; restoring its place could undo a scroll that comes right after.
    history.scrollRestoration = 'manual'
    history.pushState(history.state, '')
    dialog.addEventListener('close', () => this.#closed(dialog), { once: true })
  }

  #closed(dialog: HTMLDialogElement): void {
    const at = this.#open.indexOf(dialog)
    if (at < 0) return
    this.#open.splice(at, 1)
    this.#pending++
    history.back()
  }
}
