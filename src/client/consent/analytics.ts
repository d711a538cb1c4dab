import {
  CONSENT_CATEGORIES,
  type Consent,
  consentToAll,
  wordFor,
} from '../../platform/external-scripts/consent-categories'
import { readJsonObject } from '../../platform/format/json'
import { isAllowed, storedConsent } from './consent'

declare global {
  interface Window {
    /** Google's tag format, which tags of other vendors also read. */
    dataLayer?: unknown[]
  }
}

/** Sends the Consent Mode defaults (denied) and the visitor's stored decision before any tag loads. */
export function startConsentMode(): void {
  command('consent', 'default', consentWords(consentToAll(false)))
  const stored = storedConsent()
  if (stored) command('consent', 'update', consentWords(stored))
}

/** Publishes a new consent decision. It also counts the page view, because no tag was loaded when the page opened. */
export function announceConsent(consent: Consent): void {
  command('consent', 'update', consentWords(consent))
  command('event', 'page_view')
}

export function configureTag(tagId: string): void {
  command('js', new Date())
  command('config', tagId)
}

/**
 * Counts a submitted form if the visitor allows analytics. Sends the event `form_submission` and the conversion that is
 * configured for the form as a JSON object (`{"event":"conversion","send_to":"…"}`). An invalid conversion is ignored.
 */
export function trackFormSubmission(kind: string, conversion?: string): void {
  if (!isAllowed('analytics_storage')) return
  command('event', 'form_submission', { event_category: 'Forms', event_label: kind, value: 1 })
  const { event = 'conversion', ...facts } = readJsonObject(conversion) ?? {}
  if (Object.keys(facts).length > 0 && isAllowed('ad_storage')) command('event', event, facts)
}

function consentWords(consent: Consent): Record<string, string> {
  return Object.fromEntries(CONSENT_CATEGORIES.map((name) => [name, wordFor(consent[name])]))
}

function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: tags distinguish commands from events by this type
  window.dataLayer.push(arguments)
}
