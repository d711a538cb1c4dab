import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type Consent,
  type ConsentCategory,
  readConsent,
  writeConsent,
} from '../../platform/external-scripts/consent-categories'
import { readCookie, writeCookie } from './cookies'

/** Event on `document` when a visitor wants to change the consent decision. */
export const CONSENT_REQUESTED = 'pand:consent-asked'

/** Event on `document` after a consent decision. */
export const CONSENT_CHANGED = 'pand:consent'

/** Returns the consent decision of the last 30 days, or null if there is none. */
export function storedConsent(): Consent | null {
  return readConsent(readCookie(CONSENT_COOKIE))
}

/** Stores a visitor's decision and publishes it to this page and to the tags. */
export function decideConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent), CONSENT_DAYS)
  countDecision(consent)
  document.dispatchEvent(new CustomEvent(CONSENT_CHANGED, { detail: consent }))
}

/** Counts the decision on the server by day. The cookie itself is not sent to that endpoint. */
function countDecision(consent: Consent): void {
  const categories = CONSENT_CATEGORIES.filter((name) => consent[name])
  const body = JSON.stringify({ categories })
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/consent', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

export function isAllowed(category: ConsentCategory | 'necessary'): boolean {
  return category === 'necessary' || storedConsent()?.[category] === true
}
