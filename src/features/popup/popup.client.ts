import { storedConsent } from '../../client/consent/consent'
import { readCookie, writeCookie } from '../../client/consent/cookies'
import { find } from '../../client/hooks'
import { addStylesheet } from '../../client/stylesheet'
import stylesheet from './popup.css?url'

const SEEN_COOKIE = 'popup-seen'
const SEEN_DAYS = 1

const AGAIN_AFTER_MS = 5000

/** The key in session storage for a visitor who left this page without sending its form. */
const EXIT_KEY = 'popup-after'

/**
 * Shows the agency's popup after its delay, at most once a day and within its period. The script checks the period, as
 * pages are cached for longer than a day.
 */
export function mount(element: HTMLElement): void {
  const dialog = element.querySelector('dialog')
  if (!dialog) return
  dialog.addEventListener('close', markSeen)
  dialog.querySelector('a')?.addEventListener('click', markSeen)
  schedule(dialog)
  // The back button restores the page without running this script again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && dialog.dataset.after) schedule(dialog)
  })
}

function schedule(dialog: HTMLDialogElement): void {
  const { link = '', delay = '0', from = '', until = '', after = '', thanks = '' } = dialog.dataset
  if (readCookie(SEEN_COOKIE) || !isInPeriod(from, until, new Date())) return
  if (link && isCurrentPage(link)) {
    markSeen()
    return
  }
  if (after && !isReturnFrom(after, thanks)) return
  setTimeout(async () => {
    await addStylesheet(stylesheet)
    openWhenFree(dialog)
  }, Number(delay) * 1000)
}

/** Returns true if this session left the page `after`, unless a thank-you page followed. */
function isReturnFrom(after: string, thanks: string): boolean {
  try {
    const isThanked = location.pathname.startsWith(thanks)
    if (isCurrentPage(after)) sessionStorage.setItem(EXIT_KEY, '1')
    else if (isThanked) sessionStorage.removeItem(EXIT_KEY)
    else return sessionStorage.getItem(EXIT_KEY) !== null
  } catch {
    // Without session storage the popup does not show.
  }
  return false
}

function isCurrentPage(address: string): boolean {
  return new URL(address, location.href).pathname === location.pathname
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
  const isRequested = consent !== null && (storedConsent() === null || !consent.hidden)
  const isOpen = document.querySelector('dialog[open], :popover-open')
  const isTyping = document.activeElement?.matches('input, select, textarea')
  return isRequested || isOpen !== null || isTyping === true
}

/**
 * Returns true if a time is within a period of days in Belgium, `2026-07-01` to `2026-08-31`, both included. An empty
 * day leaves that side open.
 */
export function isInPeriod(from: string, until: string, now: Date): boolean {
  // The Swedish locale formats dates as ISO 8601.
  const today = now.toLocaleDateString('sv', { timeZone: 'Europe/Brussels' })
  return today >= from && (until === '' || today <= until)
}
