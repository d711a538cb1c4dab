import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { LANGS, type Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { projectPath, propertyPath, SEARCHES, thanksPath } from '../src/urls.ts'
import {
  GUIDE_PAGE_ID,
  onePageDemandPath,
  PROJECT,
  PROPERTIES,
  pathOf,
  pathOfId,
  RENTAL_APPLICATION_PAGE_ID,
  withLangs,
} from './demo.ts'
import { formReady, sendButton } from './form-page.ts'
import { open } from './harness.ts'

const VISITOR = {
  NAME_FIRST: 'Lotte',
  NAME_MIDDLE: 'Fien',
  NAME_LAST: 'Claes',
  COMPANY_NAME: 'Claes bv',
  EMAIL_ADDRESS: 'lotte@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+32470123456',
  ADDRESS_HOME_LINE1: 'Coupure 12',
  ADDRESS_HOME_CITY: 'Gent',
  ADDRESS_HOME_STATE: 'Oost-Vlaanderen',
  ADDRESS_HOME_ZIP: '9000',
  ADDRESS_HOME_COUNTRY: 'BE',
}

/** Every form with a honeypot. A plain page shows all steps of a form. */
const FORMS: { name: string; path: (lang: Lang) => string }[] = [
  { name: 'contact', path: (lang) => pathOf('contact', lang) },
  { name: 'site-contact', path: (lang) => pathOf('agency', lang) },
  { name: 'rental application', path: (lang) => pathOfId(RENTAL_APPLICATION_PAGE_ID, lang) },
  { name: 'guide', path: (lang) => pathOfId(GUIDE_PAGE_ID, lang) },
  { name: 'search request', path: (lang) => pathOf('demand', lang) },
  { name: 'search request on one page', path: onePageDemandPath },
  { name: 'valuation', path: (lang) => pathOf('valuation', lang) },
  { name: 'question', path: (lang) => `${propertyPath(lang, PROPERTIES.plain)}#ask` },
  { name: 'visit', path: (lang) => `${propertyPath(lang, PROPERTIES.plain)}#visit` },
  { name: 'documents', path: (lang) => `${propertyPath(lang, PROPERTIES.plain)}#gate` },
  { name: 'question about a project', path: (lang) => `${projectPath(lang, PROJECT)}#ask` },
]

/** The headless shell of Chromium has no autofill. */
const HAS_AUTOFILL = !findChromium()?.includes('headless-shell')

describe.skipIf(!HAS_AUTOFILL)('autofill by Chromium', () => {
  test.each(withLangs(FORMS, LANGS))(
    'fills in the form $name in $lang, but not its honeypot',
    async ({ lang, path }) => {
      const { page } = await open(path(lang), { javascript: false, lang: `${lang}-BE` })
      const form = page.locator('form:has([name=middleName]):visible')
      await autofill(form, 'FirstName')
      expect(await form.locator('[name=middleName]').inputValue()).toBe('')
    },
  )

  test('fills in the form of a saved search, but not its honeypot', async () => {
    const { page } = await open(pathOf('rent', 'fr'), { javascript: false, lang: 'fr-BE' })
    const offer = translator('fr')('searches.offer')
    await page.getByRole('button', { name: offer }).first().click()
    const form = page.locator(`form[action="${SEARCHES.ask}"]`)
    await autofill(form, 'email')
    expect(await form.locator('[name=middleName]').inputValue()).toBe('')
  })

  test.each(LANGS)('fills in a form in %s that is then sent', async (lang) => {
    const { page } = await open(pathOf('contact', lang), { lang: `${lang}-BE` })
    const form = await formReady(page, 'contact')
    await autofill(form, 'FirstName')
    await sendButton(form).click()
    await page.waitForURL(`**${thanksPath(lang, 'contact')}`)
  })

  test('does not prevent sending by a value in the honeypot', async () => {
    const { page } = await open(pathOf('contact', 'fr'), { lang: 'fr-BE' })
    const form = await formReady(page, 'contact')
    const honeypot = form.locator('[name=middleName]')
    // Chromium fills in a text field with this name.
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.type = 'text'
    })
    await autofill(form, 'FirstName')
    await expect.poll(() => honeypot.inputValue()).toBe(VISITOR.NAME_MIDDLE)
    await sendButton(form).click()
    await page.waitForURL(`**${thanksPath('fr', 'contact')}`)
  })
})

/** Fills in a form with the address of a visitor, as Chromium does when the visitor picks it at a field. */
async function autofill(form: Locator, name: string): Promise<void> {
  const field = form.locator(`[name=${name}]`)
  const cdp = await form.page().context().newCDPSession(form.page())
  await cdp.send('DOM.enable')
  await cdp.send('Autofill.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const selector = `[id="${await field.getAttribute('id')}"]`
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await cdp.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(VISITOR).map(([type, value]) => ({ name: type, value }))
  // Chromium reads new forms after a pause, and fills in only those that it has read.
  await expect
    .poll(async () => {
      await cdp
        .send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
        .catch(() => {})
      return field.evaluate((input) => input.matches(':autofill'))
    })
    .toBe(true)
}
