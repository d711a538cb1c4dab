import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import type { FormKind } from '../src/site/forms/forms.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { clickSlowly, fillPerson, formReady, sendButton, sentPath, summaryOf } from './form-page.ts'
import { isFocused, open } from './harness.ts'

const t = translator('nl')
const FORMS: { kind: FormKind; path: string; begin?: (page: Page) => Promise<void> }[] = [
  { kind: 'contact', path: pathOf('contact', 'nl') },
  { kind: 'property-info', path: propertyPath('nl', PROPERTIES.plain), begin: openQuestion },
]

test.each(FORMS)(
  'the submit button of a corrected $kind form does not move before the click',
  async ({ kind, path, begin }) => {
    const { page, problems } = await open(path, { width: 1280, motion: true })
    await begin?.(page)
    const form = await formReady(page, kind)
    await fillPerson(form)
    await form.locator('[name=Email]').fill('mend@@example')
    await form.locator('[name=FirstName]').fill('')
    await sendButton(form).click()
    const summary = summaryOf(form)
    await expect.poll(() => isFocused(summary)).toBe(true)
    const gap = () =>
      form.evaluate((element) => {
        const button = [...element.querySelectorAll('[type=submit]')].at(-1)
        const px = (button?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top
        // Layout counts in 64ths of a pixel; behind that, the scroll position leaves its traces.
        return Math.round(px * 64)
      })
    const before = await gap()

    await correct(page, form.locator('[name=FirstName]'), 'Hanne')
    await correct(page, form.locator('[name=Email]'), 'mend@example.com')
    await expect.poll(() => summary.getByRole('link').count()).toBe(0)
    expect(await gap()).toBe(before)
    await sendButton(form).scrollIntoViewIfNeeded()
    await clickSlowly(page, sendButton(form))
    await page.waitForURL(`**${sentPath('nl', kind)}`)
    expect(problems).toEqual([])
  },
)

test('a form dialog asks for confirmation before closing if something was typed', async () => {
  const { page } = await open(propertyPath('nl', PROPERTIES.plain), { motion: true })
  await openQuestion(page)
  const sheet = page.getByRole('dialog', { name: t('manager.ask') })
  await sheet.waitFor()
  await page.mouse.click(5, 5, { delay: 80 })
  await sheet.waitFor({ state: 'hidden' })

  await openQuestion(page)
  const form = await formReady(page, 'property-info')
  const name = form.locator('[name=FirstName]')
  await name.press('H')
  await page.mouse.click(5, 5, { delay: 80 })
  const question = page.getByRole('alertdialog', { name: t('sheet.unsent') })
  await question.getByRole('button', { name: t('sheet.stay') }).click()
  expect(await name.inputValue()).toBe('H')
  await name.focus()
  for (let press = 0; press < 2; press++) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
  }
  expect(await sheet.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: t('sheet.leave') }).press('Enter')
  await sheet.waitFor({ state: 'hidden' })
})

async function openQuestion(page: Page): Promise<void> {
  await page.locator('a[href="#ask"]:visible').first().click()
}

/** Types in place of what a field holds, as people do. */
async function correct(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText()
  await page.keyboard.type(text)
}
