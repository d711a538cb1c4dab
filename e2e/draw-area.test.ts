import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cornersOfArea, parseArea } from '../src/platform/geo/area.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { axeInBothSchemes, boxOf, isFocused, open } from './harness.ts'
import { areasOf, mapOf, mapStatus, markersOf, openMap } from './map-page.ts'
import { listCount } from './search-page.ts'

const nl = translator('nl')

test('an area can be drawn corner by corner and removed by its chip', async () => {
  const { page, problems } = await openMap('/nl/te-koop?region=Gent%7C9000&type=1')
  const pins = markersOf(mapOf(page)).getByRole('button')
  const count = await pins.count()
  await drawButton(page).click()
  await panel(page).waitFor()
  expect(await pins.count()).toBe(count)
  expect(await pins.first().isDisabled()).toBe(true)
  await clickOn(page, [0.2, 0.3], [0.8, 0.3], [0.8, 0.75], [0.2, 0.75])
  expect(await statusText(page)).toContain('4 hoeken')
  await panel(page)
    .getByRole('button', { name: nl('draw.done') })
    .click()
  await page.waitForURL(/\?(?=.*area=)(?=.*type=1)(?!.*region=)/)
  expect(cornersOfArea(areaIn(page))).toHaveLength(4)
  await expect.poll(() => areasOf(mapOf(page)).count()).toBeGreaterThan(0)
  await expect
    .poll(() => mapStatus(page).first().textContent())
    .toContain(`${await listCount(page)}`)
  await chip(page).click()
  await page.waitForURL(/\/nl\/te-koop\?type=1$/)
  expect(problems).toEqual([])
})

test('an area can be drawn with a finger without scrolling the page', async () => {
  const { page, problems } = await open('/nl/te-koop', {
    width: 390,
    height: 844,
    touch: true,
    pictures: true,
  })
  await page.getByRole('button', { name: nl('list.map'), exact: true }).tap()
  await drawButton(page).tap()
  await panel(page).waitFor()
  const scrolled = await page.evaluate(() => scrollY)
  await drawPath(page, [0.2, 0.2], [0.8, 0.25], [0.75, 0.5], [0.3, 0.55], [0.2, 0.2])
  expect(await statusText(page)).toMatch(/^[45] hoeken/)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await panel(page)
    .getByRole('button', { name: nl('draw.done') })
    .tap()
  await page.waitForURL(/\?area=/)
  expect(areaIn(page)).not.toBe('')
  expect(problems).toEqual([])
})

test('an area can be drawn by keyboard', async () => {
  const { page, problems } = await openMap('/nl/te-koop?region=Gent%7C9000')
  const press = (name: string) => panel(page).getByRole('button', { name }).press('Enter')
  await drawButton(page).focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  await expect.poll(() => isFocused(mapOf(page))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await statusText(page)).toContain('1 hoek.')
  await page.keyboard.press('Backspace')
  expect(await statusText(page)).toContain(nl('draw.help'))
  await press(nl('draw.list'))
  const place = panel(page).getByLabel(nl('draw.place'))
  for (const [at, name] of ['8000', 'Aalst', 'Antwerpen'].entries()) {
    await place.fill(name)
    await place.press('Enter')
    await panel(page)
      .getByText(nl('draw.corner', { number: at + 1 }))
      .waitFor()
  }
  await place.fill('nergens zo')
  await place.press('Enter')
  await panel(page)
    .getByText(nl('draw.noplace', { place: 'nergens zo' }))
    .waitFor()
  await press(nl('draw.centre'))
  expect(await axeInBothSchemes(page)).toEqual([])
  await press(nl('draw.remove', { number: 4 }))
  const before = panel(page).getByRole('button', { name: nl('draw.remove', { number: 3 }) })
  await expect.poll(() => isFocused(before)).toBe(true)
  await press(nl('draw.done'))
  await page.waitForURL(/\?area=/)
  expect(cornersOfArea(areaIn(page))).toHaveLength(3)
  await drawButton(page, 'draw.change').press('Enter')
  expect(await statusText(page)).toContain(nl('draw.changehelp'))
  await press(nl('draw.again'))
  await press(nl('draw.done'))
  expect(await statusText(page)).toContain(nl('draw.toofew'))
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(drawButton(page, 'draw.change'))).toBe(true)
  expect(problems).toEqual([])
})

type Share = [x: number, y: number]

function drawButton(page: Page, text: 'draw.open' | 'draw.change' = 'draw.open') {
  return page.getByRole('button', { name: nl(text) })
}

function panel(page: Page) {
  return page.getByRole('group', { name: nl('draw.label') })
}

async function statusText(page: Page): Promise<string> {
  return (await panel(page).getByRole('status').textContent()) ?? ''
}

function chip(page: Page) {
  return page.getByRole('link', { name: nl('chips.remove', { name: nl('chips.area') }) }).first()
}

function areaIn(page: Page): string {
  return parseArea(new URL(page.url()).searchParams.get('area'))
}

async function clickOn(page: Page, ...shares: Share[]): Promise<void> {
  for (const point of await pointsOn(page, shares)) await page.mouse.click(...point)
}

async function drawPath(page: Page, ...shares: Share[]): Promise<void> {
  const [first, ...others] = await pointsOn(page, shares)
  if (first) await page.mouse.move(...first)
  await page.mouse.down()
  for (const point of others) await page.mouse.move(...point, { steps: 8 })
  await page.mouse.up()
}

/** Converts fractions of the map's width and height to coordinates of the window. */
async function pointsOn(page: Page, shares: Share[]): Promise<Share[]> {
  const box = await boxOf(mapOf(page))
  return shares.map(([x, y]) => [box.x + box.width * x, box.y + box.height * y])
}
