/** 'Back to the results' leads to where the visitor was, when that is one of the link's lists. */
export function restoreBackLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-lists]')
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  const lists = link?.dataset.lists?.split(' ') ?? []
  if (!link || from?.origin !== location.origin || !lists.includes(from.pathname)) return
  link.href = from.href
  link.addEventListener('click', (event) => {
    // In a tab of its own there is nothing to go back to, and the link leads there.
    if (event.ctrlKey || event.metaKey || event.shiftKey || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
