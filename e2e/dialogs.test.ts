import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import type { FormKind } from '../src/site/forms/forms.ts'
import { loginPath, propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf, withLangs } from './demo.ts'
import { clickSlowly, fillPerson, formReady, sendButton, sentPath, summaryOf } from './form-page.ts'
import { isFocused, open } from './harness.ts'

interface FormExample {
  kind: FormKind
  path(lang: Lang): string
  /** Opens the form on its page. */
  begin?(page: Page, lang: Lang): Promise<unknown>
}

const openQuestion = (page: Page) => page.locator('a[href="#ask"]:visible').first().click()
const goToLastStep = async (page: Page, lang: Lang) => {
  const next = page.getByRole('button', { name: translator(lang)('form.next') })
  await next.click()
  if (await next.count()) await next.click()
}

const FORMS: FormExample[] = [
  { kind: 'contact', path: (lang) => pathOf('contact', lang) },
  { kind: 'valuation', path: (lang) => pathOf('valuation', lang), begin: goToLastStep },
  {
    kind: 'property-info',
    path: (lang) => propertyPath(lang, PROPERTIES.plain),
    begin: openQuestion,
  },
  {
    kind: 'document-request',
    path: (lang) => propertyPath(lang, PROPERTIES.plain),
    begin: (page) => page.locator('#documents').getByRole('link').first().click(),
  },
]

describe('the submit button of a corrected form', () => {
  test.each(withLangs(FORMS))(
    'submits $kind in $lang without moving before the click',
    async (example) => {
      const { lang } = example
      const { page, problems } = await open(example.path(lang), {
        lang: `${lang}-BE`,
        width: 1280,
        motion: true,
      })
      await example.begin?.(page, lang)
      const form = await formReady(page, example.kind)
      await fillPerson(form)
      await form.locator('[name=Email]').fill('mend@@example')
      await form.locator('[name=FirstName]').fill('')
      await sendButton(form).click()
      const summary = summaryOf(form)
      await expect.poll(() => isFocused(summary)).toBe(true)
      const links = summary.getByRole('link')
      const gap = () =>
        form.evaluate((element) => {
          const button = [...element.querySelectorAll('[type=submit]')].at(-1)
          const px =
            (button?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top
          // Layout counts in 64ths of a pixel; behind that, the scroll position leaves its traces.
          return Math.round(px * 64)
        })
      const before = await gap()

      await correct(page, form.locator('[name=FirstName]'), 'Hanne')
      await correct(page, form.locator('[name=Email]'), 'mend@example.com')
      await expect.poll(() => links.count()).toBe(0)
      expect(await gap()).toBe(before)
      await sendButton(form).scrollIntoViewIfNeeded()
      await clickSlowly(page, sendButton(form))
      if (example.kind === 'document-request') {
        await page.getByRole('dialog').getByText(translator(lang)('form.sent')).waitFor()
      } else await page.waitForURL(`**${sentPath(lang, example.kind)}`)
      expect(problems).toEqual([])
    },
  )
})

describe('a form dialog', () => {
  const lang = 'nl'
  const t = translator(lang)

  test('asks for confirmation before closing if something was typed', async () => {
    const { page } = await open(propertyPath(lang, PROPERTIES.plain), {
      lang: `${lang}-BE`,
      motion: true,
    })
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
    // On a busy machine the event of the close before comes as late as this.
    await question.dispatchEvent('close')
    await question.getByRole('button', { name: t('sheet.leave') }).press('Enter')
    await sheet.waitFor({ state: 'hidden' })
  })
})

const LOG_INS = [
  { who: 'an owner', path: loginPath, email: 'owner@example.com', password: 'lindehof-owner' },
  {
    who: 'staff',
    path: (lang: Lang) => `/staff?lang=${lang}`,
    email: 'editor@example.com',
    password: 'lindehof-editor',
  },
]

describe('the submit button of a corrected log-in', () => {
  test.each(withLangs(LOG_INS))(
    'logs in $who in $lang',
    async ({ lang, path, email, password }) => {
      const { page } = await open(path(lang), { lang: `${lang}-BE`, width: 1280, motion: true })
      const field = page.locator('[type=password]')
      const button = page.locator('main [type=submit]:not([formaction])')
      await page.locator('main [name=email]').fill(email)
      await field.fill('not this one')
      await clickSlowly(page, button)
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor()

      await field.click({ delay: 80 })
      await correct(page, field, password)
      await clickSlowly(page, button)
      await field.waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  )
})

/** Types in place of what a field holds, as people do. */
async function correct(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText()
  await page.keyboard.type(text)
}
