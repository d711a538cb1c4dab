import { COMPARED_AT_MOST, idsQuery, SHOWN_AT_MOST } from '../../../domain/list/favourite-ids'
import { fetchFavourites } from '../../favourites/cards'
import {
  changeFavourites,
  FAVOURITES_CHANGED,
  favouritesState,
  forgetEverything,
} from '../../favourites/store'
import { reportError } from '../../report-error'
import { shareLink } from '../../share-link'
import { startIslands } from '../../start-islands'

/** The favourites page: the favourites of this browser, or those of a shared link. */
export function mount(element: HTMLElement): void {
  const section = element.querySelector<HTMLElement>('[data-favourites]')
  if (!section) return
  section.addEventListener('click', ({ target }) => {
    for (const [selector, action] of ACTIONS) {
      if ((target as Element).closest(selector)) action(section)
    }
  })
  section.addEventListener('change', () => pick(section))
  section.addEventListener('submit', (event) => {
    event.preventDefault()
    compare(section)
  })
  document.addEventListener(FAVOURITES_CHANGED, () => {
    showPicks(section)
    if (isOwn(section) && hasNew(section)) showOwn(section)
  })
  if (isOwn(section)) showOwn(section)
  else showPicks(section)
}

const ACTIONS: [selector: string, action: (section: HTMLElement) => void][] = [
  ['[data-share]', share],
  ['[data-clear]', clear],
  ['[data-forget]', forgetMissing],
]

let latest = 0

/** Fetches and shows this browser's favourites; a home removed here stays until the next time. */
async function showOwn(section: HTMLElement): Promise<void> {
  const turn = ++latest
  const { favourites } = favouritesState()
  const ids = favourites.slice(0, SHOWN_AT_MOST)
  section.dataset.shown = ids.join()
  section.setAttribute('aria-busy', 'true')
  try {
    const page = await fetchFavourites(section.dataset.favourites ?? '', ids)
    if (turn !== latest) return
    for (const part of page.querySelectorAll<HTMLElement>('[data-favourites-part]')) {
      const here = section.querySelector(`[data-favourites-part=${part.dataset.favouritesPart}]`)
      here?.replaceChildren(...part.childNodes)
    }
    startIslands(section)
  } catch (error) {
    reportError('favourites', error)
    say(section, section.dataset.failed)
  }
  section.removeAttribute('aria-busy')
  section.querySelector('[data-newest]')?.toggleAttribute('hidden', favourites.length <= ids.length)
  section.querySelector('[data-share]')?.toggleAttribute('disabled', ids.length === 0)
  showPicks(section)
}

async function share(section: HTMLElement): Promise<void> {
  const { favourites = '' } = section.dataset
  const own = `${favourites}?${idsQuery(favouritesState().favourites.slice(0, SHOWN_AT_MOST))}`
  const link = isOwn(section) ? new URL(own, location.href).href : location.href
  const outcome = await shareLink(document.title, link)
  if (outcome === 'copied') say(section, section.dataset.copied)
  if (outcome === 'neither') say(section, section.dataset.copythis?.replace('{link}', link))
}

function clear(section: HTMLElement): void {
  forgetEverything()
  say(section, section.dataset.cleared)
  if (isOwn(section)) showOwn(section)
}

/** Removes favourites that the site no longer shows. */
function forgetMissing(section: HTMLElement): void {
  const here = new Set(
    [...section.querySelectorAll<HTMLElement>('[data-favourite]')].map(
      ({ dataset }) => dataset.favourite,
    ),
  )
  const missing = shownIds(section).filter((id) => !here.has(id))
  changeFavourites((state) => ({
    ...state,
    favourites: state.favourites.filter((id) => !missing.includes(id)),
  }))
  showOwn(section)
}

/** Stores the ticked homes as the comparison. */
function pick(section: HTMLElement): void {
  const picked = boxes(section).filter((box) => box.checked)
  changeFavourites((state) => ({ ...state, compare: picked.map((box) => box.value) }))
}

function showPicks(section: HTMLElement): void {
  const { compare } = favouritesState()
  const all = boxes(section)
  for (const box of all) box.checked = compare.includes(box.value)
  const count = all.filter((box) => box.checked).length
  for (const box of all) box.disabled = !box.checked && count >= COMPARED_AT_MOST
  const picked = section.querySelector('[data-picked]')
  if (!picked) return
  picked.textContent = count > 0 ? `(${count})` : ''
  picked.closest('button')?.toggleAttribute('disabled', count < 2)
}

function compare(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('[data-compare]')
  const picked = boxes(section).filter((box) => box.checked)
  if (form) location.assign(`${form.action}?${idsQuery(picked.map((box) => box.value))}`)
}

function boxes(section: HTMLElement): HTMLInputElement[] {
  return [...section.querySelectorAll<HTMLInputElement>('[data-compare] [name=ids]')]
}

function hasNew(section: HTMLElement): boolean {
  const shown = shownIds(section)
  return favouritesState()
    .favourites.slice(0, SHOWN_AT_MOST)
    .some((id) => !shown.includes(id))
}

function shownIds(section: HTMLElement): string[] {
  return section.dataset.shown?.split(',') ?? []
}

function isOwn(section: HTMLElement): boolean {
  return section.dataset.own !== undefined
}

function say(section: HTMLElement, text = ''): void {
  const said = section.querySelector('[data-said]')
  if (said) said.textContent = text
}
