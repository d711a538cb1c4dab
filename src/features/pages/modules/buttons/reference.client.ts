/** Forwards the click on a button to the element of the page that it refers to, or scrolls to that element. */
export function mount(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const clickedElement = event.target instanceof Element ? event.target : null
    const link = clickedElement?.closest<HTMLAnchorElement>('a[data-reference]')
    if (!link) return
    event.preventDefault()
    const target = document.getElementById(link.dataset.reference ?? '')
    if (!target) {
      console.warn(`The page has no '${link.dataset.reference}' for '${link.textContent}'`)
      return
    }
    if (target.matches('button, summary, a[href]')) target.click()
    else go(target)
  })
}

function go(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView()
}
