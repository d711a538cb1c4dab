import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeProblems, open } from './harness.ts'
import { CHANGED, logIn } from './staff-area.ts'

test('the live preview shows typed text at two widths without storing it', async () => {
  const { page, problems } = await open('/staff', { width: 1440 })
  await logIn(page, 'editor')
  await openBanner(page)
  const frame = newestFrame(page).contentFrame()
  const title = page.getByRole('textbox', { name: 'Titel, Nederlands', exact: true })
  const before = await title.inputValue()
  await frame.getByRole('heading', { level: 1, name: before }).waitFor()
  await title.fill('Net getypt')
  await frame.getByRole('heading', { level: 1, name: 'Net getypt' }).waitFor()
  expect(await widthIn(page)).toBe(390)
  await page.getByRole('button', { name: 'Scherm, 1440' }).click()
  await expect.poll(() => widthIn(page)).toBe(1440)
  expect(await axeProblems(page)).toEqual([])
  await page.reload()
  expect(await title.inputValue()).toBe(before)
  expect(problems).toEqual([])
})

test('the live preview has one tab stop', async () => {
  const { page } = await open('/staff', { width: 1440 })
  await logIn(page, 'editor')
  await openBanner(page)
  await newestFrame(page).contentFrame().locator('h1').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Scherm, 1440' }).focus()
  const stops: boolean[] = []
  while (stops.length < 4 && stops.at(-1) !== false) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.tagName === 'IFRAME'))
  }
  expect(stops).toEqual([true, false])
})

test('the live preview shows that it has the keyboard focus, and keeps it when it is renewed', async () => {
  const { page } = await open('/staff', { width: 1440 })
  await logIn(page, 'editor')
  await openBanner(page)
  const heading = newestFrame(page).contentFrame().locator('h1').first()
  await heading.waitFor({ state: 'attached' })
  const title = page.getByRole('textbox', { name: 'Titel, Nederlands', exact: true })
  await title.fill('Nog een titel')
  await page.getByRole('button', { name: 'Scherm, 1440' }).focus()
  await page.keyboard.press('Tab')
  const outline = () =>
    page.locator('[data-focused]').evaluate((box) => getComputedStyle(box).outline)
  expect(await outline()).toContain('solid')
  await newestFrame(page).contentFrame().getByRole('heading', { name: 'Nog een titel' }).waitFor()
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('[data-focused]').count(), { timeout: 3000 }).toBe(0)
})

async function openBanner(page: Page): Promise<void> {
  await page.goto(CHANGED.banner.editor)
  await page.getByRole('main').getByRole('link', { name: 'Banner', exact: true }).first().click()
  await page.getByRole('heading', { level: 2, name: 'Voorbeeld' }).waitFor()
}

/** Returns the frame of the newest preview. It loads behind the visible frame. */
function newestFrame(page: Page): Locator {
  return page.locator('iframe[title="De pagina met wat u nu hebt ingevuld"]').last()
}

/** The width at which the page in the frame is laid out. */
function widthIn(page: Page): Promise<number> {
  return newestFrame(page).evaluate((frame: HTMLIFrameElement) => frame.clientWidth)
}
