import { keepForm } from './keep-form'
import { startLivePreview } from './live-preview'

const form = document.querySelector<HTMLFormElement>('form[data-keep]')
const notice = document.getElementById('kept')
if (form && notice) keepForm(form, notice)
startLivePreview()
