import { DRAG } from './drag-parts'

/** Six dots, which people know as what to drag by. */
const DOTS = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'

/** Gives the items of lists a handle to drag them by; where they are dropped their form sends its new place. */
export function startDragging(): void {
  sayLastMove()
  for (const list of document.querySelectorAll<HTMLElement>(`[${DRAG.list}]`)) sortByDragging(list)
}

function sortByDragging(list: HTMLElement): void {
  const items = [...list.children].filter((item) => item.hasAttribute(DRAG.item))
  if (items.length < 2) return
  let dragged: Element | null = null
  const clear = () => {
    for (const item of items) item.removeAttribute(DRAG.drop)
  }
  for (const item of items) {
    const handle = addHandle(item)
    handle?.addEventListener('dragstart', (event) => {
      dragged = item
      event.dataTransfer?.setData('text/plain', item.getAttribute(DRAG.name) ?? '')
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
    if (item !== dragged) item?.setAttribute(DRAG.drop, side)
  })
  list.addEventListener('drop', (event) => {
    if (!dragged) return
    event.preventDefault()
    const from = items.indexOf(dragged)
    const to = placeAt(items, from, event)
    if (to !== from) move(list, dragged, { to, count: items.length })
  })
}

/** Drawn by the script, as nothing can be dragged without it; who uses a keyboard has the buttons. */
function addHandle(item: Element): HTMLElement | null {
  const buttons = item.querySelector(`[${DRAG.buttons}]`)
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

/** The item under a pointer, below others or beside them, and the side of it that is nearer. */
function targetAt(
  items: Element[],
  { clientX: x, clientY: y }: DragEvent,
): { item: Element | undefined; side: Side } {
  const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() }))
  const row = boxes.filter(({ box }) => y < box.bottom)
  const [first] = row
  const beside = row.filter(({ box }) => first && box.top < first.box.bottom)
  const { item, box } = beside.find((one) => x < one.box.right) ?? beside.at(-1) ?? {}
  if (!item || !box) return { item: items.at(-1), side: 'after' }
  const isBefore = beside.length > 1 ? x < box.left + box.width / 2 : y < box.top + box.height / 2
  return { item, side: isBefore ? 'before' : 'after' }
}

/** The place among all items at which the one from `from` lands. */
function placeAt(items: Element[], from: number, pointer: DragEvent): number {
  const { item, side } = targetAt(items, pointer)
  const at = (item ? items.indexOf(item) : 0) + (side === 'after' ? 1 : 0)
  return at > from ? at - 1 : at
}

function move(list: Element, item: Element, { to, count }: { to: number; count: number }): void {
  const form = item.closest('form') ?? item.querySelector('form')
  if (!form) return
  const words = (list.getAttribute(DRAG.list) ?? '')
    .replace('{name}', item.getAttribute(DRAG.name) ?? '')
    .replace('{place}', String(to + 1))
    .replace('{count}', String(count))
  sayMoveLater(words)
  const button = document.createElement('button')
  const value = (item.getAttribute(DRAG.item) ?? '').replace('{place}', String(to))
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
/** Screen readers hear a region that changes, not one that comes with its words. */
const PAUSE_MS = 200

/** Keeps what was moved, to say it on the page that comes. */
function sayMoveLater(words: string): void {
  try {
    sessionStorage.setItem(KEY, words)
  } catch {}
}

/** Says what was moved before this page came. */
function sayLastMove(): void {
  let words: string | null = null
  try {
    words = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {}
  if (!words) return
  const region = Object.assign(document.createElement('p'), {
    className: 'sr-only',
    role: 'status',
  })
  document.querySelector('main')?.append(region)
  setTimeout(() => {
    region.textContent = words
  }, PAUSE_MS)
}
