import type { Entries } from './field'

/** The value of the first button of a form, which is submitted by Enter in any field. */
export const ENTER = 'enter'
const SEEK = 'seek:'

/** A search for the options of a field. */
export interface Sought {
  /** The name of the field in the form. */
  name: string
  words: string
}

/** Returns the name of a field's search input, and of its button. */
export function searchFieldName(name: string): string {
  return SEEK + name
}

/**
 * Returns the search that a form requests: by the search button of a field, or by Enter while a search input has text.
 * Else returns null.
 */
export function searchedIn(entries: Entries, action: string): Sought | null {
  if (action.startsWith(SEEK)) return searchOf(action, entries[action] ?? '')
  if (action !== ENTER) return null
  const filled = Object.entries(entries).find(
    ([name, text]) => name.startsWith(SEEK) && text.trim(),
  )
  return filled ? searchOf(...filled) : null
}

function searchOf(name: string, text: string): Sought {
  return { name: name.slice(SEEK.length), words: text.trim().slice(0, MAX_WORDS_LENGTH) }
}

const MAX_WORDS_LENGTH = 100
