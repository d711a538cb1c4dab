import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  CONSENT_CHANGED,
  CONSENT_REQUESTED,
  decideConsent,
  storedConsent,
} from '../../client/consent/consent'
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  consentTo,
} from '../../platform/external-scripts/consent-categories'
import type { Translate } from '../../platform/i18n'
import { type Texts, translatorOf } from '../../platform/i18n/texts'
import { SHEET_TEXTS, Sheet } from '../ui/sheet'

/** Prefixes of the texts of the consent form. */
export const CONSENT_CHOICES_TEXTS = [
  'consent.choose',
  'consent.necessary',
  'consent.necessarytext',
  'consent.save',
  'consent.text',
  'consent.title',
  ...CONSENT_CATEGORIES.map((category) => `consent.${category}` as const),
  ...SHEET_TEXTS,
] as const
export type ConsentText = (typeof CONSENT_CHOICES_TEXTS)[number]

export interface ConsentChoicesProps {
  texts: Texts<ConsentText>
  /** The link to the cookie policy, or null if there is none. */
  policy: { href: string; label: string } | null
}

/**
 * The button of a sheet with the consent categories and a form to choose some. Only the browser renders the sheet,
 * because the dialog needs a script anyway.
 */
export function ConsentChoices({ texts, policy }: ConsentChoicesProps) {
  const t = translatorOf(texts)
  const [isHydrated, setHydrated] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => setHydrated(true), [])
  return (
    <>
      <button
        type="button"
        className="choose"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        {t('consent.choose')}
      </button>
      {isHydrated && (
        <Sheet ref={sheet} t={t} id="consent-sheet" title={t('consent.title')} isGuarded={false}>
          <p>
            {t('consent.text')} {policy && <a href={policy.href}>{policy.label}</a>}
          </p>
          <ConsentForm t={t} onSave={() => sheet.current?.close()} />
        </Sheet>
      )}
    </>
  )
}

/** The check boxes of the categories. They show the visitor's stored decision, or are empty without one. */
function ConsentForm({ t, onSave }: { t: Translate<ConsentText>; onSave(): void }) {
  const [selected, setSelected] = useState(storedCategories)
  useEffect(
    () => onEvents([CONSENT_REQUESTED, CONSENT_CHANGED], () => setSelected(storedCategories())),
    [],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The page is inert below the open sheet, so the sheet closes before the focus returns to the page.
    onSave()
    decideConsent(consentTo(selected))
  }
  return (
    <form onSubmit={submit}>
      <ul>
        <li>
          <label className="check">
            <input type="checkbox" defaultChecked disabled />
            <span>
              <b>{t('consent.necessary')}</b> {t('consent.necessarytext')}
            </span>
          </label>
        </li>
        {CONSENT_CATEGORIES.map((category) => (
          <li key={category}>
            <label className="check">
              <input
                type="checkbox"
                name="category"
                value={category}
                checked={selected.includes(category)}
                onChange={({ currentTarget }) => setSelected(tickedIn(currentTarget.form))}
              />
              <span>
                <b>{t(`consent.${category}`)}</b> {t(`consent.${category}.text`)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" className="button">
        {t('consent.save')}
      </button>
    </form>
  )
}

function tickedIn(form: HTMLFormElement | null): ConsentCategory[] {
  const ticked = form ? new FormData(form).getAll('category') : []
  return CONSENT_CATEGORIES.filter((category) => ticked.includes(category))
}

function storedCategories(): ConsentCategory[] {
  const stored = storedConsent()
  return CONSENT_CATEGORIES.filter((category) => stored?.[category])
}

/** Listens to events on `document`. Returns a function that removes the listener. */
function onEvents(types: readonly string[], listener: () => void): () => void {
  for (const type of types) document.addEventListener(type, listener)
  return () => {
    for (const type of types) document.removeEventListener(type, listener)
  }
}
