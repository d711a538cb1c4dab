import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { HOMES } from './demo.ts'
import { boxOf, open, twoFrames } from './harness.ts'

const nl = translator('nl')
const HOME = HOMES.plain

test('pictures, title, price, facts and contact are visible without scrolling on a desktop', async () => {
  const { page, problems } = await open(propertyPath('nl', HOME))
  expect(await page.getByRole('link', { name: nl('detail.backtolist') }).isVisible()).toBe(true)
  const gallery = await boxOf(page.getByRole('region', { name: nl('picture.carousel') }))
  expect(gallery.height).toBeLessThanOrEqual(0.46 * 900)
  const title = page.getByRole('heading', { level: 1 })
  expect(await longestLine(title)).toBeLessThanOrEqual(28)
  const prices = page.getByRole('main').getByText(/^€\s[\d.]+$/)
  const price = prices.filter({ visible: true }).first()
  expect(Math.abs((await baselineOf(title)) - (await baselineOf(price)))).toBeLessThanOrEqual(1)
  const facts = await rowOfFacts(page)
  expect(facts.count).toBe(4)
  expect(facts.rows).toBe(1)
  const contact = page.getByRole('complementary', { name: nl('manager.title') })
  for (const { y, height } of [facts, await boxOf(contact)]) expect(y + height).toBeLessThan(900)
  const crumbs = page.getByRole('navigation', { name: nl('nav.breadcrumbs') })
  const shareButton = await boxOf(page.getByText(nl('share.open'), { exact: true }))
  const crumbsBox = await boxOf(crumbs)
  expect(
    Math.abs(shareButton.y + shareButton.height / 2 - (crumbsBox.y + crumbsBox.height / 2)),
  ).toBeLessThanOrEqual(2)
  await crumbs.getByRole('link', { name: 'Antwerpen' }).click()
  await page.waitForURL(/\/te-koop\?region=Antwerpen/)
  expect(problems).toEqual([])
})

test('the contact card is visible without scrolling on a desktop with two tours', async () => {
  const { page } = await open(propertyPath('nl', HOMES.twoTours), { pictures: false })
  expect(await page.getByRole('link', { name: /virtueel bezoek/i }).count()).toBe(2)
  const { y, height } = await boxOf(page.getByRole('complementary', { name: nl('manager.title') }))
  expect(y + height).toBeLessThan(900)
})

test('the breadcrumb of a property is not cut off on a tablet', async () => {
  const lang = 'de'
  const { page } = await open(propertyPath(lang, HOME), { width: 768, scrollbars: true })
  const crumbs = page.getByRole('navigation', { name: translator(lang)('nav.breadcrumbs') })
  const isCut = crumbs
    .getByRole('listitem')
    .last()
    .evaluate((item) => item.scrollWidth > item.clientWidth)
  expect(await isCut).toBe(false)
})

test.each([390, 1440])(
  'the placeholder of missing pictures has the width of the gallery at %i px',
  async (width) => {
    const widths: number[] = []
    for (const home of [HOMES.noPictures, HOME]) {
      const { page } = await open(propertyPath('nl', home), { width, scrollbars: true })
      widths.push((await boxOf(page.locator('.gallery'))).width)
    }
    expect(widths[0]).toBe(widths[1])
  },
)

describe('the section navigation', () => {
  test('has the address, the price, the sections and the visit button on a desktop', async () => {
    const { page, problems } = await open(propertyPath('nl', HOME))
    const parts = page.getByRole('navigation', { name: nl('detail.onthispage') })
    expect(await parts.isVisible()).toBe(false)
    await page.getByRole('heading', { name: nl('detail.energy') }).scrollIntoViewIfNeeded()
    await expect.poll(() => parts.isVisible()).toBe(true)
    const line = parts.locator('../..')
    expect(await boxOf(line)).toMatchObject({ x: 0, y: 0, height: 56 })
    await line.getByText('Lange Leemstraat 214 bus 3, Antwerpen').waitFor()
    await line.getByText(/^€\s[\d.]+$/).waitFor()
    await line.getByRole('link', { name: nl('manager.plan') }).waitFor()
    const location = parts.getByRole('link', { name: nl('detail.location') })
    await location.click()
    await expect.poll(() => location.getAttribute('aria-current')).toBe('true')
    const heading = await boxOf(page.getByRole('heading', { name: nl('detail.location') }))
    expect(heading.y).toBeGreaterThan(56)
    expect(problems).toEqual([])
  })
})

test('a phone shows pictures with round buttons, the price and the facts first', async () => {
  const { page, problems } = await open(propertyPath('nl', HOME), { width: 390, height: 844 })
  const gallery = await boxOf(page.getByRole('region', { name: nl('picture.carousel') }))
  const back = page.getByRole('link', { name: nl('detail.backtolist') })
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: / bewaren$/ })
    .first()
  const share = page.getByRole('main').locator('summary').first()
  for (const button of [back, heart, share]) {
    const { y, width, height } = await boxOf(button)
    expect([width, height]).toEqual([44, 44])
    expect(y).toBeGreaterThan(gallery.y)
    expect(y + height).toBeLessThan(gallery.y + gallery.height)
  }
  const crumbs = page.getByRole('navigation', { name: nl('nav.breadcrumbs') })
  expect(await crumbs.isVisible()).toBe(false)
  const facts = await rowOfFacts(page)
  expect(facts.rows).toBe(1)
  expect(facts.y + facts.height).toBeLessThan(844)
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await share.click()
  const shareMenu = page.getByRole('button', { name: nl('share.copy') }).locator('..')
  await shareMenu.waitFor()
  const menu = await boxOf(shareMenu)
  expect(menu.x).toBeGreaterThanOrEqual(0)
  expect(menu.x + menu.width).toBeLessThanOrEqual(390)
  await page.evaluate(() => scrollTo(0, 900))
  await twoFrames(page)
  const parts = page.getByRole('navigation', { name: nl('detail.onthispage') })
  expect(await parts.isVisible()).toBe(true)
  const visit = parts.locator('../..').getByRole('link', { name: nl('manager.plan') })
  expect(await visit.count()).toBe(0)
  expect(problems).toEqual([])
})

/** The box of the four facts, with how many there are and in how many rows. */
async function rowOfFacts(page: Page) {
  const list = page.getByRole('main').locator('dl').first()
  const tops = await list
    .locator('dt')
    .evaluateAll((all) => all.map((one) => one.parentElement?.getBoundingClientRect().top))
  return { ...(await boxOf(list)), count: tops.length, rows: new Set(tops).size }
}

/** The number of characters in the longest line of an element's text. */
function longestLine(element: Locator): Promise<number> {
  return element.evaluate((heading) => {
    const text = heading.firstChild
    const lines = new Map<number, number>()
    const range = document.createRange()
    for (let at = 0; text && at < (text.textContent ?? '').length; at++) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? 0) + 1)
    }
    return Math.max(...lines.values())
  })
}

/** Where the first line of an element's text stands. */
function baselineOf(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const mark = document.createElement('span')
    mark.style.display = 'inline-block'
    box.prepend(mark)
    const { bottom } = mark.getBoundingClientRect()
    mark.remove()
    return bottom
  })
}
