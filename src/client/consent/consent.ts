import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type Consent,
  type ConsentCategory,
  readConsent,
  writeConsent,
} from '../../domain/content/consent'
import { readCookie, writeCookie } from './cookies'

/** Event on `document` when a visitor wants to change a decision. */
export const CONSENT_ASKED = 'pand:consent-asked'

/** Event on `document` after a consent decision. */
export const CONSENT_CHANGED = 'pand:consent'

/** The consent decision of the last 30 days; null without one. */
export function storedConsent(): Consent | null {
  return readConsent(readCookie(CONSENT_COOKIE))
}

/** Stores a visitor's decision, and announces it to this page and to the tags. */
export function decideConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent), CONSENT_DAYS)
  document.dispatchEvent(new CustomEvent(CONSENT_CHANGED, { detail: consent }))
}

export function isAllowed(category: ConsentCategory | 'necessary'): boolean {
  return category === 'necessary' || storedConsent()?.[category] === true
}
