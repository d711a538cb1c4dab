import { find } from '../hooks'

/** Moves the border between two pictures with the slider on top of them. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'before-after')
  const slider = box?.querySelector<HTMLInputElement>('input[type=range]')
  if (!box || !slider) return
  const show = () => box.style.setProperty('--at', `${slider.value}%`)
  slider.addEventListener('input', show)
  show()
}
