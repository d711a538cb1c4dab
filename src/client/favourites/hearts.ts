import { favouritesState } from './store'

/** Updates the favourite buttons and the count in the header. */
export function showHearts(): void {
  const { favourites } = favouritesState()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    const isFavourite = favourites.includes(heart.dataset.favourite ?? '')
    heart.setAttribute('aria-pressed', String(isFavourite))
    heart.setAttribute('aria-label', (isFavourite ? heart.dataset.remove : heart.dataset.add) ?? '')
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-favourites-count]')) {
    count.textContent = favourites.length > 0 ? String(favourites.length) : ''
  }
}
