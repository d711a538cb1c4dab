import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import type { FormKind } from '../src/site/forms/forms.ts'
import { pathOf } from './demo.ts'
import { fillPerson, formOf, formReady, sendButton, sentPath } from './form-page.ts'
import { axeProblems, open } from './harness.ts'

test('without JavaScript a form shows its errors, and is stored as a lead after correction', async () => {
  const lang = 'fr'
  const kind = 'contact'
  const { page } = await open(pathOf(kind, lang), { javascript: false, lang: `${lang}-BE` })
  const form = formOf(page, kind)
  await fillPerson(form)
  await form.locator('[name=FirstName]').fill('')
  await press(form)
  const error = page.locator(`[id$="-FirstName-error"]`)
  expect((await error.textContent())?.trim()).toBe(translator(lang)('issue.required.firstname'))
  expect(await form.locator('[name=Name]').inputValue()).toBe('De Smet')
  await form.locator('[name=FirstName]').fill('Hanne')
  await press(form)
  await expectThanksPage(page, lang, kind)
})

test('with JavaScript the valuation form is stored as a lead', async () => {
  const { page, problems } = await open(pathOf('valuation', 'de'), { lang: 'de-BE' })
  const form = await formReady(page, 'valuation')
  const t = translator('de')
  const next = form.getByRole('button', { name: t('form.next') })
  while (await next.count()) await next.click()
  const answers = form.locator('.answers')
  expect(await answers.textContent()).toContain(t('valuation.purpose'))
  await answers.getByRole('button').click()
  await expect.poll(() => step(form)).toBe(`1. ${t('valuation.steps.home')}`)
  await form.locator('[name=DemandCity]').fill('Eupen')
  await next.click()
  expect(await answers.textContent()).toContain('Eupen')
  await fillPerson(form)
  await press(form)
  await expectThanksPage(page, 'de', 'valuation')
  expect(problems).toEqual([])
})

test('a search request can be sent by keyboard', async () => {
  const t = translator('nl')
  const { page } = await open(pathOf('demand', 'nl'))
  const form = await formReady(page, 'demand')
  await page.keyboard.press('ArrowDown')
  expect(await form.getByLabel(t('demand.rent')).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await form.getByRole('button', { name: t('form.next') }).press('Enter')
  await expect.poll(() => step(form)).toBe(`2. ${t('demand.steps.place')}`)

  await page.keyboard.press('Tab')
  await page.keyboard.type('9000')
  await form.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: t('demand.remove', { name: 'Gent 9000' }) }).waitFor()
  expect(await form.locator('[name=Zips]').inputValue()).toBe('9000')
  const maxHandle = form.getByRole('slider').last()
  expect([await maxHandle.getAttribute('max'), await maxHandle.getAttribute('step')]).toEqual([
    '5000',
    '100',
  ])
  await maxHandle.press('ArrowLeft')
  await expect.poll(() => form.locator('[name=PriceMax]').inputValue()).toBe('4900')
  await form.getByRole('button', { name: t('form.more') }).press('Enter')
  expect(await axeProblems(page)).toEqual([])

  await form.getByRole('button', { name: t('form.previous') }).press('Enter')
  expect(await form.getByLabel(t('demand.rent')).isChecked()).toBe(true)
  for (const at of [2, 3]) {
    await form.getByRole('button', { name: t('form.next') }).press('Enter')
    await expect.poll(() => step(form)).toContain(`${at}.`)
  }
  const answers = form.getByRole('definition').filter({ hasNot: page.getByRole('button') })
  expect((await answers.allTextContents()).map((text) => text.replace('\u00a0', ' '))).toEqual([
    expect.stringContaining(`${t('demand.rent')} · `),
    expect.stringMatching(/^Gent 9000 · Tot € 4.900 · /),
  ])
  await fillPerson(form)
  await form.locator('[name=PhoneNumber]').press('Enter')
  await expectThanksPage(page, 'nl', 'demand')
})

/** The name of the form's current step, as the step list marks it. */
function step(form: Locator): Promise<string | null> {
  return form.locator('[aria-current=step]').textContent()
}

function press(form: Locator): Promise<void> {
  return sendButton(form).click()
}

async function expectThanksPage(page: Page, lang: Lang, kind: FormKind): Promise<void> {
  await page.waitForURL(`**${sentPath(lang, kind)}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
