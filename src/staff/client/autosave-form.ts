import { searchFieldName } from '../../platform/fields/search-select'
import { deleteOldDrafts, forget, type Kept, keep, readKept } from './stored-drafts'

const PAUSE_MS = 400

/**
 * Keeps what is being written in a form in this browser, and offers it again where the form comes without
 * it: after a crash, a log-out, a closed tab. `notice` holds the words and the two buttons. The form's
 * `done` is what was done with it: `sent`, and not yet saved, or another result that leaves no draft.
 */
export function keepForm(form: HTMLFormElement, notice: HTMLElement): void {
  const { keep: key = '', done } = form.dataset
  const keepNow = () => keep(key, { at: Date.now(), entries: entriesOf(form) })
  deleteOldDrafts(Date.now())
  const kept = readKept(key)
  const isKept = kept && textOf(kept.entries) !== textOf(entriesOf(form))
  if (done === 'sent') keepNow()
  else if (isKept && done === undefined) offer(form, notice, key, kept)
  else forget(key)
  watch(form, keepNow)
}

/** Files can't be kept, and which button was pressed is nothing that was written. */
function entriesOf(form: HTMLFormElement): Kept['entries'] {
  const sent = [...new FormData(form)]
  return sent.flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'action' && !name.startsWith(searchFieldName(''))
      ? [[name, value]]
      : [],
  )
}

/** Two forms say the same, whichever document they began with and wherever they lead back to. */
function textOf(entries: Kept['entries']): string {
  return JSON.stringify(entries.filter(([name]) => name !== 'base' && name !== 'return'))
}

function offer(form: HTMLFormElement, notice: HTMLElement, key: string, kept: Kept): void {
  const time = notice.querySelector('time')
  if (time) time.textContent = new Date(kept.at).toLocaleString(document.documentElement.lang)
  notice.hidden = false
  notice.querySelector('[data-restore]')?.addEventListener('click', () => restore(form, kept))
  notice.querySelector('[data-forget]')?.addEventListener('click', () => {
    forget(key)
    notice.hidden = true
    form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
  })
}

/** The server answers the form with them, lists of any length too, and stores nothing. */
function restore(form: HTMLFormElement, { entries }: Kept): void {
  const again = document.createElement('form')
  // A field of the form is called `action` too.
  const action = form.getAttribute('action') ?? ''
  Object.assign(again, { method: 'post', action, enctype: form.enctype, hidden: true })
  for (const [name, value] of [...entries, ['action', 'kept']] as const) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    again.append(field)
  }
  document.body.append(again)
  again.submit()
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
