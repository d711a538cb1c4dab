import { keepForm } from './keep-form'

const form = document.querySelector<HTMLFormElement>('form[data-keep]')
const notice = document.getElementById('kept')
if (form && notice) keepForm(form, notice)
