import { searchFieldName } from '../../platform/fields/search-select'
import { LANGUAGE_TABS } from './live-parts'
import {
  deleteOldDrafts,
  deleteStoredDraft,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
} from './stored-drafts'

const PAUSE_MS = 400

/**
 * Autosaves a form in this browser, and offers to restore the draft when the form is opened without those values, as
 * after a crash, a log-out or a closed tab. `notice` contains the message and the two buttons. `data-done` of the form
 * is the result of the last request: `sent` if it is not stored yet, or another result, after which the draft is
 * deleted.
 */
export function autosaveForm(form: HTMLFormElement, notice: HTMLElement): void {
  const { draftKey: key = '', done } = form.dataset
  const saveDraft = () => storeDraft(key, { at: Date.now(), entries: entriesOf(form) })
  deleteOldDrafts(Date.now())
  const draft = readStoredDraft(key)
  const isChanged = draft && textOf(draft.entries) !== textOf(entriesOf(form))
  if (done === 'sent') saveDraft()
  else if (isChanged && done === undefined) offerDraft(form, notice, key, draft)
  else deleteStoredDraft(key)
  watch(form, saveDraft)
}

/** Returns the form's values. Files cannot be stored, and the pressed button is not a value. */
function entriesOf(form: HTMLFormElement): StoredDraft['entries'] {
  const sent = [...new FormData(form)]
  return sent.flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'action' && !name.startsWith(searchFieldName(''))
      ? [[name, value]]
      : [],
  )
}

/** The document that a form began with, its return address and the visible languages. They are not compared. */
const NOT_COMPARED: readonly string[] = ['base', 'return', ...Object.values(LANGUAGE_TABS)]

/** Returns a text to compare the values of two forms. */
function textOf(entries: StoredDraft['entries']): string {
  return JSON.stringify(entries.filter(([name]) => !NOT_COMPARED.includes(name)))
}

function offerDraft(
  form: HTMLFormElement,
  notice: HTMLElement,
  key: string,
  draft: StoredDraft,
): void {
  const time = notice.querySelector('time')
  if (time) time.textContent = new Date(draft.at).toLocaleString(document.documentElement.lang)
  notice.hidden = false
  notice.querySelector('[data-restore]')?.addEventListener('click', () => restore(form, draft))
  notice.querySelector('[data-forget]')?.addEventListener('click', () => {
    deleteStoredDraft(key)
    notice.hidden = true
    form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
  })
}

/** Posts the draft to the server, which renders the form with it, including lists of any length, and stores nothing. */
function restore(form: HTMLFormElement, { entries }: StoredDraft): void {
  const draftForm = document.createElement('form')
  // The form has a field with the name `action`, which hides the property.
  const action = form.getAttribute('action') ?? ''
  Object.assign(draftForm, { method: 'post', action, enctype: form.enctype, hidden: true })
  for (const [name, value] of [...entries, ['action', 'kept']] as const) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    draftForm.append(field)
  }
  document.body.append(draftForm)
  draftForm.submit()
}

function watch(form: HTMLFormElement, save: () => void): void {
  let timer = 0
  const saveNow = () => {
    if (timer) save()
    clearTimeout(timer)
    timer = 0
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(saveNow, PAUSE_MS)
  })
  addEventListener('pagehide', saveNow)
}
