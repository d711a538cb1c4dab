import type { Locator, Page } from 'playwright-core'
import type { FormKind } from '../src/domain/lead/form-kind.ts'

/** The form of a kind once its script has taken it over; most scripts come when it is first used. */
export async function formReady(page: Page, kind: FormKind): Promise<Locator> {
  const form = page.locator(`form[data-kind="${kind}"]`)
  const field = form.locator('input:visible:not([tabindex="-1"])').first()
  await field.focus()
  await page
    .locator('pand-island[name="form"][ready]', { has: form })
    .waitFor({ state: 'attached' })
  return form
}

/** The button that sends it, whatever it says just now. */
export function sendButton(form: Locator): Locator {
  return form.locator('button[data-sending]')
}

/** What is wrong with it, above its fields. */
export function summaryOf(form: Locator): Locator {
  return form.getByRole('region')
}

/** Says who writes; the same person in every test. */
export async function fillPerson(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries(PERSON)) {
    await form.locator(`[name="${name}"]`).fill(value)
  }
}

const PERSON = {
  FirstName: 'Hanne',
  Name: 'De Smet',
  Email: 'hanne@example.com',
  PhoneNumber: '0470 12 34 56',
}
