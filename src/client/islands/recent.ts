import { recentIds } from '../../domain/list/kept-ids-stored'
import { fetchKept } from '../kept/cards'
import { KEPT_CHANGED, keptState } from '../kept/store'
import { reportError } from '../report-error'
import { startIslands } from '../start-islands'

/** Fills the rail with the homes seen last, once it is in sight; it stays away while there are none. */
export function mount(element: HTMLElement): void {
  const section = element.querySelector<HTMLElement>('[data-recent]')
  if (!section) return
  fill(section).catch((error) => reportError('recent', error))
  document.addEventListener(KEPT_CHANGED, () => {
    if (keptState().recent.length === 0) section.removeAttribute('data-filled')
  })
}

async function fill(section: HTMLElement): Promise<void> {
  const { recent = '', seen } = section.dataset
  const ids = recentIds(keptState(), new Date(), seen)
  if (ids.length === 0) return
  const page = await fetchKept(recent, ids)
  const items = [...page.querySelectorAll('.kept-item > .card')].map((card) => {
    const item = document.createElement('li')
    item.append(card)
    return item
  })
  if (items.length === 0) return
  section.querySelector('.rail')?.replaceChildren(...items)
  section.setAttribute('data-filled', '')
  startIslands(section)
}
