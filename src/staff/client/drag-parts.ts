/** The attributes by which the script knows lists whose items can be dragged. */
export const DRAG = {
  /** On the list, with what is said of a move: `{name} is now number {place} of {count}`. */
  list: 'data-drag',
  /** On an item, with what its form sends for a place: `{place}`. */
  item: 'data-drag-item',
  /** On an item, with what it is called. */
  name: 'data-drag-name',
  /** On the item's buttons, beside which the handle comes. */
  buttons: 'data-drag-buttons',
  /** On an item while another would be dropped at its side. */
  drop: 'data-drop',
} as const
