import { restoreBackLink } from './back-link'
import { watchContactBar } from './contact-bar'
import { openSheets, supportDialogButtons } from './dialogs'
import { watchHeader } from './header'
import { startIslands } from './start-islands'

watchHeader()
supportDialogButtons()
openSheets()
restoreBackLink()
watchContactBar()
startIslands()
