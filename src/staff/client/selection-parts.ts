/** The attributes by which the script of a selection finds its elements. */
export const SELECTION = {
  form: 'data-selection',
  row: 'data-select-row',
  all: 'data-select-all',
} as const
