import { restoreBackLink } from './back-link'
import { watchContactBar } from './contact-bar'
import { openSheets, supportDialogButtons } from './dialogs'
import { watchHeader } from './header'
import { ISLANDS } from './islands'
import { registerIslands, startIslands } from './start-islands'

watchHeader()
supportDialogButtons()
openSheets()
restoreBackLink()
watchContactBar()
registerIslands(ISLANDS)
startIslands()
