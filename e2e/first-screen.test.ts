import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { boxOf, open, waitTwoFrames } from './harness.ts'

const nl = translator('nl')
const PROPERTY = PROPERTIES.plain

test('a desktop shows the essentials without scrolling, and then the section navigation', async () => {
  const { page, problems } = await open(propertyPath('nl', PROPERTY))
  expect(await page.getByRole('link', { name: nl('detail.backtolist') }).isVisible()).toBe(true)
  const gallery = await boxOf(page.getByRole('region', { name: nl('picture.carousel') }))
  // The gallery has at most 46 % of the height of the window.
  expect(gallery.height).toBeLessThanOrEqual(0.46 * 900)
  const facts = await factsLayout(page)
  expect(facts.count).toBe(4)
  expect(facts.rows).toBe(1)
  const contact = page.getByRole('complementary', { name: nl('manager.title') })
  for (const { y, height } of [facts, await boxOf(contact)]) expect(y + height).toBeLessThan(900)
  const crumbs = page.getByRole('navigation', { name: nl('nav.breadcrumbs') })
  const sectionLinks = page.getByRole('navigation', { name: nl('detail.onthispage') })
  expect(await sectionLinks.isVisible()).toBe(false)
  await page.getByRole('heading', { name: nl('detail.energy') }).scrollIntoViewIfNeeded()
  await expect.poll(() => sectionLinks.isVisible()).toBe(true)
  const bar = sectionLinks.locator('../..')
  expect(await boxOf(bar)).toMatchObject({ x: 0, y: 0, height: 56 })
  await bar.getByText('Lange Leemstraat 214 bus 3, Antwerpen').waitFor()
  await bar.getByText(/^€\s[\d.]+$/).waitFor()
  const location = sectionLinks.getByRole('link', { name: nl('detail.location') })
  await location.click()
  await expect.poll(() => location.getAttribute('aria-current')).toBe('true')
  const heading = await boxOf(page.getByRole('heading', { name: nl('detail.location') }))
  expect(heading.y).toBeGreaterThan(56)
  await crumbs.getByRole('link', { name: 'Antwerpen' }).click()
  await page.waitForURL(/\/te-koop\?region=Antwerpen/)
  expect(problems).toEqual([])
})

test('pictures with round buttons, price and facts are visible without scrolling on a phone', async () => {
  const { page, problems } = await open(propertyPath('nl', PROPERTY), { width: 390, height: 844 })
  const gallery = await boxOf(page.getByRole('region', { name: nl('picture.carousel') }))
  const back = page.getByRole('link', { name: nl('detail.backtolist') })
  const favouriteButton = page
    .getByRole('main')
    .getByRole('button', { name: / bewaren$/ })
    .first()
  const share = page.getByRole('main').locator('summary').first()
  for (const button of [back, favouriteButton, share]) {
    const { y, width, height } = await boxOf(button)
    expect([width, height]).toEqual([44, 44])
    expect(y).toBeGreaterThan(gallery.y)
    expect(y + height).toBeLessThan(gallery.y + gallery.height)
  }
  const crumbs = page.getByRole('navigation', { name: nl('nav.breadcrumbs') })
  expect(await crumbs.isVisible()).toBe(false)
  const facts = await factsLayout(page)
  expect(facts.rows).toBe(1)
  expect(facts.y + facts.height).toBeLessThan(844)
  await page.evaluate(() => scrollTo(0, 900))
  await waitTwoFrames(page)
  const sectionLinks = page.getByRole('navigation', { name: nl('detail.onthispage') })
  expect(await sectionLinks.isVisible()).toBe(true)
  const visit = sectionLinks.locator('../..').getByRole('link', { name: nl('manager.plan') })
  expect(await visit.count()).toBe(0)
  expect(problems).toEqual([])
})

/** Returns the box of the list of facts, the number of facts and the number of rows that they occupy. */
async function factsLayout(page: Page) {
  const list = page.getByRole('main').locator('dl').first()
  const tops = await list
    .locator('dt')
    .evaluateAll((terms) => terms.map((term) => term.parentElement?.getBoundingClientRect().top))
  return { ...(await boxOf(list)), count: tops.length, rows: new Set(tops).size }
}
