import { replaceBrokenPictures } from '../broken-pictures'
import { startDragging } from './drag'
import { convertHeicInputs } from './heic'
import { keepForm } from './keep-form'
import { startLivePreview } from './live-preview'
import { RICH } from './rich/rich-parts'
import { startSeeking } from './seek'

replaceBrokenPictures()
const form = document.querySelector<HTMLFormElement>('form[data-keep]')
const notice = document.getElementById('kept')
if (form && notice) keepForm(form, notice)
startLivePreview()
startSeeking()
startDragging()
convertHeicInputs()
if (document.querySelector(`textarea[${RICH.field}]`))
  import('./rich/start-rich').then(({ startRich }) => startRich())
