import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { follow, open } from './harness.ts'
import { moreFilters, requestsOf, searchButton, searchReady } from './search-page.ts'

describe('the budget slider', () => {
  const [lang, path, text] = ['fr', '/fr/a-louer', '€ 5.000+'] as const
  const [max, step] = [5000, 100]

  test('moves by keyboard in steps, and updates the budget when it stops', async () => {
    const { page, problems } = await openSlider(path, lang)
    const [low, high] = [page.getByRole('slider').first(), page.getByRole('slider').last()]
    expect(await high.getAttribute('aria-valuetext')).toBe(text.replace(' ', '\u00a0'))
    await low.focus()
    const value = async () => Number(await low.inputValue())
    for (const nth of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(value).toBe(nth * step)
    }
    await page.waitForURL(`**${path}?budget=${3 * step}-${max}`)
    expect(await page.locator('select[name=pricemin]').inputValue()).toBe(String(3 * step))
    await page.keyboard.press('PageUp')
    await expect.poll(value).toBeGreaterThan(4 * step)
    await page.keyboard.press('End')
    await expect.poll(value).toBe(max - step)
    await page.keyboard.press('Home')
    await page.waitForURL(`**${path}`)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('range')
    expect(problems).toEqual([])
  })
})

test('the list is requested once after the handle stops', async () => {
  const { page } = await openSlider('/nl/te-koop', 'nl')
  const requests = requestsOf(page)
  const low = page.getByRole('slider').first()
  await low.evaluate((handle: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (const price of ['90000', '150000', '210000']) {
      set?.call(handle, price)
      handle.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await page.waitForURL('**/nl/te-koop?budget=210000-2000000')
  expect(requests.filter((request) => request.startsWith('/nl/'))).toHaveLength(1)
})

test('the handles can be dragged but do not cross', async () => {
  const { page } = await openSlider('/nl/te-koop', 'nl')
  await drag(page, 'low', 0.25)
  await expect.poll(() => budget(page)).toMatch(/^(49|50)\d{4}-2000000$/)
  await drag(page, 'high', 0.1)
  const [low, high] = [page.getByRole('slider').first(), page.getByRole('slider').last()]
  expect(Number(await high.inputValue())).toBe(Number(await low.inputValue()) + 1000)
  await drag(page, 'high', 0.6)
  await drag(page, 'low', 0.9)
  expect(Number(await low.inputValue())).toBe(Number(await high.inputValue()) - 1000)
})

test('the selects and the slider update each other', async () => {
  const { page } = await openSlider('/nl/te-koop', 'nl')
  const [low, high] = [page.getByRole('slider').first(), page.getByRole('slider').last()]
  await page.locator('select[name=pricemax]').selectOption('400000')
  await page.waitForURL('**?pricemax=400000')
  expect(await high.inputValue()).toBe('400000')
  expect(await high.getAttribute('aria-valuetext')).toBe('€\u00a0400.000')
  const min = await values(page, 'pricemin')
  expect(Math.max(...min)).toBeLessThan(400_000)
  await low.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**?budget=1000-400000')
  expect(await page.locator('select[name=pricemin]').inputValue()).toBe('1000')
  await page.locator('select[name=pricemin]').selectOption('300000')
  await page.waitForURL('**?pricemax=400000&pricemin=300000')
  expect(await low.inputValue()).toBe('300000')
  expect(Math.min(...(await values(page, 'pricemax')))).toBeGreaterThan(300_000)
})

test('on the home page a bound disables the values beyond it', async () => {
  const { page } = await open('/nl/')
  await searchReady(page)
  await page.locator('select[name=pricemax]').selectOption('300000')
  await moreFilters(page).click()
  expect(Math.max(...(await values(page, 'pricemin')))).toBe(250_000)
  await page.locator('select[name=pricemax]').selectOption('')
  expect(Math.max(...(await values(page, 'pricemin')))).toBe(1_500_000)
})

test('the handles are large enough to touch', async () => {
  const { page } = await open('/nl/te-koop', { width: 390, touch: true })
  await searchReady(page)
  await moreFilters(page).tap()
  const box = await page.getByRole('slider').first().locator('..').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  const high = page.getByRole('slider').last()
  const thumb = await high.evaluate((input) =>
    getComputedStyle(input, '::-webkit-slider-thumb').getPropertyValue('width'),
  )
  expect(Number.parseFloat(thumb)).toBeGreaterThanOrEqual(44)
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
  expect(new URL(page.url()).searchParams.has('budget')).toBe(false)
})

async function openSlider(path: string, lang: Lang) {
  const visit = await open(path, { lang })
  await searchReady(visit.page)
  await moreFilters(visit.page, lang).click()
  return visit
}

/** Drags a handle of the slider to a position on the track. `to` is a fraction of the track's width. */
async function drag(page: Page, which: 'low' | 'high', to: number): Promise<void> {
  const handle =
    which === 'low' ? page.getByRole('slider').first() : page.getByRole('slider').last()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The slider is not visible')
  const share = await handle.evaluate(
    (element: HTMLInputElement) => Number(element.value) / Number(element.max),
  )
  const at = (part: number) => box.x + 22 + part * (box.width - 44)
  await page.mouse.move(at(share), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(at(to), box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
}

function budget(page: Page): string {
  return new URL(page.url()).searchParams.get('budget') ?? ''
}

/** The prices that a select offers. */
async function values(page: Page, name: string): Promise<number[]> {
  const options = page.locator(`select[name=${name}] option:not([value=""])`)
  return options.evaluateAll((elements) =>
    elements.map((element) => Number((element as HTMLOptionElement).value)),
  )
}
