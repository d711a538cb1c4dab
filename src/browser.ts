import { replaceBrokenPictures } from './client/broken-pictures'
import { watchContactBar } from './client/contact-bar'
import { openSheets, supportDialogButtons, tellOpenDialogs } from './client/dialogs'
import { checkPlainForms } from './client/forms/check-plain-forms'
import { guardSheets } from './client/forms/guard-sheets'
import { watchHeader } from './client/header'
import { restoreBackLink } from './client/navigation/back-link'
import { followInPlaceLinks } from './client/navigation/in-place-links'
import { watchPageTransitions } from './client/navigation/page-transitions'
import { prefetchIslands } from './client/prefetch-islands'
import { registerIslands, startIslands } from './client/start-islands'
import { watchThinLine } from './client/thin-line'
import { wakeVisit } from './client/wake-visit'
import { ISLANDS } from './islands/islands'

replaceBrokenPictures()
watchHeader()
registerIslands(ISLANDS)
supportDialogButtons()
tellOpenDialogs()
openSheets()
guardSheets()
checkPlainForms()
restoreBackLink()
watchContactBar()
watchThinLine()
watchPageTransitions()
followInPlaceLinks()
startIslands()
wakeVisit()
prefetchIslands()
