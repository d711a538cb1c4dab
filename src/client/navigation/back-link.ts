const STORAGE_KEY = 'pand:came-from'

/**
 * Points 'Back to the results' to the list from which the visitor came, if the link allows that list. The list is
 * stored, so it also works on the next listings that the visitor opens.
 */
export function restoreBackLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-lists]')
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  if (!link || from?.origin !== location.origin) return
  const lists = link.dataset.lists?.split(' ') ?? []
  if (lists.includes(from.pathname)) {
    link.href = from.href
    remember(from.href)
    goBackOnClick(link)
  } else if (isListingPage(from.pathname)) {
    const list = remembered()
    if (list && URL.canParse(list) && lists.includes(new URL(list).pathname)) link.href = list
  }
}

function goBackOnClick(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    // In a new tab there is no history to go back to, so the link is followed normally.
    if (event.ctrlKey || event.metaKey || event.shiftKey || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

/** Returns true for the page of a listing, which also has this link. */
function isListingPage(pathname: string): boolean {
  return /^\/\w\w\/(?:property|project)\//.test(pathname)
}

function remember(list: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, list)
  } catch (error) {
    console.warn('The list is not remembered', error)
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
