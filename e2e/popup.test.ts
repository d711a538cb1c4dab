import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import settings from '../seeds/settings.json'
import { pathOf } from './demo.ts'
import { axeInBothSchemes, isFocused, open, waitForIsland, waitTwoFrames } from './harness.ts'

const { title, linkText, delay } = settings.popup

test('the popup opens once a day after the valuation page, and returns the focus', async () => {
  const { page, problems } = await open(pathOf('valuation', 'nl'), { popup: true })
  await popupReady(page)
  const dialog = page.getByRole('dialog', { name: title.nl })
  await page.clock.fastForward((delay + 5) * 1000)
  expect(await dialog.isVisible()).toBe(false)
  await page.goto('/nl/')
  await popupReady(page)
  // The browser's clock runs on between the steps, so half of the delay leaves time for a slow machine.
  await page.clock.fastForward((delay / 2) * 1000)
  expect(await dialog.isVisible()).toBe(false)
  const start = page.getByRole('link', { name: 'Lindehof, naar de startpagina' }).first()
  await start.focus()
  await page.clock.fastForward((delay / 2) * 1000)
  await dialog.waitFor()
  expect(await axeInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(start)).toBe(true)
  // The browser tells of the close in a task of its own, after the dialog is gone.
  await expect.poll(async () => (await seenCookie(page))?.expires).toBeGreaterThan(0)
  await page.reload()
  await popupReady(page)
  await page.clock.fastForward((delay + 5) * 1000)
  expect(await dialog.isVisible()).toBe(false)
  expect(problems).toEqual([])
})

test('the popup does not open while the visitor types or before the consent decision', async () => {
  const { page } = await open(pathOf('valuation', 'fr'), {
    lang: 'fr',
    popup: true,
    consentRefused: false,
  })
  await popupReady(page)
  await page.goto('/fr/a-vendre')
  await popupReady(page)
  const dialog = page.getByRole('dialog', { name: title.fr })
  await page.getByRole('combobox').first().focus()
  await page.clock.fastForward((delay + 1) * 1000)
  await styled(page)
  expect(await dialog.isVisible()).toBe(false)
  await page.locator('[data-consent=none]').click()
  await page.getByRole('combobox').first().focus()
  await page.clock.fastForward(6000)
  expect(await dialog.isVisible()).toBe(false)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.fastForward(6000)
  await dialog.waitFor()
  await dialog.getByRole('link', { name: linkText.fr }).click()
  await page.waitForURL(`**${pathOf('contact', 'fr')}`)
  expect(await seenCookie(page)).toBeDefined()
})

async function popupReady(page: Page): Promise<void> {
  await waitForIsland(page, 'popup')
}

/** The popup asks whether it may open once its stylesheet is there. */
async function styled(page: Page): Promise<void> {
  const stylesheet = page.locator('link[rel=stylesheet][href*="/popup-"]')
  await expect
    .poll(() => stylesheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true)
  await waitTwoFrames(page)
}

async function seenCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'popup-seen')
}
