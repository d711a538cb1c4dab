import { describe, expect, test } from 'vitest'
import { FAVOURITES_FR, favouritesReady, headerCount, shownIds } from './favourites-page.ts'
import { open } from './harness.ts'
import { cards } from './search-page.ts'

describe('a favourite saved by its heart button', () => {
  const words = FAVOURITES_FR
  const { lang, list } = words

  test('is counted in the header, and still saved after the list changes and a reload', async () => {
    const { page, problems } = await open(list, { lang })
    expect(await headerCount(page)).toBe('')
    const buttons = cards(page).getByRole('button', { name: words.save })
    const id = await buttons.first().getAttribute('data-favourite')
    await buttons.nth(1).click()
    await buttons.first().click()
    expect(await headerCount(page)).toBe('2')
    const heart = cards(page).locator(`[data-favourite="${id}"]`)
    await page.locator('select[name=type]').selectOption({ index: 1 })
    await page.waitForURL('**?type=*')
    await page.locator('select[name=type]').selectOption('')
    await page.waitForURL(`**${list}`)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await favouritesReady(page)
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await heart.getAttribute('aria-label')).toMatch(words.removeFavourite)
    expect(await headerCount(page)).toBe('2')
    await heart.click()
    expect(await headerCount(page)).toBe('1')
    expect(problems).toEqual([])
  })
})

test('tabs of one browser synchronise their favourites', async () => {
  const { page } = await open('/nl/property/410001')
  await favouritesReady(page)
  const other = await page.context().newPage()
  await other.goto('/nl/favorieten')
  await favouritesReady(other)
  await page
    .getByRole('button', { name: / bewaren$/ })
    .first()
    .click()
  await expect.poll(() => headerCount(other)).toBe('1')
  await expect.poll(() => shownIds(other)).toEqual(['410001'])
  await other.getByRole('button', { name: 'Alles wissen' }).click()
  await expect.poll(() => headerCount(page)).toBe('')
  await expect
    .poll(() => page.locator('[data-favourite="410001"]').first().getAttribute('aria-pressed'))
    .toBe('false')
})
