import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInBothSchemes, boxOf, open, origin } from './harness.ts'
import { logIn } from './staff-area.ts'

test('the pin of a listing is moved by arrow keys, a drag and typing, and its place is saved', async () => {
  const { page, problems } = await open('/staff', {
    width: 320,
    height: 800,
    pictures: true,
    tiles: false,
  })
  await logIn(page, 'staff')
  const address = await createListing(page)
  await openAddress(page, address)
  const { pin, lat } = partsOf(page)
  await pin.waitFor()
  expect(await lat.inputValue()).toBe('')
  await page.getByRole('status').filter({ hasText: 'De straten laden niet.' }).waitFor()
  expect(await axeInBothSchemes(page)).toEqual([])

  await pin.press('Enter')
  const start = await pointOf(page)
  await pin.press('ArrowUp')
  await pin.press('ArrowRight')
  const moved = await pointOf(page)
  expect(metresBetween(start.lat, moved.lat)).toBeCloseTo(10, 0)
  expect(moved.lng).toBeGreaterThan(start.lng)

  await centreMap(page)
  const { x, y, width } = await boxOf(pin)
  await page.mouse.move(x + width / 2, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 40, y + 12, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await pointOf(page)).lng).toBeLessThan(start.lng)
  const dragged = await pointOf(page)

  await page.getByRole('button', { name: 'Bewaren als concept' }).click()
  await page.waitForURL('**done=draft*')
  await openAddress(page, address)
  await pin.waitFor()
  expect(await pointOf(page)).toEqual(dragged)

  const before = await boxOf(pin)
  await lat.fill(String(dragged.lat + 0.0005).replace('.', ','))
  await expect.poll(async () => (await boxOf(pin)).y).toBeLessThan(before.y)
  expect(problems.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
})

/** Creates a listing without a point in Ghent and returns the address of its editor. */
async function createListing(page: Page): Promise<string> {
  const response = await page.request.post('/staff/listings/new', {
    form: { goal: '0', webId: '1', 'typeDescription.nl': 'Huis', zip: '9000', 'city.nl': 'Gent' },
    headers: { Origin: origin },
  })
  return new URL(response.url()).pathname
}

async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await centreMap(page)
}

/** Scrolls the map into view, away from the buttons at the bottom of the window. */
async function centreMap(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'Plaats op de kaart' })
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

function partsOf(page: Page) {
  return {
    pin: page.getByRole('button', { name: 'Speld op de kaart' }),
    lat: page.getByLabel('Breedtegraad'),
    lng: page.getByLabel('Lengtegraad'),
  }
}

async function pointOf(page: Page) {
  const { lat, lng } = partsOf(page)
  const [north = '', east = ''] = [await lat.inputValue(), await lng.inputValue()]
  return { lat: Number(north.replace(',', '.')), lng: Number(east.replace(',', '.')) }
}

function metresBetween(from: number, to: number): number {
  return (to - from) * 111_195
}
