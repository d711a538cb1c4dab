import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { FAVOURITES_FR, favouritesReady, idsIn } from './favourites-page.ts'
import { open, waitForIslands } from './harness.ts'

const { lang, favourites, recent } = FAVOURITES_FR

test('recently viewed listings are shown at the end of pages until they are cleared', async () => {
  const first = `/${lang}/property/410001`
  const { page, problems } = await open(first, { lang, height: 700, freshTab: true })
  await favouritesReady(page)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const row = page.getByRole('list', { name: recent })
  await page.goto(`/${lang}/property/410018`)
  await waitForIslands(page)
  expect(paths).not.toContain(favourites)
  for (const [path, ids] of [
    [null, ['410001']],
    [favourites, ['410018', '410001']],
    [`/${lang}/`, ['410018', '410001']],
  ] as const) {
    if (path) await page.goto(path)
    await waitForIslands(page)
    await page.locator('[data-recent]').evaluate((section) => section.scrollIntoView())
    await row.waitFor()
    expect(await idsIn(page, '[data-recent]')).toEqual(ids)
  }
  await page.getByRole('button', { name: translator(lang)('favourites.clearrecent') }).click()
  expect(await row.isVisible()).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('pand:favourites'))).toContain(
    '"recent":[]',
  )
  expect(problems).toEqual([])
})
