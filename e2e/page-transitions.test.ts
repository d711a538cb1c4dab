import { expect, test } from 'vitest'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { cards } from './search-page.ts'

const NAME = 'home-picture'

test('the picture of a clicked card moves to the page of its listing', async () => {
  const list = `${pathOf('sale', 'nl')}?region=Antwerpen%7C2018`
  const { page } = await open(list, { pictures: true, motion: true })
  // Notes down the cards whose pictures are named as the page is left.
  await page.evaluate((name) => {
    addEventListener('pageswap', () => {
      const pictures = [...document.querySelectorAll('img')].filter(
        (picture) => picture.style.viewTransitionName === name,
      )
      const paths = pictures.map(
        (picture) => picture.closest('article')?.querySelector('a')?.pathname,
      )
      sessionStorage.setItem('moved', JSON.stringify(paths))
    })
  }, NAME)
  await cards(page).first().getByRole('link').first().click()
  await page.waitForURL(/\/property\//)
  const moved = await page.evaluate(() => sessionStorage.getItem('moved'))
  expect(moved).toBe(JSON.stringify([new URL(page.url()).pathname]))
  const picture = page.getByRole('main').getByRole('img').first()
  expect(await picture.evaluate((image) => getComputedStyle(image).viewTransitionName)).toBe(NAME)
})
