import type { Entries } from './field'

/** What the first button of a form sends, which Enter in any field presses. */
export const ENTER = 'enter'
const SEEK = 'seek:'

/** The words by which somebody looks for what a field can hold. */
export interface Sought {
  /** The field's name in the form. */
  name: string
  words: string
}

/** Returns the name of the field of words beside a field, and what its button sends. */
export function searchFieldName(name: string): string {
  return SEEK + name
}

/** What a form was sent to look for: by a button beside a field, or by Enter where words stand beside one; else null. */
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
