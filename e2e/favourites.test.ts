import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import {
  addFavourites,
  FAVOURITES_FR,
  favouritesReady,
  headerCount,
  shownIds,
} from './favourites-page.ts'
import { axeProblems, isFocused, islandOf, open, origin } from './harness.ts'

describe('the list of favourites', () => {
  const words = FAVOURITES_FR
  const { lang, list, favourites } = words

  test('is shared as a link that shows the same listings without JavaScript', async () => {
    const { page, problems } = await open(list, { lang, freshTab: true })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await addFavourites(page, ['410018', 'p9001', '410012'])
    await islandOf(page, 'favourite-buttons').getByRole('link').click()
    await page.waitForURL(`**${favourites}`)
    const ids = ['410012', 'p9001', '410018']
    await expect.poll(() => shownIds(page)).toEqual(ids)
    await page.getByRole('button', { name: words.share }).click()
    await page.getByText(words.copied).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${origin}${favourites}?ids=${ids.join()}`)
    expect(problems).toEqual([])

    const other = await open(link, { lang, javascript: false })
    expect(await shownIds(other.page)).toEqual(ids)
    expect(await islandOf(other.page, 'favourites').getByRole('button').allTextContents()).toEqual([
      words.mails,
      words.compareThem,
    ])
    await other.page.goto(favourites)
    await other.page.getByRole('heading', { name: words.noscript }).waitFor()
    expect(other.problems).toEqual([])
  })

  test('is not called empty before it has loaded, or if that fails', async () => {
    const { page } = await open(list, { lang })
    await addFavourites(page, ['410001'])
    const response = Promise.withResolvers<void>()
    await page.route(`**${favourites}?ids=*`, async (route) => {
      await response.promise
      await route.abort()
    })
    await page.goto(favourites)
    const empty = page.getByRole('heading', { name: words.empty })
    await page.getByText(words.loading).waitFor()
    expect(await empty.count()).toBe(0)
    response.resolve()
    await page.getByText(words.failed).waitFor()
    expect(await empty.count()).toBe(0)
  })

  test('counts listings that are offline, and shows a removed one until the next visit', async () => {
    const { page } = await open('/nl/te-koop')
    await addFavourites(page, ['410001', '410018', '999999', '410163'])
    await page.goto('/nl/favorieten')
    await page.getByText('2 panden staan niet (meer) online.').waitFor()
    expect(await headerCount(page)).toBe('4')
    await page.getByRole('button', { name: 'Uit mijn favorieten verwijderen' }).click()
    await page.getByText('niet (meer) online').waitFor({ state: 'detached' })
    expect(await headerCount(page)).toBe('2')
    expect(await shownIds(page)).toEqual(['410018', '410001'])

    await favouritesReady(page)
    const heart = page.locator('[data-favourite="410018"]')
    await heart.focus()
    for (const [key, pressed] of [
      ['Enter', 'false'],
      ['Space', 'true'],
      ['Space', 'false'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await heart.getAttribute('aria-pressed')).toBe(pressed)
      expect(await shownIds(page)).toEqual(['410018', '410001'])
    }
    await page.reload()
    await expect.poll(() => shownIds(page)).toEqual(['410001'])
    await page.getByRole('button', { name: 'Alles wissen' }).click()
    await expect.poll(() => shownIds(page)).toEqual([])
    expect(await headerCount(page)).toBe('')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test('a listing that was viewed is marked in lists until it is forgotten', async () => {
  const { page, problems } = await open('/nl/te-koop', { freshTab: true })
  const first = page.getByRole('article').first()
  const href = await first.getByRole('heading').getByRole('link').getAttribute('href')
  expect(await first.getAttribute('data-visited')).toBe(null)
  await page.goto(href ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/nl/te-koop')
  await expect.poll(() => first.getAttribute('data-visited')).toBe(translator('nl')('card.visited'))
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await islandOf(page, 'favourite-buttons').getByRole('link').waitFor()
  expect(await first.getAttribute('data-visited')).toBe(null)
  expect(problems).toEqual([])
})

test('a hidden listing gives way to a notice, and later to a line below the list', async () => {
  const path = '/nl/te-koop'
  const { page, problems } = await open(path, { freshTab: true })
  const t = translator('nl')
  expect(await page.locator('.hide').count()).toBe(0)
  await page.mouse.wheel(0, 10)
  const heading = page.getByRole('article').first().getByRole('heading')
  const title = (await heading.textContent()) ?? ''
  const hide = page.getByRole('button', { name: `${t('list.hide')} (${title}` })
  const undo = page.getByRole('button', { name: `${t('list.undo')} (${title}` })
  await hide.press('Enter')
  await expect.poll(() => isFocused(undo)).toBe(true)
  expect(await heading.textContent()).not.toBe(title)
  expect(await axeProblems(page)).toEqual([])
  await undo.press('Enter')
  await expect.poll(() => isFocused(hide)).toBe(true)
  expect(await heading.textContent()).toBe(title)

  await hide.press('Enter')
  await undo.waitFor()
  await page.reload()
  const line = page.getByText(t('list.hiddencount', { count: 1 }))
  await line.waitFor()
  expect(await heading.textContent()).not.toBe(title)
  expect(await undo.count()).toBe(0)
  const total = await page.locator('[data-live=list-heading]').textContent()
  const show = line.getByRole('button')
  await show.press('Enter')
  expect(await heading.textContent()).toBe(title)
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('pand:islands')))
  expect(await isFocused(show)).toBe(true)
  expect(await axeProblems(page)).toEqual([])
  await show.press('Enter')
  expect(await heading.textContent()).not.toBe(title)
  await show.press('Enter')
  await undo.click()
  await line.waitFor({ state: 'detached' })
  expect(await page.locator('[data-live=list-heading]').textContent()).toBe(total)
  expect(problems).toEqual([])
})

test('a listing that was hidden below the screen shifts nothing when the page loads', async () => {
  const { page } = await open('/nl/te-koop', { freshTab: true })
  await page.mouse.wheel(0, 10)
  await page.locator('.hide').last().press('Enter')
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await page.locator('.hidden-count').waitFor()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

/** Returns the sum of the layout shifts since the page was loaded. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}
