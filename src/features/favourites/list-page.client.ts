import { find } from '../../client/hooks'
import { LIST_CHANGED } from '../../client/navigation/live-page'
import { ISLANDS_STARTED } from '../../client/start-islands'
import sprite from '../../components/ui/icons.svg'
import { MAX_FAVOURITES } from '../../listing/filter/favourite-ids'
import type { StoredSearch } from './last-search'
import { changeFavourites, FAVOURITES_CHANGED, favouritesState } from './store'
import { without } from './stored-favourites'

/** The parameters that do not limit a list. */
const NO_FILTER = /^(?:page|order|from|gclid|fbclid|utm_\w+)$/

/** Lets visitors hide listings from a list, and records the list's filters as their last search. */
export function mount(): void {
  for (const change of [FAVOURITES_CHANGED, ISLANDS_STARTED])
    document.addEventListener(change, updateList)
  document.addEventListener(LIST_CHANGED, recordSearch)
  updateList()
  recordSearch()
}

/** Records the address and the heading of a filtered list, without the number of its listings. */
function recordSearch(): void {
  const heading = document.querySelector('[data-live=list-heading]')?.textContent ?? ''
  const name = heading.replace(/(^|, )\d[\d.\s]*/, '$1')
  const query = new URLSearchParams(location.search)
  for (const param of [...query.keys()]) if (NO_FILTER.test(param)) query.delete(param)
  if (!name || !query.toString()) return
  const path = `${location.pathname}?${query}`
  const search: StoredSearch = { path, name, at: Date.now() }
  changeFavourites((state) => ({ ...state, search }))
}

function updateList(): void {
  const list = find(document, 'cards')
  if (!list?.dataset.cards) return
  const { hidden } = favouritesState()
  const items = [...list.children].flatMap((item) => {
    const id = item.querySelector<HTMLElement>('[data-favourite]')?.dataset.favourite
    return item instanceof HTMLElement && id ? { item, id } : []
  })
  for (const { item, id } of items) updateItem(list, item, id, hidden.includes(id))
  updateLine(list, items.filter(({ item }) => item.dataset.state === 'hidden').length)
}

/**
 * Updates one listing. One that was just hidden gives way to a notice. One that was hidden before is left out, unless the
 * visitor shows the hidden ones.
 */
function updateItem(list: HTMLElement, item: HTMLElement, id: string, isHidden: boolean): void {
  const card = find(item, 'card')
  if (!card) return
  if (!card.querySelector('[data-hiding=button]')) card.append(hideButton(list, item, id))
  const { state } = item.dataset
  if (!isHidden) {
    delete item.dataset.state
    item.querySelector('[data-hiding=notice]')?.remove()
  } else if (!state) item.dataset.state = 'hidden'
  const isShown = list.hasAttribute('data-all')
  item.hidden = item.dataset.state === 'hidden' && !isShown
  card.hidden = item.dataset.state === 'notice' && !isShown
  if (isHidden && !item.hidden && !item.querySelector('[data-hiding=notice]'))
    item.prepend(notice(list, item, id))
}

function hideButton(list: HTMLElement, item: HTMLElement, id: string): HTMLElement {
  const button = createButton('round small hide', '')
  button.dataset.hiding = 'button'
  button.ariaLabel = `${textsOf(list).hide} (${nameOf(item)})`
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${sprite}#eye"/></svg>`
  button.addEventListener('click', () => {
    item.dataset.state = 'notice'
    changeFavourites((state) => ({
      ...state,
      hidden: [id, ...without(state.hidden, id)].slice(0, MAX_FAVOURITES),
    }))
    item.querySelector<HTMLElement>('[data-hiding=notice] button')?.focus()
  })
  return button
}

function notice(list: HTMLElement, item: HTMLElement, id: string): HTMLElement {
  const texts = textsOf(list)
  const undo = createButton('link', texts.undo)
  undo.ariaLabel = `${texts.undo} (${nameOf(item)})`
  undo.addEventListener('click', () => {
    changeFavourites((state) => ({ ...state, hidden: without(state.hidden, id) }))
    item.querySelector<HTMLElement>('[data-hiding=button]')?.focus()
  })
  return createLine('notice', texts.hidden, undo)
}

/** Updates the line below the list, where it moves no listing, with the number of those hidden before. */
function updateLine(list: HTMLElement, count: number): void {
  const next = list.nextElementSibling
  const line = next?.matches('[data-hiding=count]') ? next : null
  if (count === 0) {
    line?.remove()
    list.removeAttribute('data-all')
    return
  }
  const { hide, count: text, show } = textsOf(list)
  const label = text.replace('{count}', String(count))
  // The button stays the same element, so that it keeps the focus.
  const toggle = line?.querySelector('button') ?? createButton('link', '')
  toggle.textContent = list.hasAttribute('data-all') ? hide : show
  toggle.onclick = () => {
    list.toggleAttribute('data-all')
    updateList()
  }
  if (line?.firstChild) line.firstChild.textContent = label
  else list.after(createLine('count', label, toggle))
}

function textsOf({ dataset }: HTMLElement) {
  const [hide = '', hidden = '', undo = '', count = '', show = ''] = dataset.cards?.split('|') ?? []
  return { hide, hidden, undo, count, show }
}

function createLine(part: 'notice' | 'count', text: string, button: HTMLElement): HTMLElement {
  const line = document.createElement('p')
  line.className = `hidden-${part}`
  line.dataset.hiding = part
  line.append(text, ' · ', button)
  return line
}

function createButton(className: string, text: string): HTMLButtonElement {
  const button = document.createElement('button')
  return Object.assign(button, { type: 'button', className, textContent: text })
}

/** Returns the title and the place of a listing's card. */
function nameOf(item: HTMLElement): string {
  const heading = item.querySelector(':is(h2, h3, h4)')
  return [heading, heading?.nextElementSibling].map((part) => part?.textContent).join(', ')
}
