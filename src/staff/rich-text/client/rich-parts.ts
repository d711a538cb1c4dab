/** The attribute and ids by which the script finds rich text fields and their templates. */
export const RICH_TEXT = {
  /** The attribute of a text area with HTML, and its value for one that may contain pictures. */
  field: 'data-rich',
  illustrated: 'illustrated',
  /** The ids of the templates of the toolbar and of the notice for a text that cannot be edited as rich text. */
  toolbar: 'rich-toolbar',
  unsupported: 'rich-unsupported',
  /** The id of the template with the texts about a pasted text that was changed. */
  pasted: 'rich-pasted',
  /** The id of the help for links in HTML. */
  help: 'link-help',
} as const

/** The actions of the toolbar's buttons, in groups. */
export const RICH_TEXT_ACTIONS = [
  ['bold', 'italic'],
  ['heading', 'subheading'],
  ['bullets', 'numbers'],
  ['link', 'picture'],
  ['undo', 'redo'],
] as const
export type RichTextAction = (typeof RICH_TEXT_ACTIONS)[number][number]

/** The ids of the link dialog and its elements. */
export const LINK_DIALOG = {
  dialog: 'link-dialog',
  search: 'link-search',
  status: 'link-status',
  results: 'link-results',
  unset: 'link-unset',
} as const

/** The ids of the picture dialog and its elements. */
export const FIGURE_DIALOG = {
  dialog: 'figure-dialog',
  search: 'figure-search',
  status: 'figure-status',
  results: 'figure-results',
  alt: 'figure-alt',
} as const

/** The kinds of link targets, in the order of the search results. */
export const LINKED_KINDS = ['page', 'article', 'listing', 'file'] as const
