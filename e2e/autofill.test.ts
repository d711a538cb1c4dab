import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath, SEARCHES, thanksPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
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

/** The headless shell of Chromium has no autofill. */
const HAS_AUTOFILL = !findChromium()?.includes('headless-shell')

describe.skipIf(!HAS_AUTOFILL)('autofill by Chromium', () => {
  test('fills in a visit request, but not its honeypot', async () => {
    const { page } = await open(`${propertyPath('de', PROPERTIES.plain)}#visit`, {
      javascript: false,
    })
    const form = page.locator('form:has([name=middleName]):visible')
    await autofill(form, 'FirstName')
    expect(await form.locator('[name=middleName]').inputValue()).toBe('')
  })

  test('fills in the form of a saved search, but not its honeypot', async () => {
    const { page } = await open(pathOf('rent', 'fr'), { javascript: false, lang: 'fr-BE' })
    const offer = translator('fr')('searches.offer')
    await page.getByRole('button', { name: offer }).first().click()
    const form = page.locator(`form[action="${SEARCHES.ask}"]`)
    await autofill(form, 'email')
    expect(await form.locator('[name=middleName]').inputValue()).toBe('')
  })

  test('fills in a form that is then sent', async () => {
    const { page } = await open(pathOf('contact', 'fr'), { lang: 'fr-BE' })
    const form = await formReady(page, 'contact')
    await autofill(form, 'FirstName')
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
