import { describe, expect, test } from 'vitest'
import {
  addFavourites,
  compareCheckboxes,
  FAVOURITES_FR,
  favouritesReady,
  headerCount,
  shownIds,
} from './favourites-page.ts'
import { islandOf, open, origin } from './harness.ts'

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
    expect(other.status).toBe(200)
    expect(await shownIds(other.page)).toEqual(ids)
    expect(await islandOf(other.page, 'favourites').getByRole('button').allTextContents()).toEqual([
      words.mails,
      words.compareThem,
    ])
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
    const loading = page.getByText(words.loading)
    await loading.waitFor()
    expect(await empty.count()).toBe(0)
    response.resolve()
    await page.getByText(words.failed).waitFor()
    expect([await loading.count(), await empty.count()]).toEqual([0, 0])
    await page.unroute(`**${favourites}?ids=*`)
    await page.reload()
    await expect.poll(() => shownIds(page)).toEqual(['410001'])
  })

  test('requires JavaScript, which the page says', async () => {
    const { page } = await open(favourites, { lang, javascript: false })
    await page.getByRole('heading', { name: words.noscript }).waitFor()
    expect(await page.getByText(words.loading).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: words.empty }).count()).toBe(0)
  })

  test('is cleared with one click', async () => {
    const { page } = await open('/nl/property/410026', { lang })
    await favouritesReady(page)
    await addFavourites(page, ['410001', '410018'])
    await page.goto(favourites)
    await expect.poll(() => shownIds(page)).toEqual(['410018', '410001'])
    await compareCheckboxes(page).first().check()
    await page.locator('[data-recent][data-filled]').waitFor()
    await page.getByRole('button', { name: words.clear }).click()
    await page.getByRole('heading', { name: words.empty }).waitFor()
    await page.getByText(words.cleared).waitFor()
    expect(await headerCount(page)).toBe('')
    expect(await page.locator('[data-recent][data-filled]').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test('a removed favourite stays on the page until the next visit', async () => {
  const { page } = await open('/nl/te-koop')
  await addFavourites(page, ['410001', '410018'])
  await page.goto('/nl/favorieten')
  await expect.poll(() => shownIds(page)).toHaveLength(2)
  await favouritesReady(page)
  const heart = page.locator('[data-favourite="410018"]')
  await heart.focus()
  await page.keyboard.press('Enter')
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  expect(await shownIds(page)).toEqual(['410018', '410001'])
  await page.keyboard.press('Space')
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Space')
  await page.reload()
  await expect.poll(() => shownIds(page)).toEqual(['410001'])
})

test('favourites that are no longer online are counted and can be removed', async () => {
  const { page } = await open('/nl/te-koop')
  await addFavourites(page, ['410001', '999999', '410163'])
  await page.goto('/nl/favorieten')
  await page.getByText('2 panden staan niet (meer) online.').waitFor()
  expect(await headerCount(page)).toBe('3')
  await page.getByRole('button', { name: 'Uit mijn favorieten verwijderen' }).click()
  await page.getByText('niet (meer) online').waitFor({ state: 'detached' })
  expect(await headerCount(page)).toBe('1')
  expect(await shownIds(page)).toEqual(['410001'])
})
