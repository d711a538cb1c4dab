import { showSmallestPicture } from '../rich-text/client/figure-picture'
import { type FoundItem, findItems } from './found-items'
import { SEARCH_SELECT } from './search-select-parts'

/** The delay after the last input before the search starts. */
const PAUSE_MS = 250

/** Filters the options of each searchable select while the user types. It replaces the button that submits the form. */
export function startSearchSelect(): void {
  for (const container of document.querySelectorAll<HTMLElement>(`[${SEARCH_SELECT.container}]`)) {
    const [field, button] = [container.querySelector('input'), container.querySelector('button')]
    const select = container.parentElement?.querySelector('select')
    if (!field || !button || !select) continue
    button.hidden = true
    filterWhileTyping(container, field, select)
  }
}

/**
 * Adds thumbnails to the options that have a picture. Browsers without customizable selects show only the names.
 */
export function showOptionPictures(): void {
  for (const option of document.querySelectorAll('option')) {
    const url = option.getAttribute(SEARCH_SELECT.picture)
    if (url && isPicture(url)) option.prepend(thumbnailOf(url))
  }
}

/** Returns false for videos and documents, which have no thumbnail. */
function isPicture(url: string): boolean {
  return !/\.(?:mp4|pdf)$/.test(url)
}

function thumbnailOf(url: string): HTMLImageElement {
  const picture = document.createElement('img')
  Object.assign(picture, { alt: '', width: 48, height: 32, loading: 'lazy', decoding: 'async' })
  showSmallestPicture(picture, url)
  return picture
}

function filterWhileTyping(
  container: HTMLElement,
  field: HTMLInputElement,
  select: HTMLSelectElement,
): void {
  const kinds = container.getAttribute(SEARCH_SELECT.container)?.split(' ') ?? []
  const endpoint = container.getAttribute(SEARCH_SELECT.endpoint) ?? ''
  let controller = new AbortController()
  let timer = 0
  /** Returns false if a newer search was started meanwhile. */
  const show = async (): Promise<boolean> => {
    clearTimeout(timer)
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const result = await findItems(endpoint, { kinds, q: field.value.trim() }, signal)
    if (signal.aborted) return false
    if (result) {
      replaceOptions(
        select,
        result.found.map((item) => optionOf(item, kinds)),
      )
      showTotal(container, result.total)
    }
    return true
  }
  field.addEventListener('input', (event) => {
    // The search text is not part of the document, so it must not mark the form as changed.
    event.stopPropagation()
    clearTimeout(timer)
    controller.abort()
    timer = window.setTimeout(show, PAUSE_MS)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    show().then((isShown) => isShown && select.focus())
  })
}

/** Replaces the options, except the selected one and the empty one. */
function replaceOptions(select: HTMLSelectElement, options: HTMLOptionElement[]): void {
  const fixedOptions = [...select.options].filter(({ value, selected }) => value === '' || selected)
  const newOptions = options.filter(({ value }) =>
    fixedOptions.every((option) => option.value !== value),
  )
  const { value } = select
  select.replaceChildren(...fixedOptions, ...newOptions)
  select.value = value
}

function optionOf(item: FoundItem, kinds: readonly string[]): HTMLOptionElement {
  const { kind, id, name, url } = item
  const option = new Option(name, kinds.length > 1 ? `${kind}:${id}` : id)
  if (url && isPicture(url)) option.prepend(thumbnailOf(url))
  return option
}

function showTotal(container: HTMLElement, total: number): void {
  const status = container.querySelector(`[${SEARCH_SELECT.count}]`)
  const template = status?.getAttribute(SEARCH_SELECT.count) ?? ''
  if (status) status.textContent = template.replace('{count}', String(total))
}
