import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { cards } from './search-page.ts'

const NAME = 'home-picture'

test('the picture of a clicked card moves to the page of its listing', async () => {
  const page = await openCard({ motion: true })
  const { pathname } = new URL(page.url())
  expect(await movedCards(page)).toEqual([pathname])
  expect(await nameOfFirstPicture(page)).toBe(NAME)
})

test('the picture does not move with reduced motion', async () => {
  const page = await openCard({ motion: false })
  expect(await movedCards(page)).toEqual([])
  expect(await nameOfFirstPicture(page)).toBe('none')
})

/** Clicks a card of a list, which notes down the cards whose pictures are named as the page is left. */
async function openCard(options: { motion: boolean }): Promise<Page> {
  const { page } = await open(`${pathOf('sale', 'nl')}?region=Antwerpen%7C2018`, {
    pictures: true,
    ...options,
  })
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
  return page
}

function movedCards(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('moved') ?? 'null'))
}

function nameOfFirstPicture(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((picture) => getComputedStyle(picture).viewTransitionName)
}
