import { type KeptState, readState, writeState } from '../../domain/list/kept-ids-stored'

/** Told on `document` when what this browser keeps became something else, here or in another tab. */
export const KEPT_CHANGED = 'pand:kept'

const KEY = 'pand:kept'

/** Where the browser keeps nothing, this page does while it stands. */
let refused = false
let unsaved: string | null = null

export function keptState(): KeptState {
  return readState(stored())
}

export function changeKept(change: (state: KeptState) => KeptState): void {
  save(writeState(change(keptState())))
}

export function forgetEverything(): void {
  save(null)
}

/** Other tabs' changes, and those made while this page lay in the back/forward cache. */
export function watchStore(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) announce()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announce()
  })
}

function stored(): string | null {
  if (!refused) {
    try {
      return localStorage.getItem(KEY)
    } catch (error) {
      giveUp(error)
    }
  }
  return unsaved
}

function save(text: string | null): void {
  if (!refused) {
    try {
      if (text === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, text)
    } catch (error) {
      giveUp(error)
    }
  }
  unsaved = text
  announce()
}

function giveUp(error: unknown): void {
  refused = true
  console.warn('This browser keeps nothing: favourites last as long as this page.', error)
}

function announce(): void {
  document.dispatchEvent(new CustomEvent(KEPT_CHANGED))
}
