import { restoreBackLink } from './back-link'
import { watchContactBar } from './contact-bar'
import { supportDialogButtons } from './dialogs'
import { watchHeader } from './header'
import { startIslands } from './start-islands'

watchHeader()
supportDialogButtons()
restoreBackLink()
watchContactBar()
startIslands()
