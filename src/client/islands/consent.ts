import { type Consent, consentTo, consentToAll } from '../../domain/content/consent'
import { announceConsent, startConsentMode } from '../consent/analytics'
import { CONSENT_CHANGED, storeConsent, storedConsent } from '../consent/consent'
import { listedScripts, loadExternalScript, mayLoad } from '../consent/external-scripts'

/**
 * Asks a visitor without a decision, or one who wants to change it; loads what every
 * page loads, once it is allowed.
 */
export function mount(element: HTMLElement): void {
  startConsentMode()
  loadPageScripts()
  document.addEventListener(CONSENT_CHANGED, loadPageScripts)
  const dialog = element.querySelector<HTMLElement>('.consent')
  const choices = dialog?.querySelector('form')
  if (!dialog || !choices) return
  listen(dialog, choices)
  dialog.hidden = storedConsent() !== null
}

function listen(dialog: HTMLElement, choices: HTMLFormElement): void {
  let opener: HTMLElement | null = null
  const close = () => {
    dialog.hidden = true
    opener?.focus()
    opener = null
  }
  const open = (by: HTMLElement | null) => {
    opener = by
    showStored(choices)
    dialog.hidden = false
    dialog.focus()
  }
  const decide = (consent: Consent) => {
    storeConsent(consent)
    announceConsent(consent)
    close()
  }
  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (answer) decide(consentToAll(answer.dataset.consent === 'all'))
  })
  choices.addEventListener('submit', (event) => {
    event.preventDefault()
    decide(consentTo(new FormData(choices).getAll('category').map(String)))
  })
  // Escape stores no choice, so the next page shows the dialog again.
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-ask-consent]') : null
    if (button instanceof HTMLElement) open(button)
  })
}

/** Ticks the boxes of the stored choice; without one, none is ticked. */
function showStored(choices: HTMLFormElement): void {
  const stored = storedConsent()
  for (const box of choices.querySelectorAll<HTMLInputElement>('[name=category]')) {
    box.checked = stored?.[box.value as keyof Consent] === true
  }
}

function loadPageScripts(): void {
  for (const { id, on } of listedScripts()) {
    if (on === 'page' && mayLoad(id)) loadExternalScript(id)
  }
}
