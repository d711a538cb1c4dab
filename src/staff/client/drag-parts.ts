/** The data attributes by which the script finds lists with draggable items. */
export const DRAG_ATTRIBUTES = {
  /** On the list: the announcement after a move, as in `{name} is now number {place} of {count}`. */
  list: 'data-drag',
  /** On an item: the value that its form sends for a position, with `{place}`. */
  item: 'data-drag-item',
  /** On an item: its name. */
  name: 'data-drag-name',
  /** On the item's buttons, next to which the drag handle is added. */
  buttons: 'data-drag-buttons',
  /** On an item, while another item would be dropped next to it. */
  drop: 'data-drop',
} as const
