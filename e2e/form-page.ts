import type { Locator, Page } from 'playwright-core'
import type { Lang } from '../src/platform/format/lang.ts'
import { FORMS, type FormKind } from '../src/site/forms/forms.ts'
import { thanksPath } from '../src/urls.ts'

/** Returns the form of a kind. A page has at most one. */
export function formOf(page: Page, kind: FormKind): Locator {
  return page.locator(`form[method=post]:is(#form-${kind}, [id^="form-${kind}-"])`)
}

/** Returns the form after its island is hydrated. Most islands are hydrated on first use. */
export async function formReady(page: Page, kind: FormKind): Promise<Locator> {
  const form = formOf(page, kind)
  const field = form.locator('input:visible:not([tabindex="-1"])').first()
  await field.focus()
  await form.locator('xpath=ancestor::pand-island[1][@ready]').waitFor({ state: 'attached' })
  return form
}

/** Returns the path of the thank-you page of a form. */
export function sentPath(lang: Lang, kind: FormKind): string {
  return thanksPath(lang, FORMS[kind].thanks.page)
}

/** Returns the form's submit button, independent of its current label. */
export function sendButton(form: Locator): Locator {
  return form.locator('button[type=submit]').last()
}

/** Returns the error summary above the form's fields. */
export function summaryOf(form: Locator): Locator {
  return form.getByRole('region')
}

/** Fills in the sender's fields, and the question if the form requires one. */
export async function fillPerson(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries(PERSON)) {
    await form.locator(`[name="${name}"]`).fill(value)
  }
  const question = form.locator('textarea[required]')
  if (await question.count()) await question.fill('Is het nog vrij?')
}

/** Clicks with a delay between press and release. */
export async function clickSlowly(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not visible')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 80 })
}

const PERSON = {
  FirstName: 'Hanne',
  Name: 'De Smet',
  Email: 'hanne@example.com',
  PhoneNumber: '0470 12 34 56',
}
