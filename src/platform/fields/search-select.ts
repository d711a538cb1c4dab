import type { Entries } from './field'

/** The value of the first button of a form, which is submitted by Enter in any field. */
export const DEFAULT_SUBMIT = 'enter'
const SEARCH_PREFIX = 'seek:'

export interface OptionSearch {
  /** The name of the field in the form. */
  name: string
  words: string
}

/** Returns the name of a field's search input, and of its button. */
export function searchFieldName(name: string): string {
  return SEARCH_PREFIX + name
}

/**
 * Returns the search that a form requests: by the search button of a field, or by Enter while a search input has text.
 * Else returns null.
 */
export function searchedIn(entries: Entries, action: string): OptionSearch | null {
  if (action.startsWith(SEARCH_PREFIX)) return searchOf(action, entries[action] ?? '')
  if (action !== DEFAULT_SUBMIT) return null
  const filled = Object.entries(entries).find(
    ([name, text]) => name.startsWith(SEARCH_PREFIX) && text.trim(),
  )
  return filled ? searchOf(...filled) : null
}

function searchOf(name: string, text: string): OptionSearch {
  return { name: name.slice(SEARCH_PREFIX.length), words: text.trim().slice(0, MAX_WORDS_LENGTH) }
}

const MAX_WORDS_LENGTH = 100
