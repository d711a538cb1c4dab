import { replaceBrokenPictures } from '../../client/broken-pictures'
import { RICH_TEXT } from '../rich-text/client/rich-parts'
import { autosaveForm } from './autosave-form'
import { startDragging } from './drag'
import { convertHeicInputs } from './heic'
import { startLivePreview } from './live-preview'
import { showOptionPictures, startSearchSelect } from './search-select'

replaceBrokenPictures()
const form = document.querySelector<HTMLFormElement>('form[data-draft-key]')
const notice = document.getElementById('draft-notice')
if (form && notice) autosaveForm(form, notice)
startLivePreview()
startSearchSelect()
showOptionPictures()
startDragging()
convertHeicInputs()
if (document.querySelector(`textarea[${RICH_TEXT.field}]`))
  import('../rich-text/client/start-rich').then(({ startRich }) => startRich())
