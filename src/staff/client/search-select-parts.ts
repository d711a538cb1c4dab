/** The attributes by which the script finds the search fields of select elements. */
export const SEARCH_SELECT = {
  /** On the container: the kinds of items to choose from. */
  container: 'data-seek',
  /** On the container: the address of the search. */
  endpoint: 'data-from',
  /** On the status line: the text after a search, as in `Found: {count}`. */
  count: 'data-count',
  /** On an option: the address of its picture. */
  picture: 'data-picture',
} as const
