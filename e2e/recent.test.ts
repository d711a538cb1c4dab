import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { FAVOURITES_FR, favouritesReady, idsIn } from './favourites-page.ts'
import { open, waitForIslands } from './harness.ts'

describe('recently viewed listings', () => {
  const words = FAVOURITES_FR
  const { lang, favourites } = words

  test('are shown on the favourites page and at the end of the next property page', async () => {
    const { page, problems } = await open(`/${lang}/property/410001`, { lang, height: 700 })
    await favouritesReady(page)
    await page.goto(`/${lang}/property/410018`)
    await favouritesReady(page)
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto(`/${lang}/property/410026`)
    await waitForIslands(page)
    expect(paths).not.toContain(favourites)
    await page.locator('[data-recent]').evaluate((section) => section.scrollIntoView())
    const row = page.getByRole('list', { name: words.recent })
    await row.waitFor()
    expect(await idsIn(page, '[data-recent]')).toEqual(['410018', '410001'])
    await page.goto(favourites)
    await page.locator('[data-recent]').evaluate((section) => section.scrollIntoView())
    await row.waitFor()
    expect(await idsIn(page, '[data-recent]')).toEqual(['410026', '410018', '410001'])
    expect(problems).toEqual([])
  })

  test('are shown at the end of the home page and of a list until they are cleared', async () => {
    const { page, problems } = await open(`/${lang}/property/410001`, { lang, freshTab: true })
    await favouritesReady(page)
    for (const path of [`/${lang}/`, words.list]) {
      await page.goto(path)
      await waitForIslands(page)
      await page.locator('[data-recent]').evaluate((section) => section.scrollIntoView())
      await page.getByRole('list', { name: words.recent }).waitFor()
      expect(await idsIn(page, '[data-recent]')).toEqual(['410001'])
    }
    const clear = translator(lang)('favourites.clearrecent')
    await page.getByRole('button', { name: clear }).click()
    expect(await page.getByRole('list', { name: words.recent }).isVisible()).toBe(false)
    await page.goto(`/${lang}/`)
    await waitForIslands(page)
    expect(await page.evaluate(() => localStorage.getItem('pand:favourites'))).toContain(
      '"recent":[]',
    )
    expect(problems).toEqual([])
  })
})
