/** How the script knows the fields of texts, and what the page holds for them: an attribute, and ids. */
export const RICH = {
  /** The attribute of a text area whose text is HTML, and its value of one that may show pictures. */
  field: 'data-rich',
  illustrated: 'illustrated',
  /** The template of the row of buttons, and that of the reason why a text has none. */
  toolbar: 'rich-toolbar',
  unheld: 'rich-unheld',
  /** What to copy into a text of HTML. */
  help: 'link-help',
} as const

/** What the buttons above a text do, by the names they carry, in groups. */
export const RICH_ACTS = [
  ['bold', 'italic'],
  ['heading', 'subheading'],
  ['bullets', 'numbers'],
  ['link', 'picture'],
  ['undo', 'redo'],
] as const
export type RichAct = (typeof RICH_ACTS)[number][number]

/** The ids of the dialog that asks where a link leads, and of its parts. */
export const LINK_DIALOG = {
  dialog: 'link-dialog',
  search: 'link-search',
  said: 'link-said',
  found: 'link-found',
  unset: 'link-unset',
} as const

/** The same of the dialog that asks for a picture. */
export const FIGURE_DIALOG = {
  dialog: 'figure-dialog',
  search: 'figure-search',
  said: 'figure-said',
  found: 'figure-found',
  alt: 'figure-alt',
} as const

/** What texts can lead to, in the order in which it is found. */
export const LINKED_KINDS = ['page', 'article', 'listing', 'file'] as const
