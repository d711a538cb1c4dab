import { findAll } from '../../client/hooks'

const MARKED = 'marked'

/**
 * Marks a room both on the plan and in the list while either has the pointer or the focus. A click moves the focus to the
 * other one, and scrolls only as far as it is out of view; without this script it is a plain link.
 */
export function mount(element: HTMLElement): void {
  const links = findAll<HTMLAnchorElement>(element, 'room')
  const linkAt = ({ target }: Event) =>
    links.find((link) => target instanceof Node && link.contains(target))
  const mark = (event: Event) => {
    const room = linkAt(event)?.dataset.room
    for (const link of links) link.classList.toggle(MARKED, link.dataset.room === room)
  }
  for (const type of ['pointerover', 'focusin', 'pointerleave'])
    element.addEventListener(type, mark)
  element.addEventListener('click', (event) => {
    const link = linkAt(event)
    if (!link) return
    event.preventDefault()
    const other = links.find((one) => one !== link && one.dataset.room === link.dataset.room)
    other?.focus({ preventScroll: true })
    other?.scrollIntoView({ block: 'nearest' })
  })
}
