import { firstSign } from './first-sign'
import { findAll } from './hooks'
import { startIslands } from './start-islands'

/** Puts folded content into the page with the first sign of use, or at once for an address within it. */
export function unfoldWhenUsed(): void {
  const leadsInside =
    location.hash !== '' || new URLSearchParams(location.search).has('appointment')
  if (leadsInside) unfoldPage()
  else firstSign().then(unfoldPage)
}

function unfoldPage(): void {
  unfold(document)
  startIslands()
}

/** Puts what is folded below `root` into the page. */
export function unfold(root: ParentNode): void {
  for (const folded of findAll(root, 'folded')) {
    // A page that a script parsed has elements there, a browser's own only their text.
    if (folded.childElementCount > 0) {
      folded.replaceWith(...folded.childNodes)
      continue
    }
    const template = document.createElement('template')
    template.innerHTML = folded.textContent ?? ''
    folded.replaceWith(template.content)
  }
}
