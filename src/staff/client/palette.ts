import { FIND, RESULTS_PARAM } from './find-parts'

/** The delay after the last input before the search starts. */
const PAUSE_MS = 90

/** Shows results while the user types: on the search page, and in a dialog that Ctrl-K or the menu's field opens. */
export function startSearch(): void {
  const page = document.getElementById(FIND.page)
  const pageField = page?.querySelector('input')
  if (page && pageField)
    searchWhileTyping(page, pageField, (results) => {
      page.querySelector('.panel-grid')?.replaceWith(results)
      history.replaceState(null, '', addressOf(pageField))
    })
  const dialog = document.getElementById(FIND.palette)
  const field = dialog?.querySelector('input')
  const list = document.getElementById(FIND.list)
  if (dialog instanceof HTMLDialogElement && field && list) startPalette(dialog, field, list)
}

/** Returns the address of the search page with the results of a field. */
function addressOf({ form, value }: HTMLInputElement): URL {
  const address = new URL(form?.action ?? '', location.href)
  address.searchParams.set('for', value)
  return address
}

/** Shows results after each pause in typing. Returns a function that shows them at once. */
function searchWhileTyping(
  container: HTMLElement,
  field: HTMLInputElement,
  show: (results: HTMLElement) => void,
): () => Promise<void> {
  const status = container.querySelector('[role=status]')
  let controller = new AbortController()
  let timer = 0
  const search = async () => {
    clearTimeout(timer)
    controller.abort()
    controller = new AbortController()
    const results = await fetchResults(addressOf(field), controller.signal)
    if (!results) return
    show(results)
    if (status) status.textContent = results.dataset.count ?? ''
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(search, PAUSE_MS)
  })
  return search
}

/** Returns null if a newer search was started, or if the request failed, as when the session has expired. */
async function fetchResults(address: URL, signal: AbortSignal): Promise<HTMLElement | null> {
  address.searchParams.set(RESULTS_PARAM, 'results')
  try {
    const response = await fetch(address, { signal, redirect: 'error' })
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.body.querySelector<HTMLElement>('[data-count]')
  } catch {
    return null
  }
}

/** The palette follows the combobox pattern: focus stays in its field, and the arrow keys select a result. */
function startPalette(dialog: HTMLDialogElement, field: HTMLInputElement, list: HTMLElement): void {
  let selected: HTMLElement | undefined
  const select = (option: HTMLElement | undefined) => {
    selected?.setAttribute('aria-selected', 'false')
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option?.id ?? '')
    selected = option
  }
  const search = searchWhileTyping(dialog, field, (results) => {
    list.replaceChildren(...results.children)
    const [first] = markOptions(list)
    field.setAttribute('aria-expanded', String(first !== undefined))
    select(first)
    list.scrollTop = 0
  })
  field.addEventListener('input', () => select(undefined))
  field.addEventListener('keydown', (event) => {
    const options = [...list.querySelectorAll('a')]
    const next = nextIndex(
      event,
      options.findIndex((option) => option === selected),
      options.length,
    )
    if (next === undefined || options.length === 0) return
    event.preventDefault()
    select(options[next])
  })
  // A result may be on the current page.
  list.addEventListener('click', () => dialog.close())
  field.form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!selected) await search()
    if (selected) selected.click()
    else location.assign(addressOf(field))
  })
  openFromMenu(dialog, field, search)
}

/** Returns the index of the option that a key selects, after the last option the first one again. */
function nextIndex({ key, shiftKey }: KeyboardEvent, index: number, count: number) {
  if (shiftKey) return undefined
  const next: Record<string, number> = {
    ArrowDown: (index + 1) % count,
    ArrowUp: (Math.max(index, 0) - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return next[key]
}

/** Turns the links of the results into options of a list box, in groups named by their headings. */
function markOptions(list: HTMLElement): HTMLAnchorElement[] {
  for (const [index, group] of [...list.querySelectorAll('section')].entries()) {
    const heading = group.querySelector('h2')
    if (heading) Object.assign(heading, { id: `${list.id}-group-${index}`, role: 'presentation' })
    group.role = 'group'
    group.setAttribute('aria-labelledby', heading?.id ?? '')
  }
  for (const element of list.querySelectorAll('ul, li')) element.role = 'presentation'
  const options = [...list.querySelectorAll('a')]
  for (const [index, option] of options.entries())
    Object.assign(option, {
      id: `${list.id}-${index}`,
      role: 'option',
      ariaSelected: 'false',
      tabIndex: -1,
    })
  return options
}

/** Opens the palette with Ctrl-K, or ⌘K on a Mac, and with the menu's field, whose text it continues. */
function openFromMenu(
  dialog: HTMLDialogElement,
  field: HTMLInputElement,
  search: () => Promise<void>,
): void {
  const menuForm = document.querySelector<HTMLFormElement>('.menu .find-field')
  const menuField = menuForm?.querySelector('input')
  const isMac = navigator.platform.startsWith('Mac')
  const hint = menuForm?.querySelector('kbd')
  if (hint && isMac) hint.textContent = '⌘K'
  const open = () => {
    dialog.showModal()
    search()
  }
  const continueSearch = (event: Event) => {
    event.preventDefault()
    field.value = menuField?.value ?? ''
    if (menuField) menuField.value = ''
    open()
  }
  menuField?.addEventListener('click', continueSearch)
  menuField?.addEventListener('input', continueSearch)
  menuForm?.addEventListener('submit', continueSearch)
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    const isShortcut = key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey)
    const isOther = event.altKey || event.shiftKey || event.defaultPrevented
    // In a rich text the shortcut is for links.
    const isRichText = target instanceof HTMLElement && target.isContentEditable
    if (!isShortcut || isOther || isRichText) return
    event.preventDefault()
    if (dialog.open) return dialog.close()
    open()
    field.select()
  })
  // The menu of small screens closes when the dialog opens, so that its field cannot get the focus back.
  dialog.addEventListener('close', () => {
    const { activeElement } = document
    if (activeElement === document.body || dialog.contains(activeElement))
      document.querySelector<HTMLElement>('.menu-button')?.focus()
  })
}
