import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { listCount, placeTag, searchButton, searchReady } from './search-page.ts'

const [lang, ghent, antwerp] = ['fr', 'Gand', 'Anvers'] as const
const list = pathOf('sale', lang)
const t = translator(lang)

test('the search box finds postcodes, streets and the IDs of listings', async () => {
  const { page, problems } = await open(list, { lang })
  await searchReady(page)
  const where = page.getByLabel(t('search.where'), { exact: true })
  await where.pressSequentially('9000')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${list}?region=${ghent}%7C9000`)
  await expect.poll(() => placeTag(page, lang).textContent()).toContain(`${ghent} 9000`)
  expect(await where.inputValue()).toBe('')

  await where.pressSequentially('Lange Leem')
  await page.getByRole('option', { name: `Lange Leemstraat, ${antwerp}` }).click()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ streetcity: `Lange Leemstraat, ${antwerp}` })
  expect(await listCount(page)).toBeGreaterThan(0)

  await where.selectText()
  await page.keyboard.type('410001')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/${lang}/property/410001`)
  expect(problems).toEqual([])
})

test('the search box reports places that fail to load, and then shows those of the server', async () => {
  const { page } = await open('/healthz', { lang })
  await page.route('**/data/*.json', (route) => route.abort())
  await page.route('**/api/search?*', (route) => route.abort())
  const report = page.waitForRequest((request) => request.url().endsWith('/api/error/'))
  await page.goto(list)
  await searchReady(page)
  await page.locator('#search-where').pressSequentially('gent')
  expect((await report).postDataJSON().module).toBe('places')
  const unavailableOption = page.getByRole('option', { name: t('search.away') })
  await unavailableOption.waitFor()
  expect(await unavailableOption.getAttribute('aria-disabled')).toBe('true')
  const status = page.getByRole('search').getByRole('status')
  expect(await status.filter({ hasText: t('search.away') }).count()).toBe(1)
  await page.unroute('**/api/search?*')
  await page.keyboard.press('Backspace')
  await page.getByRole('option', { name: `${ghent} 9000` }).waitFor()
  expect(await unavailableOption.count()).toBe(0)
})

test('the empty search box offers the last search, and the town of the position if it is shared', async () => {
  const { page, problems } = await open(`${list}?type=1`, { lang, freshTab: true })
  await page.mouse.wheel(0, 10)
  await expect.poll(() => stored(page)).toContain('type=1')
  await page.goto(`/${lang}/`)
  await searchReady(page)
  await page.locator('#search-where').click()
  await page.getByRole('option', { name: t('search.last') }).click()
  await page.waitForURL(`**${list}?type=1`)

  await searchReady(page)
  await page.locator('#search-where').click()
  expect(await page.getByRole('option', { name: t('search.last') }).count()).toBe(0)
  const near = page.getByRole('option', { name: t('search.near'), exact: true })
  await near.click()
  const message = page.getByRole('option', { name: t('search.near.refused') })
  await message.waitFor()
  expect(await message.getAttribute('aria-disabled')).toBe('true')
  const status = page.getByRole('search').getByRole('status')
  expect(await status.filter({ hasText: t('search.near.refused') }).count()).toBe(1)

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 48.85, longitude: 2.35 })
  await near.click()
  await page.getByRole('option', { name: t('search.near.failed') }).waitFor()
  await page.context().setGeolocation({ latitude: 50.4669, longitude: 4.8675 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await near.click()
  await page.waitForURL(/region=Namur%7Ctown-namen.*radius=10/)
  expect(sent.filter((url) => url.includes('4.8675'))).toEqual([])
  expect(problems).toEqual([])
})

test('the search box suggests towns with listings first, with their number', async () => {
  const { page } = await open(list, { lang })
  await searchReady(page)
  const counts = await (await page.request.get('/api/place-counts?list=sale')).json()
  await page.locator('#search-where').pressSequentially('mo')
  const options = page.locator('#search-places').getByRole('option')
  const name = t('search.found.one', { count: 1 })
  await options.filter({ hasText: name }).first().waitFor()
  const notes = (await options.allTextContents()).slice(1)
  const hasCount = notes.map((note) => /\d résultat/.test(note))
  expect(hasCount).toContain(false)
  expect(hasCount).toEqual(hasCount.toSorted((a, b) => Number(b) - Number(a)))
  expect(counts['1080']).toBeGreaterThan(0)
  expect(notes.slice(0, hasCount.indexOf(false)).join()).toContain('1080')
})

test('the search button shows the number of listings of a sentence, and does not move', async () => {
  for (const [path, text] of [
    [`/${lang}/`, 'search.show.other'],
    [list, 'search.found.other'],
  ] as const) {
    const { page } = await open(path, { lang, width: 1440 })
    await searchReady(page)
    const where = page.locator('#search-where')
    await where.focus()
    const button = searchButton(page)
    const before = await button.boundingBox()
    const response = page.waitForResponse(/q=maison\+avec\+jardin\+%C3%A0\+gand&?$/)
    await where.pressSequentially('maison avec jardin à gand')
    const { total } = await (await response).json()
    await expect.poll(() => button.textContent()).toContain(t(text, { count: total }))
    expect(await button.boundingBox()).toEqual(before)
    const option = page.getByRole('option', { name: 'Maison · Jardin · Gand' })
    expect(await option.textContent()).toContain(t('search.found.other', { count: total }))
  }
})

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('pand:favourites'))
}
