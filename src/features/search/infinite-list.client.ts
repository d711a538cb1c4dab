import { find } from '../../client/hooks'
import { readPlace, saveScrollPosition } from '../../client/navigation/list-place'
import { fetchPage } from '../../client/navigation/live-page'
import { startIslands } from '../../client/start-islands'

/**
 * The distance below the viewport at which the next page is prefetched, so that it loads before the footer is in view.
 */
const PREFETCH_MARGIN = '0px 0px 100%'

/** The link to the footer is shown in lists of at least this many pages. */
const LONG_LIST_PAGES = 3

/** Appends the next pages of the list while the visitor scrolls, and restores the scroll position. */
export function mount(element: HTMLElement): void {
  const cards = find(element, 'cards')
  const more = find(element, 'more')
  if (cards && more) new InfiniteList(element, cards, more).start()
}

class InfiniteList {
  readonly #element: HTMLElement
  readonly #cards: HTMLElement
  readonly #more: HTMLElement
  readonly #status: HTMLElement | null
  readonly #observer: IntersectionObserver
  #firstPage: number
  #pages = 1
  /** While either is true, no page loads by itself, as each new page would push the footer away from the visitor. */
  #isAtFooter = false
  #hasFailed = false
  #isLoading = false

  constructor(element: HTMLElement, cards: HTMLElement, more: HTMLElement) {
    this.#element = element
    this.#cards = cards
    this.#more = more
    this.#status = more.querySelector<HTMLElement>('[role=status]')
    this.#firstPage = Number(more.dataset.page ?? '1')
    this.#observer = new IntersectionObserver(
      (entries) => {
        const end = entries.at(-1)
        if (end?.isIntersecting && !this.#isPaused) this.#loadNext()
        // Loading continues when the visitor scrolls back to the cards.
        if (end && !end.isIntersecting && end.boundingClientRect.top > 0) this.#hasFailed = false
      },
      { rootMargin: PREFETCH_MARGIN },
    )
  }

  start(): void {
    history.scrollRestoration = 'manual'
    this.#more.addEventListener('click', (event) => {
      if (!isPlainClick(event) || !linkIn(this.#more)) return
      event.preventDefault()
      this.#isAtFooter = false
      this.#hasFailed = false
      this.#loadNext()
    })
    this.#watchFooter()
    saveScrollPosition(this.#element, () => this.#firstPage)
    this.#restore().then(() => this.#observer.observe(this.#more))
  }

  get #isPaused(): boolean {
    return this.#isAtFooter || this.#hasFailed
  }

  /** Stops loading while the visitor goes to the footer and until the footer is out of view. */
  #watchFooter(): void {
    const footer = document.querySelector('#footer')
    if (!footer) return
    const stopAtFooter = () => {
      this.#isAtFooter = true
    }
    const toFooter = find(this.#element, 'to-footer')
    // A page that loads between pressing and releasing the button would move the link away.
    for (const event of ['mousedown', 'click']) toFooter?.addEventListener(event, stopAtFooter)
    footer.addEventListener('focusin', stopAtFooter)
    new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) this.#isAtFooter = false
    }).observe(footer)
  }

  async #loadNext(): Promise<void> {
    const link = linkIn(this.#more)
    if (!link || this.#isLoading) return
    const { size = '0', loaded = '', failed = '', total = '' } = this.#more.dataset
    this.#isLoading = true
    this.#more.setAttribute('aria-busy', 'true')
    try {
      const next = await fetchPage(link.href)
      if (!this.#element.isConnected || this.#isPaused) return
      const count = this.#append(next)
      history.replaceState(history.state, '', link.href)
      this.#say(loaded.replace('{shown}', String(this.#shown())).replace('{total}', total))
      const further = linkIn(find(next, 'more'))
      if (further && count >= Number(size)) link.href = further.href
      else this.#finish(link)
    } catch {
      this.#hasFailed = true
      this.#say(failed)
    } finally {
      this.#isLoading = false
      this.#more.removeAttribute('aria-busy')
      this.#observeAgain()
    }
  }

  /** The observer reports only changes, and after a short page the end is still in view. */
  #observeAgain(): void {
    this.#observer.unobserve(this.#more)
    if (linkIn(this.#more)) this.#observer.observe(this.#more)
  }

  #finish(link: HTMLAnchorElement): void {
    const toFooter = find(this.#element, 'to-footer')
    const hadFocus = [link, toFooter].some(
      (element) => element && element === document.activeElement,
    )
    link.remove()
    toFooter?.remove()
    this.#say(this.#more.dataset.end ?? '')
    if (hadFocus) this.#status?.focus({ preventScroll: true })
  }

  /** Appends a page's cards and returns how many it had. */
  #append(page: Document): number {
    const count = cardsIn(page).filter((item) => item.matches('[data-listing]')).length
    this.#cards.append(...this.#newItems(page))
    startIslands(this.#cards)
    this.#addPages(1)
    return count
  }

  /**
   * Returns the cards that the list does not have yet. New listings shift rows to the next page, which causes
   * duplicates.
   */
  #newItems(page: Document): Element[] {
    const existingKeys = new Set([...this.#cards.querySelectorAll('[data-listing]')].map(keyOf))
    return cardsIn(page).filter((item) => !existingKeys.has(keyOf(item)))
  }

  #addPages(count: number): void {
    this.#pages += count
    const link = this.#pages >= LONG_LIST_PAGES ? find(this.#element, 'to-footer') : null
    link?.toggleAttribute('data-shown', true)
  }

  #shown(): number {
    return this.#cards.querySelectorAll('[data-listing]').length
  }

  #say(text: string): void {
    if (this.#status) this.#status.textContent = text
  }

  async #restore(): Promise<void> {
    const savedPosition = readPlace()
    if (!savedPosition) return
    const address = new URL(location.href)
    const missingPages = Math.max(0, this.#firstPage - savedPosition.first)
    const requests = Array.from({ length: missingPages }, (_, index) => {
      address.searchParams.set('page', String(savedPosition.first + index))
      return fetchPage(address.href)
    })
    try {
      this.#prepend(await Promise.all(requests), savedPosition.first)
    } catch {
      // The first page is a usable list without them.
    }
    savedPosition.show()
  }

  #prepend(pages: Document[], first: number): void {
    if (pages.length === 0) return
    this.#cards.prepend(...pages.flatMap((page) => this.#newItems(page)))
    startIslands(this.#cards)
    this.#addPages(pages.length)
    this.#firstPage = first
    if (first === 1) find(this.#element, 'earlier')?.remove()
  }
}

function cardsIn(page: Document): Element[] {
  return [...(find(page, 'cards')?.children ?? [])]
}

function linkIn(more: Element | null): HTMLAnchorElement | null {
  return more?.querySelector<HTMLAnchorElement>('a[rel=next]') ?? null
}

function keyOf(item: Element): string {
  return item.getAttribute('data-listing') ?? item.textContent ?? ''
}

function isPlainClick(event: MouseEvent): boolean {
  const onLink = event.target instanceof Element && event.target.closest('a[rel=next]')
  return Boolean(onLink) && !event.ctrlKey && !event.metaKey && !event.shiftKey
}
