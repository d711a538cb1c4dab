import { announceConsent, startConsentMode } from '../../client/consent/analytics'
import {
  CONSENT_CHANGED,
  CONSENT_REQUESTED,
  decideConsent,
  storedConsent,
} from '../../client/consent/consent'
import { canLoad, listedScripts, loadExternalScript } from '../../client/consent/external-scripts'
import { find } from '../../client/hooks'
import { type Consent, consentToAll } from '../../platform/external-scripts/consent-categories'

/**
 * Shows the consent dialog to a visitor without a stored choice, or on request. Loads the scripts of every page once
 * they are allowed.
 */
export function mount(element: HTMLElement): void {
  startConsentMode()
  loadPageScripts()
  document.addEventListener(CONSENT_CHANGED, (event) => {
    announceConsent((event as CustomEvent<Consent>).detail)
    loadPageScripts()
  })
  const dialog = find(element, 'consent-dialog')
  if (!dialog) return
  listen(dialog)
  dialog.hidden = storedConsent() !== null
}

function listen(dialog: HTMLElement): void {
  let opener: HTMLElement | null = null
  const close = () => {
    dialog.hidden = true
    opener?.focus()
    opener = null
  }
  const open = (by: HTMLElement) => {
    opener = by
    document.dispatchEvent(new CustomEvent(CONSENT_REQUESTED))
    dialog.hidden = false
    dialog.focus()
  }
  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (answer) decideConsent(consentToAll(answer.dataset.consent === 'all'))
  })
  document.addEventListener(CONSENT_CHANGED, close)
  // Escape stores no choice, so the next page shows the dialog again. In the sheet of choices it closes only the sheet.
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !dialog.querySelector('[open]')) close()
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-ask-consent]') : null
    if (button instanceof HTMLElement) open(button)
  })
}

function loadPageScripts(): void {
  for (const { id, on } of listedScripts()) {
    if (on === 'page' && canLoad(id)) loadExternalScript(id)
  }
}
