import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeProblems, open, origin } from './harness.ts'
import { CHANGED, logIn, logInByRequest } from './staff-area.ts'

test('the live preview shows typed text at two widths, and has one visible tab stop', async () => {
  const { page, problems } = await open('/staff', { width: 1440 })
  await logIn(page, 'editor')
  await page.goto(CHANGED.banner.editor)
  await page.getByRole('main').getByRole('link', { name: 'Banner', exact: true }).first().click()
  await page.getByRole('heading', { level: 2, name: 'Voorbeeld' }).waitFor()
  const heading = (name: string) =>
    newestFrame(page).contentFrame().getByRole('heading', { level: 1, name })
  const title = page.getByRole('textbox', { name: 'Titel, Nederlands', exact: true })
  const before = await title.inputValue()
  await heading(before).waitFor()
  await title.fill('Net getypt')
  await heading('Net getypt').waitFor()
  expect(await widthIn(page)).toBe(390)
  const screen = page.getByRole('button', { name: 'Scherm, 1440' })
  await screen.click()
  await expect.poll(() => widthIn(page)).toBe(1440)
  expect(await axeProblems(page)).toEqual([])

  // The preview keeps the focus when it is renewed.
  await title.fill('Nog een titel')
  await screen.focus()
  await page.keyboard.press('Tab')
  const outline = page
    .locator('[data-focused]')
    .evaluate((box) => getComputedStyle(box).outlineStyle)
  expect(await outline).toBe('solid')
  await heading('Nog een titel').waitFor()
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('[data-focused]').count()).toBe(0)
  await page.reload()
  expect(await title.inputValue()).toBe(before)
  expect(problems).toEqual([])
})

test('the tabs show one language, and a click on the words of the preview focuses their field', async () => {
  const { page, problems } = await open('/staff', { width: 1440 })
  await logIn(page, 'editor')
  await page.goto(CHANGED.banner.editor)
  await page.getByRole('main').getByRole('link', { name: 'Banner', exact: true }).first().click()
  const title = (lang: string) =>
    page.getByRole('textbox', { name: `Titel, ${lang}`, exact: true, includeHidden: true })
  const french = await title('Frans').inputValue()
  expect(await title('Frans').isVisible()).toBe(false)
  const heading = newestFrame(page).contentFrame().getByRole('heading', { level: 1 })
  await heading.click()
  expect(await isFocused(title('Nederlands'))).toBe(true)

  await page.keyboard.press('Shift+Tab')
  await page.getByRole('radio', { name: /^Nederlands/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => heading.textContent()).toBe(french)
  expect(await title('Nederlands').isVisible()).toBe(false)
  await heading.click()
  expect(await isFocused(title('Frans'))).toBe(true)
  await page.getByRole('checkbox', { name: 'Vergelijk met Nederlands' }).check()
  expect(await title('Nederlands').isVisible()).toBe(true)
  expect(await axeProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

test('two clicks on the home page lead to the field of its first words', async () => {
  const { page, problems } = await open('/staff', { width: 1440 })
  await logInByRequest(page.request, 'editor')
  const form = { state: 'on', returnTo: '/nl/' }
  await page.request.post('/staff/preview', { form, headers: { Origin: origin } })
  await page.goto('/nl/')
  await page
    .getByRole('link', { name: /^Bewerk: Banner/ })
    .first()
    .click()
  await newestFrame(page).contentFrame().getByRole('heading', { level: 1 }).click()
  expect(await isFocused(page.getByRole('textbox', { name: /^Titel, / }))).toBe(true)
  expect(problems).toEqual([])
})

test('all languages of a form are visible without scripts', async () => {
  const { page } = await open('/staff', { javascript: false })
  await logInByRequest(page.request, 'editor')
  await page.goto(CHANGED.text)
  expect(await page.getByRole('textbox', { name: /^Titel, / }).count()).toBe(4)
  expect(await page.getByRole('radio', { name: /^Frans/ }).isVisible()).toBe(false)
})

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement)
}

/** Returns the frame of the newest preview. It loads behind the visible frame. */
function newestFrame(page: Page): Locator {
  return page.locator('iframe[title="De pagina met wat u nu hebt ingevuld"]').last()
}

/** The width at which the page in the frame is laid out. */
function widthIn(page: Page): Promise<number> {
  return newestFrame(page).evaluate((frame: HTMLIFrameElement) => frame.clientWidth)
}
