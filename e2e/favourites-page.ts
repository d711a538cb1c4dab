import type { Locator, Page } from 'playwright-core'
import { islandOf, islandReady } from './harness.ts'

/** The addresses and texts of the favourites, in French. */
export const KEEPING = {
  lang: 'fr',
  list: '/fr/a-vendre',
  favourites: '/fr/favoris',
  compare: '/fr/comparer',
  save: /^Garder /,
  removeFavourite: /^Ne plus garder/,
  clear: 'Tout effacer',
  cleared: 'Tout est effacé.',
  share: 'Partager cette liste',
  recent: 'Vus récemment',
  empty: 'Pas encore de favoris',
  pick: 'Comparer',
  compareThem: 'Comparer ',
  mails: 'M’avertir des changements',
  copied: 'Le lien est copié.',
} as const

/** Waits until hearts listen. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-can-store]').waitFor({ state: 'attached' })
  await islandReady(page, 'favourite-buttons')
}

/** Keeps homes as hearts do, without looking for each in the lists. */
export async function keep(page: Page, ids: string[]): Promise<void> {
  await ready(page)
  for (const id of ids) {
    await page.evaluate((text) => {
      const heart = document.createElement('button')
      heart.dataset.favourite = text
      document.body.append(heart)
      heart.click()
      heart.remove()
    }, id)
  }
}

export function count(page: Page): Promise<string | null> {
  return page.locator('[data-favourites-count]').textContent()
}

export function shownIds(page: Page): Promise<(string | null)[]> {
  return idsIn(page, 'pand-island[name=favourites]')
}

export function idsIn(page: Page, part: string): Promise<(string | null)[]> {
  return page
    .locator(`${part} [data-favourite]`)
    .evaluateAll((hearts) => hearts.map((heart) => heart.getAttribute('data-favourite')))
}

/** The boxes that pick homes to compare. */
export function picks(page: Page): Locator {
  return islandOf(page, 'favourites').getByRole('checkbox')
}
