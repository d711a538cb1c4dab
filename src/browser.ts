import { replaceBrokenPictures } from './client/broken-pictures'
import { watchContactBar } from './client/contact-bar'
import { announceOpenDialogs, openSheets, supportDialogButtons } from './client/dialogs'
import { checkForms } from './client/forms/check-forms'
import { guardSheets } from './client/forms/guard-sheets'
import { find } from './client/hooks'
import { restoreBackLink } from './client/navigation/back-link'
import { followInPlaceLinks } from './client/navigation/in-place-links'
import { watchPageTransitions } from './client/navigation/page-transitions'
import { watchSectionNav } from './client/section-nav'
import { registerIslands, startIslands } from './client/start-islands'
import { ISLANDS } from './islands'

const SCROLLED_AFTER_PX = 125

// The script of the staff area imports parts of this chunk, and starts by itself.
if (!document.body.classList.contains('staff')) startPage()

function startPage(): void {
  replaceBrokenPictures()
  watchHeader()
  registerIslands(ISLANDS)
  supportDialogButtons()
  announceOpenDialogs()
  openSheets()
  guardSheets()
  checkForms()
  restoreBackLink()
  watchContactBar()
  watchSectionNav()
  watchPageTransitions()
  followInPlaceLinks()
  startIslands()
  hydrateVisit()
}

/** Marks the header as 'scrolled' beyond 125 px, or at once where it overlays the hero. */
function watchHeader(): void {
  const header = find(document, 'header')
  if (!header) return
  const threshold = header.dataset.header === 'over' ? 0 : SCROLLED_AFTER_PX
  const update = () => header.classList.toggle('scrolled', scrollY > threshold)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** Hydrates the visit's island if the address has `appointment`. The island then opens itself. */
function hydrateVisit(): void {
  if (!new URLSearchParams(location.search).has('appointment')) return
  document.querySelector('pand-island[name="visit"]')?.dispatchEvent(new Event('focusin'))
}
