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
  const mark = (room: string | undefined) => {
    for (const link of links) link.classList.toggle(MARKED, link.dataset.room === room)
  }
  for (const type of ['pointerover', 'focusin', 'pointerleave'])
    element.addEventListener(type, (event) => mark(linkAt(event)?.dataset.room))
  // The first room that was pointed at or focused while this script was still on its way.
  mark(links.find((link) => link.matches(':hover, :focus'))?.dataset.room)
  element.addEventListener('click', (event) => {
    const link = linkAt(event)
    if (!link) return
    event.preventDefault()
    const other = links.find((one) => one !== link && one.dataset.room === link.dataset.room)
    other?.focus({ preventScroll: true })
    other?.scrollIntoView({ block: 'nearest' })
  })
}
