import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeProblems, open } from './harness.ts'
import { CHANGED, logIn } from './staff-area.ts'

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

/** Returns the frame of the newest preview. It loads behind the visible frame. */
function newestFrame(page: Page): Locator {
  return page.locator('iframe[title="De pagina met wat u nu hebt ingevuld"]').last()
}

/** The width at which the page in the frame is laid out. */
function widthIn(page: Page): Promise<number> {
  return newestFrame(page).evaluate((frame: HTMLIFrameElement) => frame.clientWidth)
}
