import { keptState } from './store'

/** Shows on every heart whether its home is kept, and in the header how many are. */
export function showHearts(): void {
  const { kept } = keptState()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isKept = kept.includes(heart.dataset.keep ?? '')
    heart.setAttribute('aria-pressed', String(isKept))
    heart.setAttribute('aria-label', (isKept ? heart.dataset.remove : heart.dataset.add) ?? '')
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-kept-count]')) {
    count.textContent = kept.length > 0 ? String(kept.length) : ''
  }
}
