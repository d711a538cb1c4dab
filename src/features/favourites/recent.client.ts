import { find, findAll } from '../../client/hooks'
import { reportError } from '../../client/report-error'
import { startIslands } from '../../client/start-islands'
import { fetchFavourites } from './cards'
import { changeFavourites, FAVOURITES_CHANGED, favouritesState } from './store'
import { recentIds, withoutSeen } from './stored-favourites'

/** Fills the row of recently viewed listings; without any it stays hidden. */
export function mount(element: HTMLElement): void {
  const section = element.querySelector<HTMLElement>('[data-recent]')
  if (!section) return
  fill(section).catch((error) => reportError('recent', error))
  document.addEventListener(FAVOURITES_CHANGED, () => {
    if (favouritesState().recent.length === 0) section.removeAttribute('data-filled')
  })
}

async function fill(section: HTMLElement): Promise<void> {
  const { recent = '', seen } = section.dataset
  const ids = recentIds(favouritesState(), new Date(), seen)
  if (ids.length === 0) return
  const page = await fetchFavourites(recent, ids)
  const items = findAll(page, 'card').map((card) => {
    const item = document.createElement('li')
    item.append(card)
    return item
  })
  if (items.length === 0) return
  const parts = page.querySelector('[data-recent]')?.children ?? []
  if (!find(section, 'carousel')) section.append(...parts)
  find(section, 'carousel')?.firstElementChild?.replaceChildren(...items)
  find(section, 'forget-recent')?.addEventListener('click', () => {
    changeFavourites(withoutSeen)
    // The focused button is hidden now, so the section gets the focus.
    section.focus({ preventScroll: true })
  })
  section.setAttribute('data-filled', '')
  startIslands(section)
}
