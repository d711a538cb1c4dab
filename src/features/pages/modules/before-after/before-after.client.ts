import { find } from '../../../../client/hooks'

/** Moves the border between two pictures with the slider above them. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'before-after')
  const slider = box?.querySelector<HTMLInputElement>('input[type=range]')
  if (!box || !slider) return
  const words = box.dataset.beforeAfter ?? ''
  const show = () => {
    box.style.setProperty('--at', `${slider.value}%`)
    slider.setAttribute('aria-valuetext', words.replace('{percent}', slider.value))
  }
  slider.addEventListener('input', show)
  show()
}
