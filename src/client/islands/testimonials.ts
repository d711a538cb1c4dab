import { autoplay, duration } from '../autoplay'
import { glider } from '../glider'
import { find } from '../hooks'

const AUTOPLAY_MS = 5000
const TRANSITION_MS = 1000

/** Turns a row that the browser can already scroll by itself, and starts over at its end. */
export function mount(element: HTMLElement): void {
  const row = find(element, 'quotes')
  if (!row) return
  const glide = glider(row, duration(TRANSITION_MS))
  const turn = (by: number) => {
    const { length } = row.children
    const at = Math.round(glide.goal() / row.clientWidth)
    glide.to(((at + by + length) % length) * row.clientWidth)
  }
  for (const button of element.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => turn(Number(button.dataset.step)))
  }
  autoplay(element, AUTOPLAY_MS, () => turn(1))
}
