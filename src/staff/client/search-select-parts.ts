/** The attributes by which the script knows a field that narrows a choice. */
export const SEEK = {
  /** On its box, with the kinds of what can be chosen. */
  box: 'data-seek',
  /** On its box, with the address that is asked. */
  from: 'data-from',
  /** On its status, with what to say of a search: `Found: {count}`. */
  count: 'data-count',
} as const
