const CAME_FROM = 'pand:came-from'

/**
 * 'Back to the results' leads to where the visitor was, when that is one of the link's lists; also
 * from the next home, and the one after.
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
  } else if (isHome(from.pathname)) {
    const list = remembered()
    if (list && URL.canParse(list) && lists.includes(new URL(list).pathname)) link.href = list
  }
}

function goBackOnClick(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    // In a tab of its own there is nothing to go back to, and the link leads there.
    if (event.ctrlKey || event.metaKey || event.shiftKey || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

/** A page that has such a link too. */
function isHome(pathname: string): boolean {
  return /^\/\w\w\/(?:property|project)\//.test(pathname)
}

function remember(list: string): void {
  try {
    sessionStorage.setItem(CAME_FROM, list)
  } catch (error) {
    console.warn('The list is not remembered', error)
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(CAME_FROM)
  } catch {
    return null
  }
}
