import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { listCount, placeTag, searchReady } from './search-page.ts'

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
