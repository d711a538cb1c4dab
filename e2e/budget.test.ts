import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { follow, open } from './harness.ts'
import { moreFilters, requestsOf, searchButton, searchReady } from './search-page.ts'

test('the budget slider moves by keyboard in steps, and filters the list when it stops', async () => {
  const path = '/fr/a-louer'
  const { page, problems } = await openSlider(path, 'fr')
  const requests = requestsOf(page)
  const [low, high] = handles(page)
  expect(await high.getAttribute('aria-valuetext')).toBe('€\u00a05.000+')
  await low.focus()
  for (const value of ['100', '200', '300']) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => low.inputValue()).toBe(value)
  }
  await page.waitForURL(`**${path}?budget=300-5000`)
  expect(await page.locator('select[name=pricemin]').inputValue()).toBe('300')
  await page.keyboard.press('End')
  await expect.poll(() => low.inputValue()).toBe('4900')
  await page.keyboard.press('Home')
  await page.waitForURL(`**${path}`)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('range')

  requests.length = 0
  await low.evaluate((handle: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (const price of ['900', '1500', '2100']) {
      set?.call(handle, price)
      handle.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await page.waitForURL(`**${path}?budget=2100-5000`)
  expect(requests.filter((request) => request.startsWith(path))).toHaveLength(1)
  expect(problems).toEqual([])
})

test('the budget slider and the selects update each other', async () => {
  const { page } = await openSlider('/nl/te-koop', 'nl')
  const [low, high] = handles(page)
  await page.locator('select[name=pricemax]').selectOption('400000')
  await page.waitForURL('**?pricemax=400000')
  expect(await high.inputValue()).toBe('400000')
  expect(await high.getAttribute('aria-valuetext')).toBe('€\u00a0400.000')
  expect(Math.max(...(await values(page, 'pricemin')))).toBeLessThan(400_000)
  await low.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**?budget=1000-400000')
  expect(await page.locator('select[name=pricemin]').inputValue()).toBe('1000')
})

test('without JavaScript each select disables the values beyond the other', async () => {
  const { page } = await open('/nl/te-koop?pricemin=300000&pricemax=500000', { javascript: false })
  expect(Math.max(...(await values(page, 'pricemin')))).toBeLessThan(500_000)
  expect(Math.min(...(await values(page, 'pricemax')))).toBeGreaterThan(300_000)
  await moreFilters(page).click()
  expect(await page.locator('input[type=range]:visible').count()).toBe(0)
  await page.locator('select[name=pricemin]').selectOption('200000')
  await follow(searchButton(page))
  expect(new URL(page.url()).searchParams.get('pricemin')).toBe('200000')
})

function handles(page: Page) {
  return [page.getByRole('slider').first(), page.getByRole('slider').last()] as const
}

async function openSlider(path: string, lang: Lang) {
  const visit = await open(path, { lang })
  await searchReady(visit.page)
  await moreFilters(visit.page, lang).click()
  return visit
}

/** The prices that a select offers. */
async function values(page: Page, name: string): Promise<number[]> {
  const options = page.locator(`select[name=${name}] option:not([value=""])`)
  return options.evaluateAll((elements) =>
    elements.map((element) => Number((element as HTMLOptionElement).value)),
  )
}
