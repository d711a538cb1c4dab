import { opensElsewhere } from '../../client/early-events'
import { find } from '../../client/hooks'
import { embedFrame } from './embed-frame.client'

/** Replaces the picture by the external player on a click. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'video')
  const link = box?.querySelector<HTMLAnchorElement>('a[data-embed]')
  if (!box || !link) return
  link.addEventListener('click', (event) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const frame = embedFrame(link.dataset.embed ?? '', link.dataset.title ?? '')
    frame.allow = `autoplay; ${frame.allow}`
    box.replaceChildren(frame)
    frame.focus()
  })
}
