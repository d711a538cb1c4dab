import { DRAG_ATTRIBUTES } from './drag-parts'

/** The path of a drag handle with six dots. */
const DOTS = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'

/** Adds drag handles to the items of lists. Dropping an item submits its form with the new position. */
export function startDragging(): void {
  announceLastMove()
  for (const list of document.querySelectorAll<HTMLElement>(`[${DRAG_ATTRIBUTES.list}]`))
    sortByDragging(list)
}

function sortByDragging(list: HTMLElement): void {
  const items = [...list.children].filter((item) => item.hasAttribute(DRAG_ATTRIBUTES.item))
  if (items.length < 2) return
  let dragged: Element | null = null
  const clear = () => {
    for (const item of items) item.removeAttribute(DRAG_ATTRIBUTES.drop)
  }
  for (const item of items) {
    const handle = addHandle(item)
    handle?.addEventListener('dragstart', (event) => {
      dragged = item
      event.dataTransfer?.setData('text/plain', item.getAttribute(DRAG_ATTRIBUTES.name) ?? '')
      event.dataTransfer?.setDragImage(item, 0, 0)
    })
    handle?.addEventListener('dragend', () => {
      dragged = null
      clear()
    })
  }
  list.addEventListener('dragover', (event) => {
    if (!dragged) return
    event.preventDefault()
    clear()
    const { item, side } = targetAt(items, event)
    if (item !== dragged) item?.setAttribute(DRAG_ATTRIBUTES.drop, side)
  })
  list.addEventListener('drop', (event) => {
    if (!dragged) return
    event.preventDefault()
    const from = items.indexOf(dragged)
    const to = dropIndex(items, from, event)
    if (to !== from) move(list, dragged, { to, count: items.length })
  })
}

/**
 * Adds the drag handle to an item. It is added by the script, because dragging needs the script. The keyboard uses the
 * buttons.
 */
function addHandle(item: Element): HTMLElement | null {
  const buttons = item.querySelector(`[${DRAG_ATTRIBUTES.buttons}]`)
  if (!buttons) return null
  const handle = document.createElement('span')
  handle.className = 'handle'
  handle.draggable = true
  handle.ariaHidden = 'true'
  handle.innerHTML = `<svg class="icon" viewBox="0 0 24 24"><path d="${DOTS}"/></svg>`
  buttons.prepend(handle)
  return handle
}

type Side = 'before' | 'after'

/** Returns the item under the pointer, in a column or a grid, and the nearer side of it. */
function targetAt(
  items: Element[],
  { clientX: x, clientY: y }: DragEvent,
): { item: Element | undefined; side: Side } {
  const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() }))
  const row = boxes.filter(({ box }) => y < box.bottom)
  const [first] = row
  const sameRow = row.filter(({ box }) => first && box.top < first.box.bottom)
  const { item, box } = sameRow.find((entry) => x < entry.box.right) ?? sameRow.at(-1) ?? {}
  if (!item || !box) return { item: items.at(-1), side: 'after' }
  const isBefore = sameRow.length > 1 ? x < box.left + box.width / 2 : y < box.top + box.height / 2
  return { item, side: isBefore ? 'before' : 'after' }
}

/** Returns the position at which the item from `from` is dropped. */
function dropIndex(items: Element[], from: number, pointer: DragEvent): number {
  const { item, side } = targetAt(items, pointer)
  const index = (item ? items.indexOf(item) : 0) + (side === 'after' ? 1 : 0)
  return index > from ? index - 1 : index
}

function move(list: Element, item: Element, { to, count }: { to: number; count: number }): void {
  const form = item.closest('form') ?? item.querySelector('form')
  if (!form) return
  const announcement = (list.getAttribute(DRAG_ATTRIBUTES.list) ?? '')
    .replace('{name}', item.getAttribute(DRAG_ATTRIBUTES.name) ?? '')
    .replace('{place}', String(to + 1))
    .replace('{count}', String(count))
  storeAnnouncement(announcement)
  const button = document.createElement('button')
  const value = (item.getAttribute(DRAG_ATTRIBUTES.item) ?? '').replace('{place}', String(to))
  Object.assign(button, {
    type: 'submit',
    name: 'action',
    value,
    formNoValidate: true,
    hidden: true,
  })
  form.append(button)
  form.requestSubmit(button)
}

const KEY = 'moved'
/** Screen readers announce a live region when it changes, but not its initial content. */
const PAUSE_MS = 200

/** Stores the announcement of a move for the next page. */
function storeAnnouncement(announcement: string): void {
  try {
    sessionStorage.setItem(KEY, announcement)
  } catch {}
}

/** Announces the move that was made on the previous page. */
function announceLastMove(): void {
  let announcement: string | null = null
  try {
    announcement = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {}
  if (!announcement) return
  const region = Object.assign(document.createElement('p'), {
    className: 'sr-only',
    role: 'status',
  })
  document.querySelector('main')?.append(region)
  setTimeout(() => {
    region.textContent = announcement
  }, PAUSE_MS)
}
