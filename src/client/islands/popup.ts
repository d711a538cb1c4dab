import { isInPeriod } from '../../domain/content/popup/popup-period'
import stylesheet from '../../styles/shell/popup.css?url'
import { storedConsent } from '../consent/consent'
import { readCookie, writeCookie } from '../consent/cookies'
import { find } from '../hooks'
import { addStylesheet } from '../stylesheet'

const SEEN_COOKIE = 'popup-seen'
const SEEN_DAYS = 1

const AGAIN_AFTER_MS = 5000

/** Shows the agency's popup after its delay, at most once a day, in its period: pages are kept for longer than a day. */
export function mount(element: HTMLElement): void {
  const dialog = element.querySelector('dialog')
  if (!dialog || readCookie(SEEN_COOKIE)) return
  const { link = '', delay = '0', from = '', until = '' } = dialog.dataset
  if (!isInPeriod(from, until, new Date())) return
  if (link && new URL(link, location.href).pathname === location.pathname) {
    markSeen()
    return
  }
  dialog.addEventListener('close', markSeen)
  dialog.querySelector('a')?.addEventListener('click', markSeen)
  setTimeout(async () => {
    await addStylesheet(stylesheet)
    openWhenFree(dialog)
  }, Number(delay) * 1000)
}

function markSeen(): void {
  writeCookie(SEEN_COOKIE, 'true', SEEN_DAYS)
}

/** Opens the popup once consent is decided, no other dialog is open and no field has the focus. */
function openWhenFree(dialog: HTMLDialogElement): void {
  if (isBusy()) {
    setTimeout(() => openWhenFree(dialog), AGAIN_AFTER_MS)
    return
  }
  if (!readCookie(SEEN_COOKIE)) dialog.showModal()
}

function isBusy(): boolean {
  const consent = find(document, 'consent-dialog')
  const isAsked = consent !== null && (storedConsent() === null || !consent.hidden)
  const isOpen = document.querySelector('dialog[open], :popover-open')
  const isTyping = document.activeElement?.matches('input, select, textarea')
  return isAsked || isOpen !== null || isTyping === true
}
