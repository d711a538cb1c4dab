import { replaceBrokenPictures } from '../../client/broken-pictures'
import { RICH } from '../rich-text/client/rich-parts'
import { keepForm } from './autosave-form'
import { startDragging } from './drag'
import { convertHeicInputs } from './heic'
import { startLivePreview } from './live-preview'
import { startSearchSelect } from './search-select'

replaceBrokenPictures()
const form = document.querySelector<HTMLFormElement>('form[data-keep]')
const notice = document.getElementById('kept')
if (form && notice) keepForm(form, notice)
startLivePreview()
startSearchSelect()
startDragging()
convertHeicInputs()
if (document.querySelector(`textarea[${RICH.field}]`))
  import('../rich-text/client/start-rich').then(({ startRich }) => startRich())
